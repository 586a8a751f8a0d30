import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { findJob } from '../../testing/find-job.ts';
import { useHeldEvenings } from '../../testing/held-evening.ts';
import { callOffSeasons, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { stageJobs } from './index.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const other = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const evenings = useHeldEvenings({ database, sql });

let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
});

beforeEach(async () => {
  await callOffSeasons(sql);
  await sql.run('delete from graphile_worker._private_jobs');
});

const second = 1000;
/** Of a day with two matches, which have 21.2 s each. */
const secondMatch = 21.2 * second;

interface Press {
  readonly action?: string;
  readonly scene?: number;
  readonly by?: TestClient;
}

function press({ path }: Season, call: string, { by = giulia.client, ...body }: Press = {}) {
  return by.post(`${path}/stage/${call}`, { matchDay: 1, ...body });
}

function inOrder(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

async function look({ path }: Season, by: TestClient = paolo.client) {
  const { status, body } = await by.get(`${path}/stage`);
  expect(status).toBe(200);
  return body;
}

/** Where the evening stands, in milliseconds from the start of its first match. */
async function position(season: Season): Promise<number> {
  const { now, day } = await look(season);
  return (day.show.pausedAt ?? now) - day.show.startedAt;
}

async function startedEvening(films = 4): Promise<Season> {
  const season = await evenings.hold({ createdBy: giulia, films });
  expect((await press(season, 'start')).status).toBe(200);
  return season;
}

const end = (season: Season) =>
  findJob(stageJobs(evenings.platform()), 'end-show').run({ tournamentId: season.tournamentId });

async function detail({ path }: Season) {
  const { body } = await giulia.client.get(path);
  return body;
}

describe('before an evening', () => {
  test('everybody sees the day that waits, with no result in it', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    const visitor = new TestClient(girone.address);
    const stage = await look(season, visitor);
    expect(stage).toMatchObject({
      tournament: { id: season.tournamentId, circleName: null, totalMatchDays: season.lastDay },
      viewerMayRun: false,
      day: { matchDay: 1, isSecondLeg: false, show: null, told: [], calledFor: null },
    });
    expect(stage.day.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(stage.day.films).toHaveLength(4);
    expect(stage.day.matches.map(({ film1Id }: { film1Id: number }) => film1Id)).toEqual(
      matchesOn(season, 1).map(({ home }) => home),
    );
    expect(stage.day.table.map(({ points }: { points: number }) => points)).toEqual([0, 0, 0, 0]);
    expect((await look(season, giulia.client)).viewerMayRun).toBe(true);
  });

  test('there is none while nothing is held back', async () => {
    const season = await evenings.hold({ createdBy: giulia, days: 0, isSealed: false });
    expect((await look(season)).day).toBeNull();
    const early = await press(season, 'start');
    expect([early.status, early.body.code]).toEqual([409, 'day_not_held']);
  });

  test('waits for the seal, which decides in which order ballots are turned', async () => {
    const season = await evenings.hold({ createdBy: giulia, isSealed: false });
    const early = await press(season, 'start');
    expect([early.status, early.body.code]).toEqual([409, 'day_not_sealed']);
    await evenings.seal(season);
    expect((await press(season, 'start')).status).toBe(200);
  });

  test('everybody is called once in ten minutes', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    const tries = await Promise.all(Array.from({ length: 5 }, () => press(season, 'call')));
    expect(inOrder(tries)).toEqual([200, 409, 409, 409, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('called_lately');
    const { now, day } = await look(season);
    expect(day.calledFor).toBe(tries.find(({ status }) => status === 200)?.body.calledFor);
    expect(day.calledFor - now).toBeLessThanOrEqual(5 * 60 * second);
    const news = await sql.run(
      `select payload from graphile_worker._private_jobs
       join graphile_worker._private_tasks as task on task.id = task_id
       where identifier = 'tell-season' and payload->>'type' = 'match_day_called'`,
    );
    expect(news).toHaveLength(1);
    await sql.run(`update match_day_shows set called_for = called_for - interval '10 minutes'`);
    expect((await press(season, 'call')).status).toBe(200);
  });

  test('days come in order', async () => {
    const season = await evenings.hold({ createdBy: giulia, days: 2 });
    const later = await giulia.client.post(`${season.path}/stage/start`, { matchDay: 2 });
    expect([later.status, later.body.code]).toEqual([409, 'reveal_in_order']);
  });
});

describe('an evening', () => {
  test('begins once, though ten press at once', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    const tries = await Promise.all(Array.from({ length: 10 }, () => press(season, 'start')));
    expect(inOrder(tries)).toEqual([200, ...Array(9).fill(409)]);
    expect(tries.find(({ status }) => status !== 200)?.body.code).toBe('show_running');
    const { day } = await look(season);
    expect(day.show).toEqual(tries.find(({ status }) => status === 200)?.body);
    const called = await press(season, 'call');
    expect([called.status, called.body.code]).toEqual([409, 'show_running']);
  });

  test('is run by whoever made the championship, and by admins', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    const calls = ['call', 'start', 'direct'];
    const visitor = new TestClient(girone.address);
    for (const call of calls) {
      const body = { action: 'pause', scene: 0 };
      expect((await press(season, call, { ...body, by: paolo.client })).status).toBe(403);
      expect((await press(season, call, { ...body, by: visitor })).status).toBe(401);
    }
  });

  test('tells a match when its turn comes, to a late comer too, and on every instance', async () => {
    const season = await startedEvening();
    expect((await look(season)).day.told).toEqual([]);
    await evenings.letPass(season, 2 * second);
    const { told } = (await look(season)).day;
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ index: 0, stake: null, film1Votes: 3, film2Votes: 1 });
    expect(told[0].table[0]).toEqual({
      filmId: matchesOn(season, 1)[0]?.home,
      position: 1,
      points: 3,
    });
    await evenings.letPass(season, secondMatch);
    const [here, there] = await Promise.all([
      look(season),
      look(season, new TestClient(other.address)),
    ]);
    expect(here.day.told).toHaveLength(2);
    expect(there.day.told).toEqual(here.day.told);
    expect(there.day.show).toEqual(here.day.show);
    // Nothing is on record yet.
    expect((await detail(season)).matchesCompleted).toBe(0);
  });

  test('stands still while it is paused, and goes on from there', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 5 * second);
    const paused = await press(season, 'direct', { action: 'pause', scene: 1 });
    expect(paused.body.pausedAt).toEqual(expect.any(Number));
    const before = await position(season);
    await evenings.letPass(season, 30 * second);
    expect(await position(season)).toBe(before);
    const resumed = await press(season, 'direct', { action: 'resume', scene: 1 });
    expect(resumed.body).toMatchObject({ pausedAt: null, resumesAt: null });
    const after = await position(season);
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after).toBeLessThan(before + 20 * second);
  });

  test('goes on by itself when whoever runs it has been away for a minute', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 5 * second);
    await press(season, 'direct', { action: 'pause', scene: 1 });
    const before = await position(season);
    await evenings.letPass(season, 70 * second);
    const { day, now } = await look(season);
    expect(day.show.pausedAt).toBeNull();
    expect(now - day.show.startedAt).toBeGreaterThanOrEqual(before + 10 * second);
    // Coming back does not take the evening back.
    await press(season, 'seat');
    expect((await look(season)).day.show).toEqual(day.show);
  });

  test('waits for whoever runs it while they are seen', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 5 * second);
    await press(season, 'direct', { action: 'pause', scene: 1 });
    await evenings.letPass(season, 50 * second);
    const { resumesAt } = (await look(season)).day.show;
    await press(season, 'seat', { by: paolo.client });
    expect((await look(season)).day.show.resumesAt).toBe(resumesAt);
    await press(season, 'seat');
    expect((await look(season)).day.show.resumesAt).toBeGreaterThan(resumesAt + 40 * second);
  });

  test('moves on once, though two windows press at once', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 5 * second);
    const next = () => press(season, 'direct', { action: 'next', scene: 1 });
    const tries = await Promise.all([next(), next()]);
    expect(inOrder(tries)).toEqual([200, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('show_moved_on');
    const at = await position(season);
    expect(at).toBeGreaterThanOrEqual(secondMatch);
    expect(at).toBeLessThan(2 * secondMatch);
  });
});

