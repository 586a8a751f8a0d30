import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { nominate } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
/** Another instance on the same database. */
const second = useGirone(database);
const sql = connectDirectly(database);

const hour = 3_600_000;

let giulia: TestPerson;
let paolo: TestPerson;
/** May vote, and nobody waits for them. */
let visitor: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(second, 'paolo');
  visitor = await signUp(girone, 'visitor');
});

/** Public, of two films by two people, and running. */
async function start(body: Record<string, unknown> = {}) {
  const { body: made } = await giulia.client.post('/api/tournaments', {
    name: 'Coppa',
    requiredFilmsPerUser: 1,
    ...body,
  });
  const id = Number(made.id);
  const path = `/api/tournaments/${id}`;
  const film = await nominate(sql, id, giulia.id);
  await nominate(sql, id, paolo.id);
  const { body: started } = await giulia.client.post(`${path}/force-start`);
  expect(started.tournament.status).toBe('active');
  return { id, path, film };
}

type Started = Awaited<ReturnType<typeof start>>;

async function vote({ path, film }: Started, ...people: TestPerson[]): Promise<void> {
  const { body } = await giulia.client.get(`${path}/matches?status=active`);
  for (const { client } of people) {
    const answer = await client.post(`/api/matches/${body[0].id}/vote`, { filmId: film });
    expect(answer.status).toBe(200);
  }
}

async function see({ path }: Started) {
  return (await giulia.client.get(path)).body;
}

/** As if the open day had been opened so long ago. */
async function letPass({ id }: Started, time: string): Promise<void> {
  await sql.run(
    `update matches set actual_start_time = actual_start_time - $2::interval
     where tournament_id = $1 and status = 'active'`,
    [id, time],
  );
}

function closings({ id }: Started) {
  return sql.run('select match_day, reason from match_day_closings where tournament_id = $1', [id]);
}

function checks({ id }: Started) {
  return sql.run('select run_at from graphile_worker.jobs where key = $1', [
    `close-match-day:${id}:1:votes`,
  ]);
}

/** Both instances look for what is due, at the same time. */
async function sweep(): Promise<void> {
  await sql.run(
    `select graphile_worker.add_job('close-due-days', '{}'::json) from generate_series(1, 4)`,
  );
  await eventually(async () =>
    expect(
      await sql.run(
        `select 1 from graphile_worker.jobs where task_identifier = 'close-due-days' and run_at <= now()`,
      ),
    ).toEqual([]),
  );
}

describe('the last awaited vote', () => {
  test('closes a day at once where no least time was chosen', async () => {
    const season = await start();
    expect(await checks(season)).toEqual([]);
    await vote(season, giulia, paolo);
    await eventually(async () => expect((await see(season)).currentMatchDay).toBe(2));
    expect((await see(season)).dayWaitsUntil).toBeNull();
  });

  test('leaves it open for its least time: everybody else may still vote, and is told until when', async () => {
    const season = await start({ minOpenHours: 6 });
    const { startedAt } = await see(season);
    const until = new Date(Date.parse(startedAt) + 6 * hour);
    expect(await checks(season)).toEqual([{ run_at: until }]);
    await vote(season, giulia);
    expect((await see(season)).dayWaitsUntil).toBeNull();
    await sql.run('truncate events');
    await vote(season, paolo);
    // Open pages hear of it.
    await eventually(async () =>
      expect(
        await sql.run(
          `select 1 from events where type = 'tournament' and (payload->>'tournamentId')::int = $1`,
          [season.id],
        ),
      ).toHaveLength(1),
    );
    await sweep();
    expect(await see(season)).toMatchObject({
      currentMatchDay: 1,
      minOpenHours: 6,
      dayWaitsUntil: until.toISOString(),
    });
    await vote(season, visitor);
    expect(await closings(season)).toEqual([]);
  });

  test('is followed by the close at that instant, by its job, once', async () => {
    const season = await start({ minOpenHours: 1 });
    await vote(season, giulia, paolo);
    const wait = 1500;
    await letPass(season, `${hour - wait} ms`);
    // What the job would find had the day been opened then.
    await sql.run(
      `update graphile_worker._private_jobs set run_at = now() + interval '${wait} ms' where key = $1`,
      [`close-match-day:${season.id}:1:votes`],
    );
    expect((await see(season)).currentMatchDay).toBe(1);
    await eventually(async () => expect((await see(season)).currentMatchDay).toBe(2));
    const [row] = await sql.run(
      `select c.reason, extract(epoch from c.closed_at - m.actual_start_time)::float8 as open_for
       from match_day_closings c join matches m using (tournament_id, match_day)
       where tournament_id = $1`,
      [season.id],
    );
    expect(row?.['reason']).toBe('all_votes');
    expect(Number(row?.['open_for'])).toBeGreaterThanOrEqual(3600);
    expect(Number(row?.['open_for'])).toBeLessThan(3630);
  });

  test('is found by the sweeps of two instances if the job was lost, and closes once', async () => {
    const season = await start({ minOpenHours: 12, matchDayFrequencyHours: 48 });
    await vote(season, giulia, paolo);
    await sql.run('delete from graphile_worker._private_jobs where key = $1', [
      `close-match-day:${season.id}:1:votes`,
    ]);
    await letPass(season, '12 hours');
    await sweep();
    expect(await closings(season)).toEqual([{ match_day: 1, reason: 'all_votes' }]);
    // The next day has its own least time.
    expect(
      await sql.run('select 1 from graphile_worker.jobs where key = $1', [
        `close-match-day:${season.id}:2:votes`,
      ]),
    ).toHaveLength(1);
  });
});

describe('a day with a least time', () => {
  test('closes no later than its time, and by hand whenever its creator says so', async () => {
    const timed = await start({ minOpenHours: 12, matchDayFrequencyHours: 12 });
    await vote(timed, giulia, paolo);
    await sql.run(
      `update matches set auto_advance_time = clock_timestamp() where tournament_id = $1 and status = 'active'`,
      [timed.id],
    );
    await sweep();
    expect(await closings(timed)).toEqual([{ match_day: 1, reason: 'timeout' }]);
    const byHand = await start({ minOpenHours: 12 });
    expect((await giulia.client.post(`${byHand.path}/advance`, { matchDay: 1 })).status).toBe(200);
    expect(await closings(byHand)).toEqual([{ match_day: 1, reason: 'manual' }]);
  });

  test('stays open without all votes', async () => {
    const season = await start({ minOpenHours: 1, timeoutAdvanceEnabled: false });
    await vote(season, giulia);
    await letPass(season, '2 hours');
    await sweep();
    expect(await closings(season)).toEqual([]);
    await vote(season, paolo);
    await eventually(async () => expect(await closings(season)).toHaveLength(1));
  });

  test('follows its creator’s change of mind while it is open', async () => {
    const season = await start();
    const longer = await giulia.client.send('PATCH', season.path, { minOpenHours: 12 });
    expect(longer.status).toBe(200);
    expect(await checks(season)).toEqual([
      { run_at: new Date(Date.parse(longer.body.startedAt) + 12 * hour) },
    ]);
    await vote(season, giulia, paolo);
    await eventually(async () => expect((await see(season)).dayWaitsUntil).not.toBeNull());
    await giulia.client.send('PATCH', season.path, { minOpenHours: 0 });
    await eventually(async () => expect((await see(season)).currentMatchDay).toBe(2));
  });
});
