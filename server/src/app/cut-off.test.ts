import { beforeAll, describe, expect, test } from 'vitest';
import { findBreaches } from '../cli/invariants.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { useCuttingProxy } from '../testing/cutting-proxy.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { raceRounds } from '../testing/race-rounds.ts';
import { addJoinRequest, addOwnedCircle } from '../testing/sample-rows.ts';
import { addSeason, matchesOn } from '../testing/sample-season.ts';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const proxy = useCuttingProxy(database);
const girone = useGirone(database, {
  JOBS: 'off',
  get DATABASE_URL() {
    return proxy.url;
  },
});
const sql = connectDirectly(database);
let connection: DatabaseConnection;
beforeAll(() => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
  return () => connection.close();
});

const rounds = Math.max(1, Math.round(raceRounds / 40));
/** More than any of these takes. */
const mostStatements = 120;

let cuts = 0;

type Act = () => ReturnType<TestClient['post']>;

async function prepareVote(): Promise<Act> {
  const { client } = await signUp(girone);
  const [match] = matchesOn(await addSeason(sql), 1);
  return () => client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
}

async function prepareClose(): Promise<Act> {
  const { client, id } = await signUp(girone);
  const season = await addSeason(sql, { createdBy: id, advanceOnAllVotes: false });
  for (const match of matchesOn(season, 1)) {
    await client.post(`/api/matches/${match.id}/vote`, { filmId: match.home });
  }
  return () => client.post(`${season.path}/advance`, { matchDay: 1 });
}

async function prepareReveal(): Promise<Act> {
  const { client, id } = await signUp(girone);
  const season = await addSeason(sql, {
    createdBy: id,
    advanceOnAllVotes: false,
    isRevealedByHand: true,
  });
  await client.post(`${season.path}/advance`, { matchDay: 1 });
  return () => client.post(`${season.path}/reveal`, { matchDay: 1 });
}

async function prepareStart(): Promise<Act> {
  const { client } = await signUp(girone);
  const { body } = await client.post('/api/tournaments', {
    name: 'Coppa',
    requiredFilmsPerUser: 3,
  });
  for (const title of ['Roma', 'Amarcord', 'Senso']) {
    await client.post(`/api/tournaments/${body.id}/nominations/films`, { title });
  }
  return () => client.post(`/api/tournaments/${body.id}/force-start`);
}

async function prepareNomination(): Promise<Act> {
  const { client } = await signUp(girone);
  const { body } = await client.post('/api/tournaments', { name: 'Coppa' });
  return () => client.post(`/api/tournaments/${body.id}/nominations/films`, { title: 'Roma' });
}

async function prepareImport(): Promise<Act> {
  const { client } = await signUp(girone);
  const films = ['Roma', 'Amarcord', 'Senso'].map((title) => ({ title }));
  return () => client.post('/api/films/import', { films });
}

async function prepareApproval(): Promise<Act> {
  const owner = await signUp(girone);
  const { id } = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id);
  const request = await addJoinRequest(sql, circleId, id);
  return () => owner.client.post(`/api/circles/${circleId}/join-requests/${request}/approve`);
}

async function prepareTransfer(): Promise<Act> {
  const owner = await signUp(girone);
  const { id } = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id);
  const request = await addJoinRequest(sql, circleId, id);
  await owner.client.post(`/api/circles/${circleId}/join-requests/${request}/approve`);
  return () => owner.client.post(`/api/circles/${circleId}/transfer`, { userId: id });
}

async function prepareSignUp(): Promise<Act> {
  const { username } = await signUp(girone);
  const password = 'giallo-giallo';
  const name = `new${username}`;
  return () =>
    new TestClient(girone.address).post('/api/register', {
      username: name,
      email: `${name}@example.org`,
      password,
      confirmPassword: password,
    });
}

/** Of what people and championships have; sessions, limits and the like count calls. */
const counted = [
  'ballot_keys',
  'circle_join_requests',
  'circle_memberships',
  'film_nominations',
  'film_records',
  'films',
  'match_day_closings',
  'match_tallies',
  'matches',
  'notifications',
  'standings',
  'tournaments',
  'users',
  'votes',
];

/** How much there is of everything, and in which state. */
async function countAll(): Promise<Record<string, unknown>> {
  const counts = counted.map((table) => `(select count(*) from ${table}) as ${table}`);
  const [row] = await sql.run(
    `select ${counts.join(', ')},
       (select count(*) from graphile_worker._private_jobs) as jobs,
       (select count(*) from matches where status = 'active') as open_matches,
       (select count(*) from matches where status = 'completed') as played,
       (select count(*) from matches where winner_id is not null) as won,
       (select coalesce(sum(films_uploaded), 0) from users) as uploaded,
       (select coalesce(sum(film1_votes + film2_votes), 0) from match_tallies) as tallied,
       (select count(*) from tournaments where status = 'active') as running`,
  );
  return row ?? {};
}

async function difference(before: Record<string, unknown>): Promise<Record<string, number>> {
  const now = await countAll();
  const names = Object.keys(now).filter((name) => Number(now[name]) !== Number(before[name]));
  return Object.fromEntries(names.map((name) => [name, Number(now[name]) - Number(before[name])]));
}

async function isServing(): Promise<void> {
  const { status } = await new TestClient(girone.address).get('/readyz');
  expect(status).toBe(200);
}

/** Cut off after so many statements; afterwards all of it is there or nothing, and asking again makes it all. */
async function isCutAt(
  statements: number,
  prepare: () => Promise<Act>,
  whole: Record<string, number>,
): Promise<boolean> {
  const act = await prepare();
  const before = await countAll();
  proxy.cutAfter(statements);
  const { status } = await act();
  const isCut = proxy.spare();
  await eventually(isServing);
  const left = await difference(before);
  const isDone = Object.keys(left).length > 0;
  expect(left, `after ${statements} statements`).toEqual(isDone ? whole : {});
  // An answer is a promise; without one nobody knows.
  expect(status < 300 ? isDone : status).toBe(status < 300 ? true : 503);
  const again = await act();
  expect(isDone || again.status < 300).toBe(true);
  expect(await difference(before), `again after ${statements} statements`).toEqual(whole);
  return isCut;
}

describe('a process that dies at any statement leaves all or nothing of', () => {
  test.each([
    ['a vote', prepareVote],
    ['the end of a day', prepareClose],
    ['a reveal', prepareReveal],
    ['the start of a championship', prepareStart],
    ['a film and its nomination', prepareNomination],
    ['an import of films', prepareImport],
    ['an approval', prepareApproval],
    ['a transfer', prepareTransfer],
    ['an account', prepareSignUp],
  ])('%s', { timeout: 300_000 * rounds }, async (_, prepare) => {
    const act = await prepare();
    const before = await countAll();
    expect((await act()).status).toBeLessThan(300);
    const whole = await difference(before);
    expect(whole).not.toEqual({});
    for (let round = 0; round < rounds; round += 1) {
      let statements = 1;
      while (await isCutAt(statements, prepare, whole)) {
        statements += 1;
        cuts += 1;
        expect(statements).toBeLessThan(mostStatements);
      }
      expect(statements).toBeGreaterThan(2);
    }
  });

  test('and breaks no promise', async () => {
    const broken = (await findBreaches(connection.db)).filter(({ breaches }) => breaches > 0);
    expect(broken).toEqual([]);
    expect(cuts).toBeGreaterThanOrEqual(40 * rounds);
  });
});