describe('the end of an evening', () => {
  test('reveals the day, once', async () => {
    const season = await startedEvening();
    await end(season);
    expect((await detail(season)).matchesCompleted).toBe(0);
    await evenings.letPass(season, 60 * second);
    await Promise.all([end(season), end(season)]);
    expect(await detail(season)).toMatchObject({ matchesCompleted: 2, heldDay: null });
    const { day } = await look(season);
    expect(day).toMatchObject({ matchDay: 1, revealsAt: null, calledFor: null });
    expect(day.told).toHaveLength(2);
    const news = await sql.run(
      `select payload from graphile_worker._private_jobs
       join graphile_worker._private_tasks as task on task.id = task_id
       where identifier = 'tell-season' and payload->>'type' = 'match_day_results'`,
    );
    expect(news.map(({ payload }) => payload)).toMatchObject([{ matchDay: 1, except: giulia.id }]);
    const late = await press(season, 'direct', { action: 'pause', scene: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'no_show']);
  });

  test('can be looked at as it came out, and follows a corrected result', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 60 * second);
    await end(season);
    const [first] = matchesOn(season, 1);
    expect((await look(season)).day.told[0]).toMatchObject({ film1Votes: 3, film2Votes: 1 });
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    const body = { film1Votes: 1, film2Votes: 3, reason: 'Un conteggio sbagliato.' };
    const corrected = await admin.client.post(`/api/admin/matches/${first?.id}/result`, body);
    expect(corrected.status).toBe(200);
    expect((await look(season)).day.told[0]).toMatchObject({ film1Votes: 1, film2Votes: 3 });
  });

  test('is found by itself where its job was lost', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 60 * second);
    await findJob(stageJobs(evenings.platform()), 'end-due-shows').run({});
    expect((await detail(season)).matchesCompleted).toBe(2);
  });

  test('comes at once when somebody presses', async () => {
    const season = await startedEvening();
    const tries = await Promise.all([
      press(season, 'direct', { action: 'end', scene: 0 }),
      press(season, 'direct', { action: 'end', scene: 0 }),
    ]);
    expect(inOrder(tries)).toEqual([200, 409]);
    expect((await detail(season)).matchesCompleted).toBe(2);
    const { day, now } = await look(season);
    expect(day.told).toHaveLength(2);
    // Screens that go by the clock are at the end, too.
    expect(now - day.show.startedAt).toBeGreaterThanOrEqual(2 * secondMatch);
  });

  test('comes with a reveal by hand', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 5 * second);
    await press(season, 'direct', { action: 'pause', scene: 1 });
    await giulia.client.post(`${season.path}/reveal`, { matchDay: 1 });
    const { day, now } = await look(season);
    expect(day.show.pausedAt).toBeNull();
    expect(now - day.show.startedAt).toBeGreaterThanOrEqual(2 * secondMatch);
    expect(day.told).toHaveLength(2);
    await end(season);
  });

  test('makes room for the next day that waits', async () => {
    const season = await evenings.hold({ createdBy: giulia, days: 2 });
    await press(season, 'start');
    const ended = await press(season, 'direct', { action: 'end', scene: 0 });
    expect(ended.status).toBe(200);
    expect((await look(season)).day).toMatchObject({ matchDay: 2, show: null, told: [] });
  });

  test('does not come with a championship that is called off: what was hidden stays so', async () => {
    const season = await startedEvening();
    await evenings.letPass(season, 5 * second);
    await callOffSeasons(sql);
    expect((await look(season)).day).toBeNull();
    for (const [call, code] of [
      ['start', 'day_not_held'],
      ['seat', 'day_not_held'],
      ['direct', 'no_show'],
    ] as const) {
      const { status, body } = await press(season, call, { action: 'next', scene: 1 });
      expect([call, status, body.code]).toEqual([call, 409, code]);
    }
    await end(season);
    const [match] = await sql.run('select status from matches where id = $1', [
      matchesOn(season, 1)[0]?.id,
    ]);
    expect(match?.['status']).toBe('closed');
  });
});
