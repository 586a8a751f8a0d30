import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, callOffSeasons, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { closeDueDays } from './close-due-days.ts';
import { revealDueDays } from './reveal-match-day.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });

let connection: DatabaseConnection;
let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 10, log });
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  return () => connection.close();
});

beforeEach(async () => {
  await callOffSeasons(sql);
  await sql.run('delete from graphile_worker._private_jobs');
});

const platform = () => ({ db: connection.db, log, config: readConfig({}) });
const sweep = () => revealDueDays(platform()).run({});

function addHeldSeason(films = 2): Promise<Season> {
  return addSeason(sql, { createdBy: giulia.id, films, isRevealedByHand: true });
}

function reveal({ path }: Season, matchDay: number, by: TestClient = giulia.client) {
  return by.post(`${path}/reveal`, { matchDay });
}

/** Everybody for the film that plays away. */
async function voteAway(season: Season, day: number): Promise<void> {
  for (const { id, away } of matchesOn(season, day)) {
    for (const voter of [await addUser(sql), await addUser(sql)]) {
      const values = [id, voter, away];
      await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', values);
    }
  }
}

async function readMatch(id: number | undefined) {
  const { body } = await paolo.client.get(`/api/matches/${id}`);
  const { status, film1Votes, film2Votes, totalVotes, winnerId } = body;
  return { status, film1Votes, film2Votes, totalVotes, winnerId };
}

async function detail({ path }: Season, by: TestPerson = giulia) {
  const { body } = await by.client.get(path);
  return body;
}

/** As if the day had closed so long ago. */
async function letHoursPass({ tournamentId }: Season, hours: number): Promise<void> {
  await sql.run(
    `update match_day_closings set reveals_at = reveals_at - make_interval(hours => $2)
     where tournament_id = $1`,
    [tournamentId, hours],
  );
}

describe('a day that closes face down', () => {
  test('opens the next one at once, and shows nothing until it is revealed', async () => {
    const season = await addHeldSeason(4);
    await voteAway(season, 1);
    await closeDays(giulia.client, season.path, 1);

    const [first] = matchesOn(season, 1);
    expect(await readMatch(first?.id)).toEqual({
      status: 'closed',
      film1Votes: null,
      film2Votes: null,
      totalVotes: 2,
      winnerId: null,
    });
    expect((await readMatch(matchesOn(season, 2)[0]?.id)).status).toBe('active');
    const { body: table } = await paolo.client.get(`${season.path}/leaderboard`);
    expect(table.map(({ played }: { played: number }) => played)).toEqual([0, 0, 0, 0]);
    expect(await detail(season)).toMatchObject({
      currentMatchDay: 2,
      matchesCompleted: 0,
      heldDay: { matchDay: 1, revealsAt: expect.any(String) },
      viewerMay: { reveal: true, closeDay: true },
    });
    expect((await detail(season, paolo)).viewerMay.reveal).toBe(false);
    const { body: seen } = await paolo.client.get(
      `/api/leaderboard/tournaments/${season.tournamentId}`,
    );
    expect(seen).toMatchObject({ heldDays: 1, matchesCompleted: 0 });

    expect((await reveal(season, 1)).body).toEqual({ matchDay: 1, isLast: false });
    expect(await readMatch(first?.id)).toEqual({
      status: 'completed',
      film1Votes: 0,
      film2Votes: 2,
      totalVotes: 2,
      winnerId: first?.away,
    });
    const { body: shown } = await paolo.client.get(`${season.path}/leaderboard`);
    expect(shown[0]).toMatchObject({ played: 1, points: 3 });
    expect(await detail(season)).toMatchObject({ matchesCompleted: 2, heldDay: null });
  });

  test('takes no more votes', async () => {
    const season = await addHeldSeason();
    await closeDays(giulia.client, season.path, 1);
    const [match] = matchesOn(season, 1);
    const { status, body } = await paolo.client.post(`/api/matches/${match?.id}/vote`, {
      filmId: match?.home,
    });
    expect([status, body.code]).toEqual([409, 'match_not_open']);
  });

  test('is told without a result, and so is a day that reveals itself', async () => {
    const season = await addHeldSeason();
    await closeDays(giulia.client, season.path, 1);
    await letHoursPass(season, 72);
    await sweep();
    const news = await sql.run(
      `select payload from graphile_worker._private_jobs
       join graphile_worker._private_tasks as task on task.id = task_id
       where identifier = 'tell-season' order by _private_jobs.id`,
    );
    expect(news.map(({ payload }) => payload)).toMatchObject([
      { type: 'match_day_held', matchDay: 1, nextMatchDay: 2 },
      { type: 'match_day_revealed', matchDay: 1 },
    ]);
  });
});

