import { beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../cli/invariants.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { raceRounds } from '../../testing/race-rounds.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { closeDueDays } from './close-due-days.ts';
import { closeAtItsTime } from './close-match-day.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const first = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });

let connection: DatabaseConnection;
let giulia: TestPerson;
/** Giulia on the other instance. */
let elsewhere: TestClient;

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 10, log });
  giulia = await signUp(first, 'giulia');
  elsewhere = onInstance(giulia, second.address);
  return () => connection.close();
});

function onInstance({ client }: TestPerson, address: string): TestClient {
  const other = new TestClient(address);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

async function expectSound(): Promise<void> {
  const broken = (await findBreaches(connection.db)).filter(({ breaches }) => breaches > 0);
  expect(broken).toEqual([]);
}

/** The last vote, the timer twice, the sweep and two hands, all for the same day. */
async function raceForDay({ tournamentId, path, ...season }: Season, matchDay: number) {
  await sql.run(
    `update matches set auto_advance_time = clock_timestamp()
     where tournament_id = $1 and status = 'active'`,
    [tournamentId],
  );
  const platform = { db: connection.db, log };
  const match = season.matches.find((each) => each.matchDay === matchDay);
  const timer = () => closeAtItsTime(platform).run({ tournamentId, matchDay });
  const [vote, ...hands] = await Promise.all([
    giulia.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home }),
    elsewhere.post(`${path}/advance`, { matchDay }),
    giulia.client.post(`${path}/advance`, { matchDay }),
    timer(),
    closeDueDays(platform).run({}),
    timer(),
  ]);
  expect([200, 409]).toContain(vote.status);
  return hands.flatMap((answer) => (answer ? [answer.status] : []));
}

test(`last vote, timeout and hand on two instances: ${raceRounds} days advance once each`, async () => {
  let rounds = 0;
  while (rounds < raceRounds) {
    const season = await addSeason(sql, { films: 3, owners: [giulia.id], createdBy: giulia.id });
    for (let day = 1; day <= season.lastDay; day += 1, rounds += 1) {
      const hands = await raceForDay(season, day);
      expect(hands.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      const [row] = await sql.run(
        `select current_match_day, status, (select count(*)::int from match_day_closings c
           where c.tournament_id = t.id) as closings from tournaments t where id = $1`,
        [season.tournamentId],
      );
      expect(row).toEqual({
        current_match_day: Math.min(day + 1, season.lastDay),
        status: day < season.lastDay ? 'active' : 'completed',
        closings: day,
      });
    }
  }
  await expectSound();
});

test('votes at full speed across closings: none is late, none is lost, all are counted', async () => {
  const voters = await Promise.all(Array.from({ length: 12 }, () => signUp(first)));
  const season = await addSeason(sql, {
    films: 16,
    owners: [giulia.id, voters[0]?.id ?? giulia.id],
    createdBy: giulia.id,
    advanceOnAllVotes: false,
  });
  const ledger = new Map<string, number>();
  let openDay = 1;
  const over = new AbortController();

  async function voteOn(client: TestClient, userId: number, turn: number): Promise<number> {
    const day = matchesOn(season, openDay);
    const match = day[turn % day.length];
    const filmId = turn % 3 === 0 ? match?.away : match?.home;
    const { status } = await client.post(`/api/matches/${match?.id}/vote`, { filmId });
    if (status === 200 && match && filmId) ledger.set(`${match.id}:${userId}`, filmId);
    return status;
  }
  const statuses = new Set<number>();
  const voting = voters.map(async (voter, index) => {
    const client = index % 2 === 0 ? voter.client : onInstance(voter, second.address);
    for (let turn = index; !over.signal.aborted; turn += 1)
      statuses.add(await voteOn(client, voter.id, turn));
  });
  for (let day = 1; day <= season.lastDay; day += 1) {
    await eventually(async () => {
      const [row] = await sql.run(
        `select count(*)::int as votes from votes join matches on id = match_id
         where tournament_id = $1 and match_day = $2`,
        [season.tournamentId, day],
      );
      expect(row?.['votes']).toBeGreaterThan(0);
    });
    const client = day % 2 === 0 ? giulia.client : elsewhere;
    const { status } = await client.post(`${season.path}/advance`, { matchDay: day });
    expect(status).toBe(200);
    openDay = Math.min(day + 1, season.lastDay);
  }
  over.abort();
  await Promise.all(voting);

  expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
  const rows = await sql.run(
    `select match_id, user_id, film_id from votes join matches on id = match_id where tournament_id = $1`,
    [season.tournamentId],
  );
  const stored = new Map(
    rows.map((row) => [`${String(row['match_id'])}:${String(row['user_id'])}`, row['film_id']]),
  );
  expect(stored).toEqual(ledger);
  await expectSound();
});
