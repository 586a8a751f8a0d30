import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });

/** As it is written, which a browser's own `fetch` would put right. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(girone.address);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers }, resolve).once('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const spellings = ['/%61pi/user', '/%61%70i/%75ser', 'http://elsewhere.example/api/user'];

test.each(spellings)('%s is the same call as any other', async (path) => {
  const { client, username } = await signUp(girone);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await ask(path, { cookie });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ username });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a caller who has had enough is turned away in every spelling', async () => {
  await database.sql.query(
    `insert into rate_limits (key, window_start, hits, expires_at)
     select 'api:address:203.0.113.9', to_timestamp((floor(extract(epoch from now()) / 300) + n) * 300), 3000, 'infinity'
     from generate_series(0, 1) as n`,
  );
  const statuses: (number | undefined)[] = [];
  for (let call = 0; call < 12; call += 1) {
    const { status } = await ask(spellings[call % spellings.length] ?? '/', {
      'x-forwarded-for': '203.0.113.9',
    });
    statuses.push(status);
  }
  // What a page takes is on credit.
  expect(statuses).toEqual([...Array<number>(8).fill(401), ...Array<number>(4).fill(429)]);
});
