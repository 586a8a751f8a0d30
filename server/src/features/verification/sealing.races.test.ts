import { beforeAll, expect, test } from 'vitest';
import { advisoryLocks } from '../../platform/db/advisory-locks.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { systemRandom } from '../../platform/random.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { createDataDir, onDatabase, startProcess } from '../../testing/girone-process.ts';
import { playDays, voteOnDay } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { findJob } from '../../testing/find-job.ts';
import { countSealBreaches, verificationJobs } from './index.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });

let connection: DatabaseConnection;
let giulia: TestPerson;
const voters: number[] = [];

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 12, log });
  giulia = await signUp(girone, 'giulia');
  for (let i = 0; i < 5; i += 1) voters.push(await addUser(sql));
  return () => connection.close();
});

function addOpenSeason(): Promise<Season> {
  return addSeason(sql, { createdBy: giulia.id, films: 6, advanceOnAllVotes: false });
}

async function chainOf({ tournamentId }: Season) {
  return sql.run(
    'select position, kind, match_day from seals where tournament_id = $1 order by position',
    [tournamentId],
  );
}

/** The draw and each day once, in order. */
function wholeChain(days: number) {
  return Array.from({ length: days + 1 }, (_, day) => ({
    position: day,
    kind: day === 0 ? 'draw' : 'day',
    match_day: day,
  }));
}

function seal({ tournamentId }: Season): Promise<void> {
  const jobs = verificationJobs({ db: connection.db, random: systemRandom });
  return findJob(jobs, 'seal-season').run({ tournamentId });
}

test('many who seal at once leave one chain, without a gap and without a second seal', async () => {
  const season = await addOpenSeason();
  await playDays(sql, { season, client: giulia.client, voters }, 4);
  await Promise.all(Array.from({ length: 10 }, () => seal(season)));

  expect(await chainOf(season)).toEqual(wholeChain(4));
  expect(await countSealBreaches(connection.db)).toBe(0);
  await seal(season);
  expect(await chainOf(season)).toEqual(wholeChain(4));
});

test('sealing holds up neither a vote nor a close', async () => {
  const season = await addOpenSeason();
  await playDays(sql, { season, client: giulia.client, voters }, 1);
  await connection.db.transaction(async (tx) => {
    // As long as a sealing under way.
    await tx.execute(
      `select pg_advisory_xact_lock((${advisoryLocks.sealChainPrefix}::bigint << 48) | ${season.tournamentId})`,
    );
    await voteOnDay(sql, { season, voters }, 2);
    const { status } = await giulia.client.post(`${season.path}/advance`, { matchDay: 2 });
    expect(status).toBe(200);
  });
  await seal(season);
  expect(await chainOf(season)).toEqual(wholeChain(2));
});

test('kill -9 while days are sealed: the next process goes on where it was', async () => {
  const season = await addOpenSeason();
  const dataDir = await createDataDir();
  const start = () =>
    startProcess({
      ...onDatabase(database),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    });
  const rounds = 4;
  for (let day = 1; day <= rounds; day += 1) {
    const running = await start();
    await running.waitUntilReady();
    const client = new TestClient(running.address);
    for (const [name, value] of giulia.client.cookies) client.cookies.set(name, value);
    await voteOnDay(sql, { season, voters }, day);
    expect((await client.post(`${season.path}/advance`, { matchDay: day })).status).toBe(200);
    running.child.kill('SIGKILL');
    await running.exited;
    const chain = await chainOf(season);
    expect(chain).toEqual(wholeChain(rounds).slice(0, chain.length));
  }
  const first = await start();
  const second = await start();
  await Promise.all([first.waitUntilReady(), second.waitUntilReady()]);
  await eventually(async () => expect(await chainOf(season)).toEqual(wholeChain(rounds)));
  for (const { child, exited } of [first, second]) {
    child.kill('SIGTERM');
    await exited;
  }
  expect(await countSealBreaches(connection.db)).toBe(0);
});

/** The damage is rolled back: the database is checked at the end. */
class Undo extends Error {
  readonly found: number;

  constructor(found: number) {
    super('undo');
    this.found = found;
  }
}

test.each([
  [
    'a ballot was flipped',
    `update sealed_ballots set ballots = overlay(ballots placing case right(ballots, 1) when '1' then '2' else '1' end from length(ballots))`,
  ],
  ['a ballot was dropped', `update sealed_ballots set ballots = left(ballots, -13)`],
  ['a seal was rewritten', `update seals set hash = repeat('0', 64)`],
  ['a vote was changed', `update votes set film_id = null, answer = 'not_seen'`],
])('the check of the database finds that %s', async (_, change) => {
  const season = await addOpenSeason();
  await playDays(sql, { season, client: giulia.client, voters }, 1);
  await seal(season);
  expect(await countSealBreaches(connection.db)).toBe(0);
  const table = change.split(' ')[1] ?? '';
  const [ofSeason, undone] = await connection.db
    .transaction(async (tx) => {
      await tx.execute(`set local session_replication_role = 'replica'`);
      const where =
        table === 'seals'
          ? `tournament_id = ${season.tournamentId} and position = 1`
          : `match_id in (select id from matches where tournament_id = ${season.tournamentId} and match_day = 1)`;
      const needed = table === 'sealed_ballots' ? ` and ballots <> ''` : '';
      await tx.execute(`${change} where ${where}${needed}`);
      throw new Undo(await countSealBreaches(tx));
    })
    .catch((error: unknown) => {
      if (error instanceof Undo) return [error.found, true] as const;
      throw error;
    });
  expect([ofSeason, undone]).toEqual([1, true]);
});
