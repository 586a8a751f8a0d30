import { circleId as toCircleId } from '@girone/contract/ids';
import { array, assert, asyncProperty, boolean } from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBreaches } from '../../cli/invariants.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason, callOffSeasons, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { announceClosing } from './announce-closing.ts';
import { closeDueDays } from './close-due-days.ts';
import { closeAtItsTime, closeMatchDay } from './close-match-day.ts';
import { findCompleteDays, findGap } from './quorum.repo.ts';
import { recheckCircle } from './recheck-circle.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });
const config = readConfig({});

let connection: DatabaseConnection;
let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 10, log });
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  return () => connection.close();
});

// Each test looks at the championships that it has made.
beforeEach(async () => {
  await callOffSeasons(sql);
  await sql.run('update circle_memberships set is_active = false, left_at = now() where is_active');
  await sql.run('truncate events');
  await sql.run('delete from graphile_worker._private_jobs');
});

const platform = () => ({ db: connection.db, log, config });
const sweep = () => closeDueDays(platform()).run({});

async function vote(person: Pick<TestPerson, 'client'>, season: Season, day = 1): Promise<void> {
  for (const { id, home } of matchesOn(season, day)) {
    const { status } = await person.client.post(`/api/matches/${id}/vote`, { filmId: home });
    expect(status).toBe(200);
  }
}

/** Lets the open day's time pass. */
async function letTimePass({ tournamentId }: Season, leaving = '-1 s'): Promise<void> {
  await sql.run(
    `update matches set auto_advance_time = clock_timestamp() + interval '${leaving}'
     where tournament_id = $1 and status = 'active' and auto_advance_time is not null`,
    [tournamentId],
  );
}

async function currentDay({ tournamentId }: Season): Promise<number> {
  return sql.add('select current_match_day as id from tournaments where id = $1', [tournamentId]);
}

async function closings({ tournamentId }: Season) {
  return sql.run(
    'select match_day, reason, closed_by from match_day_closings where tournament_id = $1 order by 1',
    [tournamentId],
  );
}

async function expectSound(): Promise<void> {
  const broken = (await findBreaches(connection.db)).filter(({ breaches }) => breaches > 0);
  expect(broken).toEqual([]);
}

/** A circle with its championship; Giulia owns the circle. */
async function addCircleSeason(settings: Parameters<typeof addSeason>[1] = {}) {
  const circleId = await addOwnedCircle(sql, giulia.id);
  const season = await addSeason(sql, { circleId, ...settings });
  return { circleId, season };
}