describe('the last day', () => {
  test('keeps the championship waiting; its reveal ends it', async () => {
    const season = await addHeldSeason();
    await closeDays(giulia.client, season.path, 2);
    expect(await detail(season)).toMatchObject({
      status: 'active',
      champions: [],
      heldDay: { matchDay: 1 },
      viewerMay: { closeDay: false, reveal: true },
    });
    const again = await giulia.client.post(`${season.path}/advance`, { matchDay: 2 });
    expect([again.status, again.body.code]).toEqual([409, 'match_day_over']);
    await closeDueDays(platform()).run({});
    const { body: overview } = await paolo.client.get(
      `/api/matches/overview?tournamentId=${season.tournamentId}`,
    );
    expect(overview).toMatchObject({ active: 0, pending: 0, completed: 0 });

    await reveal(season, 1);
    expect((await reveal(season, 2)).body).toEqual({ matchDay: 2, isLast: true });
    expect(await detail(season)).toMatchObject({ status: 'completed', matchesCompleted: 2 });
    expect((await detail(season)).champions).not.toEqual([]);
  });
});

describe('days are revealed', () => {
  test('in order, and once', async () => {
    const season = await addHeldSeason();
    const early = await reveal(season, 1);
    expect([early.status, early.body.code]).toEqual([409, 'day_not_held']);
    await closeDays(giulia.client, season.path, 2);
    const second = await reveal(season, 2);
    expect([second.status, second.body.code]).toEqual([409, 'reveal_in_order']);
    const tries = await Promise.all(Array.from({ length: 10 }, () => reveal(season, 1)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect(tries.find(({ status }) => status !== 200)?.body.code).toBe('day_not_held');
  });

  test('by whoever made the championship, and by admins', async () => {
    const season = await addHeldSeason();
    await closeDays(giulia.client, season.path, 1);
    expect((await reveal(season, 1, paolo.client)).status).toBe(403);
    expect((await reveal(season, 1, new TestClient(girone.address))).status).toBe(401);
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    expect((await reveal(season, 1, admin.client)).status).toBe(200);
  });

  test.each([0, 127, 1.5, '1', null])('not day %j', async (matchDay) => {
    const season = await addHeldSeason();
    const { status } = await giulia.client.post(`${season.path}/reveal`, { matchDay });
    expect(status).toBe(400);
  });

  test('by themselves after 72 hours, and not before', async () => {
    const season = await addHeldSeason();
    await closeDays(giulia.client, season.path, 1);
    await letHoursPass(season, 71);
    await sweep();
    expect((await detail(season)).heldDay).toMatchObject({ matchDay: 1 });
    await letHoursPass(season, 1);
    await sweep();
    expect((await detail(season)).heldDay).toBeNull();
  });
});

test('a championship that is cancelled keeps what was face down to itself', async () => {
  const season = await addHeldSeason();
  await voteAway(season, 1);
  await closeDays(giulia.client, season.path, 1);
  const admin = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  expect((await admin.client.send('DELETE', season.path)).status).toBe(204);
  expect((await reveal(season, 1)).body.code).toBe('tournament_not_active');
  await letHoursPass(season, 100);
  await sweep();
  expect(await readMatch(matchesOn(season, 1)[0]?.id)).toMatchObject({ film1Votes: null });
});

describe('how results are revealed is chosen', () => {
  const atNine = { mode: 'at_hour', hour: 21, zone: 'Europe/Rome' };

  test('with the championship, and makes its count secret', async () => {
    const { body } = await giulia.client.post('/api/tournaments', {
      name: 'Serata',
      reveal: atNine,
    });
    expect(body).toMatchObject({ reveal: atNine, secretCount: true });
    const { body: plain } = await giulia.client.post('/api/tournaments', { name: 'Coppa' });
    expect(plain).toMatchObject({ reveal: { mode: 'off' }, secretCount: false });
  });

  test.each([
    { mode: 'sometimes' },
    { mode: 'at_hour' },
    { ...atNine, hour: 24 },
    { ...atNine, hour: 9.5 },
    { ...atNine, zone: 'Mars/Olympus' },
  ])('not as %j', async (wrong) => {
    const { status } = await giulia.client.post('/api/tournaments', { name: 'X', reveal: wrong });
    expect(status).toBe(400);
  });

  test('anew until the first day closes', async () => {
    const season = await addSeason(sql, { createdBy: giulia.id, films: 2 });
    const first = await giulia.client.send('PATCH', season.path, { reveal: { mode: 'by_hand' } });
    expect(first.body).toMatchObject({ reveal: { mode: 'by_hand' }, secretCount: true });
    const open = await giulia.client.send('PATCH', season.path, { secretCount: false });
    expect(open.body.secretCount).toBe(true);
    await closeDays(giulia.client, season.path, 1);
    const late = await giulia.client.send('PATCH', season.path, { reveal: { mode: 'off' } });
    expect([late.status, late.body.code]).toEqual([409, 'tournament_started']);
  });
});
