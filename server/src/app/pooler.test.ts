import { describe, expect, test } from 'vitest';
import { readConfig, assertServable } from '../platform/config/config.ts';
import { createDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { eventsOf, listen } from '../testing/listen.ts';
import { carriesNames, hasPgBouncer, usePgBouncer } from '../testing/pgbouncer.ts';
import { addSeason, matchesOn } from '../testing/sample-season.ts';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { checkPooler } from './preflight.ts';

const log = createLogger({ logLevel: 'silent' });
const people = 24;

test('a pooler takes a way past it as well', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://girone@127.0.0.1:6432/girone',
    DATABASE_POOLER: 'session',
    SESSION_SECRET: 'a secret that is long enough for a test',
  });
  expect(() => assertServable(config)).toThrow(
    'DATABASE_POOLER is session; it takes DATABASE_URL, which leads to the pooler, and DATABASE_DIRECT_URL, which leads past it.',
  );
});

describe
  .skipIf(!hasPgBouncer)
  .each([
    { pooler: 'session', mode: 'session' },
    { pooler: 'transaction-unnamed', mode: 'transaction' },
    ...(carriesNames ? [{ pooler: 'transaction', mode: 'transaction' } as const] : []),
  ] as const)('behind PgBouncer, $pooler', ({ pooler, mode }) => {
  const database = useDatabase();
  const sql = connectDirectly(database);
  const bouncer = usePgBouncer(database, mode);

  test.runIf(mode === 'transaction')(
    'nothing starts while connections come without their limits',
    async () => {
      const connection = createDatabase({ url: bouncer.url, pooler, poolSize: 1, log });
      const remedy = await checkPooler(connection.pool, pooler).then(
        () => '',
        (error: Error) => error.message,
      );
      await connection.close();
      expect(remedy).toMatch(/Run: alter role .* set statement_timeout = 5000;/);
      for (const [line] of remedy.matchAll(/alter role [^;]+;/g)) await sql.run(line);
      // PgBouncer lets its connections go one by one; a test ends them.
      await sql.run(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name = 'girone'`,
      );
      const again = createDatabase({ url: bouncer.url, pooler, poolSize: 1, log });
      await eventually(() => checkPooler(again.pool, pooler));
      await again.close();
    },
  );

  describe('once it has', () => {
    const girone = useGirone(bouncer, { DATABASE_POOLER: pooler });

    test('everybody’s vote is taken, once, and open pages hear of it', async () => {
      const season = await addSeason(sql, { films: 4, advanceOnAllVotes: false });
      const [match] = matchesOn(season, 1);
      const voters = await Promise.all(
        Array.from({ length: people }, (_, index) => signUp(girone, `voter${index}`)),
      );
      const page = await listen(girone.address, new TestClient(girone.address));
      const answers = await Promise.all(
        voters.flatMap(({ client }) =>
          matchesOn(season, 1).map(({ id, home }) =>
            client.post(`/api/matches/${id}/vote`, { filmId: home }),
          ),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const votes = await sql.run('select count(*)::int as count from votes where match_id = $1', [
        match?.id,
      ]);
      expect(votes).toEqual([{ count: people }]);
      await eventually(() => expect(eventsOf(page, 'match').length).toBeGreaterThan(0));
      page.leave();
    });
  });
});
