import { beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../cli/invariants.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  createDataDir,
  onDatabase,
  startProcess,
  type GironeProcess,
} from '../../testing/girone-process.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { register, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';

const database = useDatabase();
const sql = connectDirectly(database);
const kills = 10;
const voterCount = 24;

let connection: DatabaseConnection;

beforeAll(() => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
  return () => connection.close();
});

async function start(dataDir: string): Promise<GironeProcess> {
  const running = await startProcess({
    ...onDatabase(database),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  await running.waitUntilReady();
  return running;
}

/** What a voter knows of one vote of theirs. */
interface Entry {
  /** The last that was acknowledged. */
  acknowledged: number | undefined;
  /** Sent after that and never answered: it may count or not. */
  readonly unanswered: Set<number>;
}

type Ledger = Map<string, Entry>;

/** Votes as fast as it is answered, until the server is gone; remembers what it was told. */
async function voteUntilGone(
  client: TestClient,
  { person, season, day }: { person: TestPerson; season: Season; day: number },
  ledger: Ledger,
): Promise<void> {
  const open = matchesOn(season, day);
  for (let turn = Number(person.id); ; turn += 1) {
    const match = open[turn % open.length];
    if (!match) return;
    const filmId = turn % 5 < 2 ? match.home : match.away;
    const key = `${match.id}:${person.id}`;
    const entry = ledger.get(key) ?? { acknowledged: undefined, unanswered: new Set() };
    ledger.set(key, entry);
    entry.unanswered.add(filmId);
    try {
      const { status } = await client.post(`/api/matches/${match.id}/vote`, { filmId });
      if (status !== 200) return;
    } catch {
      // The server is gone: nobody knows whether this one counts.
      return;
    }
    entry.acknowledged = filmId;
    entry.unanswered.clear();
  }
}

test('kill -9 while 24 people vote, ten times: nothing that was acknowledged is lost', async () => {
  const dataDir = await createDataDir();
  let running = await start(dataDir);
  const people: TestPerson[] = [];
  for (let count = 0; count < voterCount; count += 1) people.push(await register(running));
  const [creator] = people;
  const season = await addSeason(sql, {
    films: 8,
    owners: people.map(({ id }) => id),
    createdBy: creator?.id ?? 0,
    advanceOnAllVotes: false,
  });
  const ledger: Ledger = new Map();
  function clientOf(person: TestPerson | undefined): TestClient {
    const client = new TestClient(running.address);
    for (const [name, value] of person?.client.cookies ?? []) client.cookies.set(name, value);
    return client;
  }

  for (let round = 1; round <= kills; round += 1) {
    const before = [...ledger.values()].filter(({ acknowledged }) => acknowledged).length;
    const voting = people.map((person) =>
      voteUntilGone(clientOf(person), { person, season, day: round }, ledger),
    );
    await expect
      .poll(() => [...ledger.values()].filter(({ acknowledged }) => acknowledged).length, {
        timeout: 120_000,
      })
      .toBeGreaterThan(before + voterCount);
    running.child.kill('SIGKILL');
    await running.exited;
    await Promise.all(voting);
    running = await start(dataDir);
    const { status } = await clientOf(creator).post(`${season.path}/advance`, { matchDay: round });
    expect(status).toBe(200);
  }

  const rows = await sql.run('select match_id, user_id, film_id from votes');
  const stored = new Map(
    rows.map((row) => [`${String(row['match_id'])}:${String(row['user_id'])}`, row['film_id']]),
  );
  const lost = [...ledger].filter(([key, { acknowledged, unanswered }]) => {
    const film = stored.get(key);
    if (film === undefined) return acknowledged !== undefined;
    return film !== acknowledged && !unanswered.has(Number(film));
  });
  expect(lost).toEqual([]);
  const broken = (await findBreaches(connection.db)).filter(({ breaches }) => breaches > 0);
  expect(broken).toEqual([]);
});
