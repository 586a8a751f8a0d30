import { beforeAll, describe, expect, test } from 'vitest';
import { drawCalendar } from '@girone/championship/calendar';
import { drawOrder } from '@girone/championship/draw';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addUser, nominate } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let creator: TestPerson;
let elsewhere: TestClient;

beforeAll(async () => {
  creator = await signUp(girone, 'creator');
  elsewhere = new TestClient(second.address);
  for (const [name, value] of creator.client.cookies) elsewhere.cookies.set(name, value);
});

async function createWith(films: number, body: Record<string, unknown> = {}) {
  const { body: made } = await creator.client.post('/api/tournaments', {
    name: 'Coppa',
    maxFilms: 64,
    ...body,
  });
  const id = Number(made.id);
  const nominated: number[] = [];
  for (let i = 0; i < films; i++) nominated.push(await nominate(sql, id, await addUser(sql)));
  return { id, path: `/api/tournaments/${id}`, films: nominated };
}

const matchesOf = (id: number) =>
  sql.run('select * from matches where tournament_id = $1 order by match_number', [id]);

describe('the start', () => {
  test('draws the whole calendar from the seed, opens day 1 and tells', async () => {
    const { id, path, films } = await createWith(5, { matchDayFrequencyHours: 72 });
    const { status, body } = await creator.client.post(`${path}/force-start`);
    expect(status).toBe(200);
    expect(body.message).toBe('Tournament force started successfully!');
    const { tournament } = body;
    expect(tournament).toMatchObject({
      status: 'active',
      totalMatches: 20,
      totalMatchDays: 10,
      currentMatchDay: 1,
      matchesCompleted: 0,
      readiness: null,
      viewerMay: { forceStart: false, nominate: false, vote: true, closeDay: true, delete: false },
    });
    const startedAt = Date.parse(tournament.startedAt);
    const day = 72 * 3_600_000;
    expect(Date.parse(tournament.dayClosesAt)).toBe(startedAt + day);

    const calendar = drawCalendar(drawOrder(films, tournament.drawSeed));
    const expected = calendar.flatMap(({ matchDay, leg, fixtures }) =>
      fixtures.map(({ matchNumber, home, away }) => {
        const isOpen = matchDay === 1;
        return {
          match_number: matchNumber,
          film1_id: home,
          film2_id: away,
          match_day: matchDay,
          is_home_match: leg === 'andata',
          match_day_name: `Giornata ${matchDay} (${leg === 'andata' ? 'Andata' : 'Ritorno'})`,
          status: isOpen ? 'active' : 'pending',
          scheduled_start_time: new Date(startedAt + (matchDay - 1) * day),
          actual_start_time: isOpen ? new Date(startedAt) : null,
          auto_advance_time: isOpen ? new Date(startedAt + day) : null,
          winner_id: null,
          completed_at: null,
        };
      }),
    );
    expect(await matchesOf(id)).toMatchObject(expected);

    const events = await sql.run(
      `select type, payload from events where (payload->>'tournamentId')::int = $1 order by id desc limit 2`,
      [id],
    );
    expect(events).toEqual([
      { type: 'matchday', payload: { tournamentId: id, matchDay: 1, change: 'opened' } },
      { type: 'tournament', payload: { tournamentId: id, status: 'active' } },
    ]);
    const jobs = await sql.run(
      `select task_identifier as name, run_at from graphile_worker.jobs where key like $1 order by run_at`,
      [`%:${id}:1`],
    );
    expect(jobs).toEqual([
      { name: 'announce-closing', run_at: new Date(startedAt + day - 86_400_000) },
      { name: 'close-match-day', run_at: new Date(startedAt + day) },
    ]);
  });

  test('plans no close without a time limit, and no notice for a short day', async () => {
    const untimed = await createWith(2, { timeoutAdvanceEnabled: false });
    const { body } = await creator.client.post(`${untimed.path}/force-start`);
    expect(body.tournament.dayClosesAt).toBeNull();
    const short = await createWith(2, { matchDayFrequencyHours: 24 });
    await creator.client.post(`${short.path}/force-start`);
    const jobs = await sql.run(
      `select task_identifier as name, key from graphile_worker.jobs where key like $1 or key like $2`,
      [`%:${untimed.id}:1`, `%:${short.id}:1`],
    );
    expect(jobs).toEqual([{ name: 'close-match-day', key: `close-match-day:${short.id}:1` }]);
  });

  test('takes the longest season', async () => {
    const { id, path } = await createWith(64);
    const { status, body } = await creator.client.post(`${path}/force-start`);
    expect(status).toBe(200);
    expect(body.tournament).toMatchObject({ totalMatches: 4032, totalMatchDays: 126 });
    expect(await matchesOf(id)).toHaveLength(4032);
  });

  test.each([0, 1])('needs two films: %i is too few', async (films) => {
    const { path } = await createWith(films);
    const before = await digestDatabase(database.sql);
    const { status, body } = await creator.client.post(`${path}/force-start`);
    expect([status, body.code]).toEqual([409, 'too_few_films']);
    expect(await digestDatabase(database.sql)).toBe(before);
  });
});

