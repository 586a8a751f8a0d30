import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const girone = useGirone(useDatabase(), { JOBS: 'off' });

test('a body that does not come in time is answered once, with 408, and its connection ends', async () => {
  const { port } = new URL(girone.address);
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  );
  // The rest comes drop by drop, and what follows it looks like another request.
  const dripping = setInterval(() => socket.write(' '), 500);
  await once(socket, 'close');
  clearInterval(dripping);

  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 408']);
  expect(heard.toLowerCase()).toContain('connection: close');
  expect(heard).toContain('"code":"request_timeout"');
});
