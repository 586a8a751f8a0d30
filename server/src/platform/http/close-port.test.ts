import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { closePort } from './close-port.ts';

/** In a thread of its own, as people are elsewhere: forty who connect again and again, and say at last why they cannot. */
const people = `
  const { connect } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const ask = () => new Promise((resolve) => {
    const socket = connect(workerData, '127.0.0.1').on('error', ({ code }) => resolve(code));
    socket.resume().on('end', () => resolve('answered'));
  });
  let answers = 0;
  const ends = Array.from({ length: 40 }, async () => {
    for (;;) {
      const end = await ask();
      if (end !== 'answered') return end;
      answers += 1;
      if (answers === 100) parentPort.postMessage('they are coming');
    }
  });
  Promise.all(ends).then((all) => parentPort.postMessage(all));
`;

/** How many of eight hundred, in twenty rounds, are reset when the port closes that way. */
async function countResets(close: typeof closePort): Promise<number> {
  let resets = 0;
  for (let round = 0; round < 20; round += 1) {
    const server = createServer((socket) => socket.on('error', () => undefined).end('here'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = z.object({ port: z.int() }).parse(server.address());
    const worker = new Worker(people, { eval: true, workerData: port });
    await once(worker, 'message');
    const ended = once(worker, 'message');
    await close(server);
    const [ends] = z.tuple([z.array(z.string())]).parse(await ended);
    resets += ends.filter((end) => end !== 'ECONNREFUSED').length;
  }
  return resets;
}

test('hardly anybody who comes while a port closes is reset', async () => {
  // Hundreds where it simply closes.
  expect(await countResets(closePort)).toBeLessThan(20);
});

test('a port closes though somebody comes in every turn', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  function come(): void {
    server.emit('connection');
    if (server.listening) setImmediate(come);
  }
  come();
  const startedAt = performance.now();
  await closePort(server);
  expect(server.listening).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(2500);
});