describe('a day closes', () => {
  test('by hand: result, table, next day, events and plans, all at once', async () => {
    const season = await addSeason(sql, { createdBy: giulia.id, frequencyHours: 72 });
    const [first, other] = matchesOn(season, 1);
    for (const { client } of [giulia, paolo]) {
      await client.post(`/api/matches/${first?.id}/vote`, { filmId: first?.away });
    }
    const { status, body } = await giulia.client.post(`${season.path}/advance`, { matchDay: 1 });
    expect([status, body]).toEqual([200, { closedMatchDay: 1, currentMatchDay: 2 }]);

    const results = await sql.run(
      `select id, status, film1_votes, film2_votes, winner_id from matches
       where tournament_id = $1 and match_day = 1 order by match_number`,
      [season.tournamentId],
    );
    expect(results).toEqual([
      {
        id: first?.id,
        status: 'completed',
        film1_votes: 0,
        film2_votes: 2,
        winner_id: first?.away,
      },
      { id: other?.id, status: 'completed', film1_votes: 0, film2_votes: 0, winner_id: null },
    ]);
    expect(await closings(season)).toEqual([
      { match_day: 1, reason: 'manual', closed_by: giulia.id },
    ]);
    const { body: table } = await giulia.client.get(`${season.path}/leaderboard`);
    expect(table[0]).toMatchObject({ position: 1, filmId: first?.away, points: 3, form: ['W'] });

    const [times] = await sql.run(
      `select bool_and(status = 'active') as open, extract(epoch from min(auto_advance_time - actual_start_time))::int as lasts
       from matches where tournament_id = $1 and match_day = 2`,
      [season.tournamentId],
    );
    expect(times).toEqual({ open: true, lasts: 72 * 3600 });
    const events = await sql.run('select type, payload from events order by id');
    expect(events.filter(({ type }) => type !== 'match')).toEqual([
      {
        type: 'matchday',
        payload: { tournamentId: season.tournamentId, matchDay: 2, change: 'opened' },
      },
      { type: 'standings', payload: { tournamentId: season.tournamentId, matchDay: 1 } },
      { type: 'tournament', payload: { tournamentId: season.tournamentId, status: 'active' } },
    ]);
    const jobs = await sql.run(
      'select task_identifier as task from graphile_worker.jobs order by 1',
    );
    const tasks = 'announce-closing close-match-day compute-odds seal-season tell-season';
    expect(jobs.map(({ task }) => task).join(' ')).toBe(tasks);
    const audit = await sql.run('select actor_id, action, target_id, details from audit_log');
    expect(audit).toEqual([
      {
        actor_id: giulia.id,
        action: 'match_day.close',
        target_id: season.tournamentId,
        details: { name: expect.any(String), before: { matchDay: 1 }, after: null },
      },
    ]);
    await expectSound();
  });

  test('and the last one completes the championship', async () => {
    const season = await addSeason(sql, { films: 2, createdBy: giulia.id });
    await giulia.client.post(`${season.path}/advance`, { matchDay: 1 });
    const { body } = await giulia.client.post(`${season.path}/advance`, { matchDay: 2 });
    expect(body).toEqual({ closedMatchDay: 2, currentMatchDay: null });
    const [row] = await sql.run('select status, current_match_day from tournaments where id = $1', [
      season.tournamentId,
    ]);
    expect(row).toEqual({ status: 'completed', current_match_day: 2 });
    const again = await giulia.client.post(`${season.path}/advance`);
    expect([again.status, again.body.code]).toEqual([409, 'tournament_not_active']);
    const events = await sql.run(
      `select payload from events where type = 'tournament' order by id`,
    );
    expect(events.map(({ payload }) => payload)).toEqual([
      { tournamentId: season.tournamentId, status: 'active' },
      { tournamentId: season.tournamentId, status: 'completed' },
    ]);
    await expectSound();
  });

  test('by hand only where the caller sees the day that is open', async () => {
    const season = await addSeason(sql, { createdBy: giulia.id });
    await giulia.client.post(`${season.path}/advance`, { matchDay: 1 });
    const again = await giulia.client.post(`${season.path}/advance`, { matchDay: 1 });
    expect([again.status, again.body.code]).toEqual([409, 'match_day_over']);
    const ahead = await giulia.client.post(`${season.path}/advance`, { matchDay: 3 });
    expect([ahead.status, ahead.body.code]).toEqual([409, 'match_day_over']);
    const setup = await addUser(sql).then((owner) =>
      sql.add(
        `insert into tournaments (name, status, created_by) values ('Coppa', 'setup', $1) returning id`,
        [owner],
      ),
    );
    await sql.run('update users set is_admin = true where id = $1', [paolo.id]);
    const early = await paolo.client.post(`/api/tournaments/${setup}/advance`);
    expect([early.status, early.body.code]).toEqual([409, 'tournament_not_active']);
    await sql.run('update users set is_admin = false where id = $1', [paolo.id]);
  });

  test('as soon as everyone in the circle has voted on every match', async () => {
    const { circleId, season } = await addCircleSeason();
    await addMember(sql, { circleId, userId: paolo.id });
    await vote(giulia, season);
    await vote(paolo, season);
    await eventually(async () => expect(await currentDay(season)).toBe(2));
    expect(await closings(season)).toEqual([
      { match_day: 1, reason: 'all_votes', closed_by: null },
    ]);
  });

  test('in a public championship when all who nominated have voted, and not before', async () => {
    const season = await addSeason(sql, { owners: [giulia.id, paolo.id] });
    const outsider = await signUp(girone);
    await vote(outsider, season);
    await vote(giulia, season);
    await sweep();
    expect(await currentDay(season)).toBe(1);
    await vote(paolo, season);
    await eventually(async () => expect(await currentDay(season)).toBe(2));
  });

  test('when “not seen” was the last answer', async () => {
    const { season } = await addCircleSeason({ allowUnseen: true });
    for (const { id } of matchesOn(season, 1)) {
      await giulia.client.post(`/api/matches/${id}/vote`, { notSeen: true });
    }
    await eventually(async () => expect(await currentDay(season)).toBe(2));
    await expectSound();
  });

  test('without those who cannot vote any more', async () => {
    const { circleId, season } = await addCircleSeason();
    const [suspended, gone] = [await addUser(sql), await addUser(sql)];
    for (const userId of [suspended, gone]) await addMember(sql, { circleId, userId });
    await vote(giulia, season);
    await sweep();
    expect(await currentDay(season)).toBe(1);
    await sql.run('update users set suspended_at = now() where id = $1', [suspended]);
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', deleted_at = now()
       where id = $1`,
      [gone],
    );
    await sweep();
    expect(await currentDay(season)).toBe(2);
  });

  test('when the one who had not voted leaves, and not when somebody joins', async () => {
    const { circleId, season } = await addCircleSeason();
    await addMember(sql, { circleId, userId: paolo.id });
    await vote(giulia, season);
    const recheck = () => recheckCircle(platform()).run({ circleId: toCircleId.parse(circleId) });
    await recheck();
    expect(await currentDay(season)).toBe(1);
    await sql.run(
      'update circle_memberships set is_active = false, left_at = now() where user_id = $1',
      [paolo.id],
    );
    await recheck();
    expect(await currentDay(season)).toBe(2);
    await addMember(sql, { circleId, userId: paolo.id });
    await vote(giulia, season, 2);
    await recheck();
    expect(await currentDay(season)).toBe(2);
  });

  test('never for an empty circle', async () => {
    const { season } = await addCircleSeason();
    await sql.run('update circle_memberships set is_active = false, left_at = now()');
    await sweep();
    expect(await currentDay(season)).toBe(1);
  });
});

describe('by itself a day closes', () => {
  const cases = [
    { advanceOnAllVotes: true, timeoutAdvance: true, byVotes: 2, byTime: 2 },
    { advanceOnAllVotes: true, timeoutAdvance: false, byVotes: 2, byTime: 1 },
    { advanceOnAllVotes: false, timeoutAdvance: true, byVotes: 1, byTime: 2 },
    { advanceOnAllVotes: false, timeoutAdvance: false, byVotes: 1, byTime: 1 },
  ];

  test.each(cases)(
    'with all votes $advanceOnAllVotes and timeout $timeoutAdvance: day $byVotes, day $byTime',
    async ({ byVotes, byTime, ...options }) => {
      const voted = await addSeason(sql, { owners: [giulia.id], ...options });
      const timed = await addSeason(sql, { owners: [giulia.id, paolo.id], ...options });
      await vote(giulia, voted);
      await letTimePass(timed);
      for (const season of [voted, timed]) {
        const { tournamentId } = season;
        await closeAtItsTime(platform()).run({ tournamentId, matchDay: 1 });
      }
      await sweep();
      expect([await currentDay(voted), await currentDay(timed)]).toEqual([byVotes, byTime]);
    },
  );

  test('at its time and not before it', async () => {
    const season = await addSeason(sql);
    const job = () => closeAtItsTime(platform()).run({ ...season, matchDay: 1 });
    await job();
    expect(await currentDay(season)).toBe(1);
    await letTimePass(season);
    await Promise.all([job(), job(), job()]);
    await job();
    expect(await closings(season)).toEqual([{ match_day: 1, reason: 'timeout', closed_by: null }]);
    expect(await currentDay(season)).toBe(2);
  });

  test('after downtime one step at a time, and the next has its full time', async () => {
    const season = await addSeason(sql, { frequencyHours: 12 });
    await sql.run(
      `update matches set actual_start_time = now() - interval '40 days',
         auto_advance_time = now() - interval '39 days' where tournament_id = $1 and match_day = 1`,
      [season.tournamentId],
    );
    await sweep();
    await sweep();
    expect(await currentDay(season)).toBe(2);
    const [day] = await sql.run(
      `select bool_and(auto_advance_time > now() + interval '11 hours') as has_time from matches
       where tournament_id = $1 and status = 'active'`,
      [season.tournamentId],
    );
    expect(day).toEqual({ has_time: true });
  });

  test('though another championship cannot be closed', async () => {
    const stuck = await addSeason(sql);
    const season = await addSeason(sql);
    await sql.run(
      `insert into match_day_closings (tournament_id, match_day, reason) values ($1, 1, 'timeout')`,
      [stuck.tournamentId],
    );
    for (const due of [stuck, season]) await letTimePass(due);
    await sweep();
    expect([await currentDay(stuck), await currentDay(season)]).toEqual([1, 2]);
    await sql.run('delete from match_day_closings where tournament_id = $1', [stuck.tournamentId]);
  });
});

test('that a day closes soon is said a day before, of an open day, and with the instant', async () => {
  const season = await addSeason(sql);
  const { tournamentId } = season;
  const announce = (matchDay: number) =>
    announceClosing(platform()).run({ tournamentId, matchDay });
  await announce(1);
  await letTimePass(season, '23 hours');
  const { body } = await giulia.client.get(season.path);
  for (const matchDay of [1, 2]) await announce(matchDay);
  await letTimePass(season);
  await sweep();
  await announce(1);
  const said = await sql.run(
    `select payload from events where type = 'matchday' and payload ->> 'change' = 'closing_soon'`,
  );
  expect(said).toEqual([{ payload: { tournamentId, matchDay: 1, change: 'closing_soon' } }]);
  const told = await sql.run(
    `select payload ->> 'closesAt' as at from graphile_worker._private_jobs where payload ->> 'closesAt' > ''`,
  );
  const apart = Date.parse(String(told[0]?.['at'])) - Date.parse(body.dayClosesAt);
  expect([-1, 0, 1]).toContain(apart); // Milliseconds: one way cuts, the other rounds.
});

test('a day is complete once everybody in the quorum has answered every match', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => addUser(sql)));
  const answers = array(array(boolean(), { minLength: 2, maxLength: 2 }), {
    maxLength: members.length,
  });
  await assert(
    asyncProperty(answers, async (byMember) => {
      await sql.run(
        'update circle_memberships set is_active = false, left_at = now() where is_active',
      );
      const circleId = await sql.add(
        `insert into circles (name, owner_id) values ('Cinefili', $1) returning id`,
        [giulia.id],
      );
      const { tournamentId, ...season } = await addSeason(sql, { circleId });
      const open = season.matches.filter(({ matchDay }) => matchDay === 1);
      const quorum = members.slice(0, byMember.length);
      for (const [index, userId] of quorum.entries()) {
        await addMember(sql, { circleId, userId });
        for (const [place, { id, home }] of open.entries()) {
          if (byMember[index]?.[place]) {
            await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
              id,
              userId,
              home,
            ]);
          }
        }
      }
      const isComplete =
        byMember.length > 0 && byMember.every((answered) => answered.every(Boolean));
      expect((await findGap(connection.db, tournamentId)) === null).toBe(isComplete);
      const complete = await findCompleteDays(connection.db, [tournamentId]);
      expect(complete).toEqual(isComplete ? [{ tournamentId, matchDay: 1 }] : []);
    }),
    { numRuns: 25 },
  );
});

test('an unknown championship has no day to close', async () => {
  const outcome = await closeMatchDay(platform(), { tournamentId: 2_000_000_000 });
  expect(outcome).toEqual({ ok: false, code: 'not_found' });
  expect((await giulia.client.post('/api/tournaments/2000000000/advance')).status).toBe(404);
});
