import { once } from 'node:events';
import { connect } from 'node:net';
import { en } from '@girone/contract/messages/en';
import { expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const girone = useGirone(useDatabase(), { JOBS: 'off' });

/** What comes back on a connection of its own until the server ends it; `then` follows the first answer. */
async function hear(first: string, then?: string): Promise<string> {
  const socket = connect(Number(new URL(girone.address).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    if (heard === '' && then !== undefined) socket.write(then);
    heard += String(chunk);
  });
  socket.on('error', () => undefined);
  socket.write(first);
  await once(socket, 'close');
  return heard;
}

const unreadable = [
  { what: 'no HTTP at all', text: 'EHLO girone\r\n\r\n', status: 400, code: 'malformed_request' },
  {
    what: 'two lengths',
    text: 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    status: 400,
    code: 'malformed_request',
  },
  {
    what: 'a header without an end',
    text: `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    status: 431,
    code: 'headers_too_large',
  },
] as const;

test.each(unreadable)('$what is refused in our form, and the line ends', async (one) => {
  const heard = await hear(one.text);
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${one.status}`]);
  expect(head.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(body)).toEqual({ code: one.code, message: en.errors[one.code] });
});

test('what is no request puts nothing into an answer that is under way', async () => {
  const { client } = await signUp(girone);
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const stream = `GET /api/events HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
  const heard = await hear(stream, 'EHLO girone\r\n\r\n');
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});
