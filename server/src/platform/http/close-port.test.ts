import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { closePort } from './close-port.ts';

test('a port closes after a turn in which nobody came', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  let coming = 10;
  function come(): void {
    server.emit('connection');
    coming -= 1;
    if (coming > 0) setImmediate(come);
  }
  come();
  const closed = closePort(server);
  expect(server.listening).toBe(true);
  await closed;
  expect(server.listening).toBe(false);
  expect(coming).toBe(0);
});

test('a port closes though somebody comes in every turn', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  function come(): void {
    server.emit('connection');
    if (server.listening) setImmediate(come);
  }
  come();
  await closePort(server);
  expect(server.listening).toBe(false);
});
