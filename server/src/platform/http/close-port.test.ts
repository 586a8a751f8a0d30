import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Socket, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closePort } from './close-port.ts';

/** Sixteen who come again as soon as they have been greeted; what happens to them other than that is written down. */
const callers = `
  const { connect } = require('node:net');
  const seen = {};
  let open = 16;
  function call() {
    let isGreeted = false;
    connect(JSON.parse(process.argv[1]))
      .on('connect', function () { this.write('?'); })
      .on('data', () => (isGreeted = true))
      .on('error', ({ code }) => (seen[code] = (seen[code] ?? 0) + 1))
      .on('close', (hasFailed) => {
        if (!hasFailed) seen[isGreeted ? 'greeted' : 'left alone'] = true;
        if (hasFailed) open -= 1;
        else call();
        if (open === 0) console.log(JSON.stringify(seen));
      });
  }
  for (let n = 0; n < open; n += 1) call();
`;

async function openPort(host: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    socket.end('Good evening');
  });
  await once(server.listen(0, host), 'listening');
  return server;
}

async function callsOf(caller: ChildProcess): Promise<unknown> {
  let output = '';
  caller.stdout?.on('data', (chunk) => (output += String(chunk)));
  await once(caller, 'close');
  return JSON.parse(output);
}

async function closeUnderCalls(host: string): Promise<unknown> {
  const server = await openPort(host);
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const place = { port, host: host === '::' ? '::1' : '127.0.0.1' };
  const caller = spawn(process.execPath, ['-e', callers, JSON.stringify(place)]);
  onTestFinished(() => void caller.kill());
  const calls = callsOf(caller);
  for (let taken = 0; taken < 100; taken += 1) await once(server, 'connection');
  await closePort(server, { isPortKept: false });
  expect(server.listening).toBe(false);
  return calls;
}

test.each(['127.0.0.1', '0.0.0.0', '::'])(
  'whoever comes to %s while the port closes is greeted or refused, and nobody cut off',
  async (host) => {
    const rounds = await Promise.all([1, 2].map(() => closeUnderCalls(host)));
    for (const calls of rounds) expect(calls).toEqual({ greeted: true, ECONNREFUSED: 16 });
  },
);

test('a port closes though somebody comes in every turn', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  function come(): void {
    server.emit('connection', new Socket());
    if (server.listening) setImmediate(come);
  }
  come();
  await closePort(server, { isPortKept: false });
  expect(server.listening).toBe(false);
});
