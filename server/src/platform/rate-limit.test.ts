import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { useDatabase } from '../testing/test-database.ts';
import { createDatabase } from './db/database.ts';
import { createLogger } from './logger.ts';
import { addressKey, createRateLimiter, type RateLimiter } from './rate-limit.ts';

const database = useDatabase();
const sql = connectDirectly(database);
let one: RateLimiter;
let two: RateLimiter;

beforeAll(() => {
  const connections = [connect(), connect()] as const;
  one = createRateLimiter(connections[0].db);
  two = createRateLimiter(connections[1].db);
  return () => Promise.all(connections.map((connection) => connection.close()));
});

function connect() {
  const log = createLogger({ logLevel: 'silent' });
  return createDatabase({ url: database.url, poolSize: 8, log });
}

/** An hour is longer than any test. */
function rule(key: string, limit = 5) {
  return { key, limit, seconds: 3600 };
}

describe('a rate limit', () => {
  test('lets the allowed number through and then says how long to wait', async () => {
    for (let hit = 0; hit < 5; hit += 1) expect(await one.take([rule('a')])).toBe(0);
    const wait = await one.take([rule('a')]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(2 * 3600);
    expect(await one.take([rule('another key')])).toBe(0);
  });

  test('is exact when two instances are hammered at once', async () => {
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : two).take([rule('b', 25)])),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(25);
  });

  test('is exact also when a burst falls on the border of two windows', async () => {
    // Windows are counted from 1970: with one as long as the time since then, the second has just begun.
    const seconds = Math.floor(Date.now() / 1000);
    await database.sql.query(
      `insert into rate_limits (key, window_start, hits, expires_at)
       values ('c', to_timestamp(0), 3, now() + interval '1 hour')`,
    );
    const waits: number[] = [];
    for (let hit = 0; hit < 4; hit += 1)
      waits.push(await one.take([{ key: 'c', limit: 5, seconds }]));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true]);
  });

  test('does not count under the second rule what the first refuses', async () => {
    const both = [rule('narrow', 1), rule('wide', 5)];
    for (let hit = 0; hit < 10; hit += 1) await one.take(both);
    const { rows } = await database.sql.query(
      `select hits from rate_limits where key like 'wide%'`,
    );
    expect(rows).toEqual([{ hits: 1 }]);
  });
});

describe('many at once', () => {
  /** A week is in its middle or not, but the same for all that follow one another. */
  const seconds = 604_800;

  /** `spent`: in the window before, and in this one. */
  async function spend(key: string, [past, present]: readonly [number, number]): Promise<void> {
    const opened = Math.floor(Date.now() / 1000 / seconds) * seconds;
    await database.sql.query(
      `insert into rate_limits (key, window_start, hits, expires_at)
       values ($1, to_timestamp($2), $4, 'infinity'), ($1, to_timestamp($3), $5, 'infinity')`,
      [key, opened - seconds, opened, past, present],
    );
  }

  async function takeMany(keys: readonly string[], amount: number) {
    const all = (value: number) => keys.map(() => value);
    const rows = await sql.run('select granted, wait from take_rates($1, $2, $3, $4)', [
      keys,
      all(20),
      all(seconds),
      all(amount),
    ]);
    return rows.map(({ granted, wait }) => ({ granted: Number(granted), wait: Number(wait) }));
  }

  test('are granted and refused as one after the other would be', async () => {
    const spent = [0, 7, 13, 20, 40].flatMap((past) =>
      [0, 5, 19, 20].map((present) => [past, present] as const),
    );
    const oneByOne: { granted: number; wait: number }[] = [];
    for (const [place, hits] of spent.entries()) {
      await spend(`single ${place}`, hits);
      await spend(`many ${place}`, hits);
      const single = { key: `single ${place}`, limit: 20, seconds };
      let [granted, wait] = [0, 0];
      while (granted < 9 && wait === 0) {
        wait = await one.take([single]);
        if (wait === 0) granted += 1;
      }
      oneByOne.push({ granted, wait });
    }
    const many = await takeMany(
      spent.map((_, place) => `many ${place}`),
      9,
    );
    expect(many.map(({ granted }) => granted)).toEqual(oneByOne.map(({ granted }) => granted));
    const apart = many.map(({ wait }, place) => Math.abs(wait - (oneByOne[place]?.wait ?? NaN)));
    // The waits get shorter while the test runs.
    expect(Math.max(...apart)).toBeLessThan(600);
    expect(new Set(many.map(({ granted }) => granted)).size).toBeGreaterThan(2);
  });

  test('are counted for what they were granted', async () => {
    await spend('counted', [0, 15]);
    expect(await takeMany(['counted', 'new'], 9)).toMatchObject([{ granted: 5 }, { granted: 9 }]);
    const { rows } = await database.sql.query(
      `select max(hits) as hits from rate_limits where key in ('counted', 'new') group by key order by key`,
    );
    expect(rows).toEqual([{ hits: 20 }, { hits: 9 }]);
  });

  test('do not lock each other out', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `key ${n}`);
    const rounds = Array.from({ length: 20 }, (_, n) =>
      takeMany(n % 2 ? keys : keys.toReversed(), 1),
    );
    const answers = await Promise.all(rounds);
    expect(answers.flat().every(({ granted }) => granted === 1)).toBe(true);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