/** Everybody is told of a start by one job. */
async function recordedStarts(id: number) {
  const jobs = await sql.run(
    `select 1 from graphile_worker._private_jobs
     where payload->>'type' = 'tournament_started' and (payload->>'tournamentId')::int = $1`,
    [id],
  );
  return jobs.length;
}

describe('happens once', () => {
  test('when pressed twice', async () => {
    const { id, path } = await createWith(3);
    const first = await creator.client.post(`${path}/force-start`);
    const again = await creator.client.post(`${path}/force-start`);
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
    const { body } = await creator.client.get(path);
    expect(body).toEqual(first.body.tournament);
    expect(await recordedStarts(id)).toBe(1);
  });

  test('when 50 press at once on two instances', async () => {
    const { id, path } = await createWith(6);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? creator.client : elsewhere).post(`${path}/force-start`),
      ),
    );
    const [first] = answers;
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: first?.body });
    }
    expect(await recordedStarts(id)).toBe(1);
    const drawn = await matchesOf(id);
    const pairs = new Set(
      drawn.map((match) => `${Number(match['film1_id'])}-${Number(match['film2_id'])}`),
    );
    expect([drawn.length, pairs.size]).toEqual([30, 30]);
  });

  test('also while films are withdrawn: what plays is what stands', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, path } = await createWith(3);
      const { client, id: ownerId } = await signUp(girone);
      const filmId = await nominate(sql, id, ownerId);
      const [start] = await Promise.all([
        elsewhere.post(`${path}/force-start`),
        client.delete(`${path}/nominations/${filmId}`),
      ]);
      expect(start.status).toBe(200);
      const { body } = await creator.client.get(path);
      expect(body.totalMatches).toBe(body.filmsCount * (body.filmsCount - 1));
    }
  });
});

test('a failure in the middle leaves everything as it was', async () => {
  const { path } = await createWith(4);
  await sql.run(`
    create function break_opening() returns trigger language plpgsql as $$
    begin raise exception 'broken on purpose'; end $$;
    create trigger break_opening before update on matches
      for each row when (new.status = 'active') execute function break_opening()`);
  const before = await digestDatabase(database.sql);
  const jobs = () => sql.run('select key from graphile_worker.jobs order by key');
  const planned = await jobs();
  try {
    expect((await creator.client.post(`${path}/force-start`)).status).toBe(500);
    expect(await digestDatabase(database.sql)).toBe(before);
    expect(await jobs()).toEqual(planned);
  } finally {
    await sql.run('drop trigger break_opening on matches; drop function break_opening');
  }
  expect((await creator.client.post(`${path}/force-start`)).status).toBe(200);
});
