import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createAdmission, type Admit, type Admitted } from './admission.ts';

const database = useDatabase();
const sql = connectDirectly(database);
const connections: DatabaseConnection[] = [];
let one: Admit;
let two: Admit;

beforeAll(() => {
  const log = createLogger({ logLevel: 'silent' });
  const config = readConfig({});
  const start = () => {
    const connection = createDatabase({ url: database.url, poolSize: 4, log });
    connections.push(connection);
    return createAdmission({ db: connection.db, config });
  };
  [one, two] = [start(), start()];
  return () => Promise.all(connections.map((connection) => connection.close()));
});

let sessionCount = 0;

async function addSession(userId: number): Promise<string> {
  sessionCount += 1;
  const sid = `session-${sessionCount}`;
  await sql.run(
    `insert into sessions (sid, user_id, expire) values ($1, $2, now() + interval '1 day')`,
    [sid, userId],
  );
  return sid;
}

function call(admit: Admit, part: Partial<Parameters<Admit>[0]>): Promise<Admitted> {
  const admitted = admit({ address: null, sessionId: null, limit: null, cost: 1, ...part });
  if (!admitted) throw new Error('too many wait');
  return admitted;
}

async function hitsOf(key: string): Promise<number> {
  const rows = await sql.run('select hits from rate_limits where key = $1', [key]);
  return rows.reduce((sum, { hits }) => sum + Number(hits), 0);
}

describe('who somebody is', () => {
  test('is said of every request of a moment by itself', async () => {
    const [ada, bice] = [await addUser(sql), await addUser(sql)];
    const [hers, another] = [await addSession(ada), await addSession(bice)];
    const answers = await Promise.all(
      [hers, 'nobody', another, hers, null].map((sessionId) => call(one, { sessionId })),
    );
    expect(answers.map(({ person }) => person?.userId ?? null)).toEqual([
      ada,
      null,
      bice,
      ada,
      null,
    ]);
  });

  test('ends with the session, for the very next request', async () => {
    const sessionId = await addSession(await addUser(sql));
    expect((await call(one, { sessionId })).person).not.toBeNull();
    await sql.run('delete from sessions where sid = $1', [sessionId]);
    expect((await call(one, { sessionId })).person).toBeNull();
  });
});

describe('the ceiling of an address', () => {
  test('is leased: a thousand calls count a thousand and a little, in few statements', async () => {
    for (let time = 0; time < 1000; time += 1) {
      expect((await call(one, { address: '203.0.113.1' })).wait).toBe(0);
    }
    const hits = await hitsOf('api:address:203.0.113.1');
    expect(hits).toBeGreaterThanOrEqual(1000);
    expect(hits).toBeLessThanOrEqual(1064);
  });

  test('keeps nobody waiting who opens a page, and counts all of it for whoever goes on', async () => {
    const address = '203.0.113.3';
    for (let time = 0; time < 8; time += 1) await call(one, { address });
    expect(await hitsOf(`api:address:${address}`)).toBe(0);
    await call(one, { address });
    expect(await hitsOf(`api:address:${address}`)).toBe(16);
  });

  test('takes more for a dear call, and is not passed by it, while cheap ones use up the rest', async () => {
    const address = '203.0.113.4';
    let dear = 0;
    while ((await call(one, { address, cost: 40 })).wait === 0) dear += 1;
    // A refused call may have been granted a part of its cost, which nobody else gets then.
    expect(dear).toBeGreaterThanOrEqual(74);
    expect(dear).toBeLessThanOrEqual(75);
    const other = '203.0.113.5';
    await call(one, { address: other, cost: 2990 });
    expect((await call(one, { address: other, cost: 40 })).wait).toBeGreaterThan(0);
    let cheap = 0;
    while ((await call(one, { address: other })).wait === 0) cheap += 1;
    expect(cheap).toBe(10);
    const before = await hitsOf(`api:address:${other}`);
    expect((await call(one, { address: other, cost: 40 })).wait).toBeGreaterThan(0);
    expect(await hitsOf(`api:address:${other}`)).toBe(before);
  });

  test('holds over two instances, and whoever reached it is told without asking again', async () => {
    const address = '203.0.113.2';
    const answers = await Promise.all(
      Array.from({ length: 3200 }, (_, n) => call(n % 2 ? one : two, { address })),
    );
    const admitted = answers.filter(({ wait }) => wait === 0);
    expect(admitted).toHaveLength(3000);
    const before = await hitsOf(`api:address:${address}`);
    const later = await Promise.all([call(one, { address }), call(two, { address })]);
    for (const { wait } of later) expect(wait).toBeGreaterThan(0);
    expect(await hitsOf(`api:address:${address}`)).toBe(before);
  });
});

describe('the limit of a call', () => {
  const limit = { key: 'test:user:', limit: 10, seconds: 3600 };

  test('is exact for a user over instances, sessions and addresses', async () => {
    const userId = await addUser(sql);
    const sessionIds = [await addSession(userId), await addSession(userId)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        call(n % 2 ? one : two, {
          address: `198.51.100.${n}`,
          sessionId: sessionIds[n % 4 < 2 ? 0 : 1] ?? null,
          limit,
        }),
      ),
    );
    expect(answers.filter(({ wait }) => wait === 0)).toHaveLength(10);
    expect(answers.filter(({ person }) => person !== null)).toHaveLength(10);
    expect(await hitsOf(`test:user:${userId}`)).toBe(10);
  });

  test('counts nothing for a session that has ended', async () => {
    const answer = await call(one, { address: '198.51.100.200', sessionId: 'ended', limit });
    expect(answer).toEqual({ wait: 0, person: null });
    expect(await sql.run(`select 1 from rate_limits where key = 'test:user:'`)).toEqual([]);
  });
});
