import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, addUser, nominate } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const ahead = new Date(Date.now() + 30 * 86_400_000).toISOString();

let creator: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  creator = await signUp(girone, 'creator');
  admin = await signUp(girone, 'moira');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

async function create(body: Record<string, unknown> = {}) {
  const { body: made } = await creator.client.post('/api/tournaments', { name: 'Coppa', ...body });
  return `/api/tournaments/${made.id}`;
}

async function createRunning(body: Record<string, unknown> = {}) {
  const path = await create(body);
  const id = idOf(path);
  for (let i = 0; i < 3; i++) await nominate(sql, id, await addUser(sql));
  expect((await creator.client.post(`${path}/force-start`)).status).toBe(200);
  return path;
}

function idOf(path: string): number {
  return Number(path.split('/').at(-1));
}

const edit = (path: string, body: unknown) => creator.client.send('PATCH', path, body);

const recorded = (path: string) =>
  sql.run('select actor_id, action from audit_log where target_id = $1', [idOf(path)]);

/** Until so many statements wait for somebody else's lock. */
function untilWaiting(statements: number) {
  return eventually(async () => {
    const waiting = await sql.run(
      `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(statements);
  });
}

describe('before the start', () => {
  test('everything but the type can change', async () => {
    const path = await create();
    const { body } = await edit(path, {
      name: 'Nuova',
      description: 'Con descrizione',
      maxFilms: 16,
      requiredFilmsPerUser: 2,
      matchDayFrequencyHours: 168,
      advanceOnAllCircleVotes: false,
      timeoutAdvanceEnabled: false,
      secretCount: true,
      allowUnseen: true,
      preparationDeadline: ahead,
    });
    expect(body).toMatchObject({
      name: 'Nuova',
      description: 'Con descrizione',
      maxFilms: 16,
      requiredFilmsPerUser: 2,
      maxNominationsPerUser: 2,
      matchDayFrequencyHours: 168,
      matchDurationHours: 168,
      autoAdvanceOnAllVotes: false,
      timeoutAdvanceEnabled: false,
      secretCount: true,
      allowUnseen: true,
      preparationDeadline: ahead,
      isPublic: true,
    });
    expect((await edit(path, { description: '' })).body.description).toBeNull();
    const past = await edit(path, { preparationDeadline: '2020-01-01T00:00:00Z' });
    expect(past.body.fields).toEqual({
      preparationDeadline: 'Choose a time that is still to come',
    });
  });

  test('a limit does not go below what is in use', async () => {
    const path = await create();
    const person = await addUser(sql);
    for (const user of [person, person, await addUser(sql)]) {
      await nominate(sql, idOf(path), user);
    }
    for (const body of [{ maxFilms: 2 }, { requiredFilmsPerUser: 1 }]) {
      const { status, body: refusal } = await edit(path, body);
      expect([status, refusal.code]).toEqual([409, 'limit_below_use']);
    }
    expect((await edit(path, { maxFilms: 3, requiredFilmsPerUser: 2 })).status).toBe(200);
  });

  test('a change of settings moves the start', async () => {
    const path = await create({ requiredFilmsPerUser: 1, maxFilms: 3 });
    for (let i = 0; i < 2; i++) await nominate(sql, idOf(path), await addUser(sql));
    const waiting = await edit(path, { preparationDeadline: ahead });
    expect(waiting.body.readiness).toMatchObject({
      ready: true,
      waitsFor: 'deadline',
      startsAt: ahead,
    });
    const full = await edit(path, { maxFilms: 2 });
    expect(full.body.readiness).toMatchObject({ waitsFor: 'list_full' });
    const startsAt = new Date(full.body.readiness.startsAt);
    expect(await sql.run('select starts_at from tournaments where id = $1', [idOf(path)])).toEqual([
      { starts_at: startsAt },
    ]);
    const jobs = await sql.run(
      `select run_at from graphile_worker.jobs where key = 'start-tournament:' || $1::text`,
      [idOf(path)],
    );
    expect(jobs).toEqual([{ run_at: startsAt }]);
  });
});

describe('in a circle', () => {
  test('an edit and the circle’s deletion at once do not wait for each other', async () => {
    const circleId = await addOwnedCircle(sql, creator.id);
    const path = await create({ circleId });
    const gate = await sql.connect();
    try {
      await gate.query('begin');
      await gate.query('select 1 from circles where id = $1 for update', [circleId]);
      const deletion = creator.client.delete(`/api/circles/${circleId}`);
      await untilWaiting(1);
      const change = edit(path, { maxFilms: 16 });
      await untilWaiting(2);
      await gate.query('commit');
      expect([(await deletion).status, (await change).status]).toEqual([204, 404]);
    } finally {
      gate.release(true);
    }
  });

  test('a draft is opened within the ceilings of that moment', async () => {
    const circleId = await addOwnedCircle(sql, creator.id);
    const path = await create({ circleId, draft: true });
    await creator.client.send('PATCH', `/api/circles/${circleId}`, {
      maxFilms: 8,
      maxFilmsPerUser: 2,
    });
    const { status, body } = await creator.client.post(`${path}/open`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['maxFilms', 'requiredFilmsPerUser']]);
    await edit(path, { maxFilms: 8, requiredFilmsPerUser: 2 });
    expect((await creator.client.post(`${path}/open`)).status).toBe(200);
  });

  test('whoever has left does not open a draft, but still sees and deletes it', async () => {
    const circleId = await addOwnedCircle(sql, await addUser(sql), { isPublic: false });
    await addMember(sql, { circleId, userId: creator.id });
    const path = await create({ circleId, draft: true });
    expect((await creator.client.get(path)).body.viewerMay.open).toBe(true);
    expect((await creator.client.post(`/api/circles/${circleId}/leave`)).status).toBe(204);
    const { status, body } = await creator.client.post(`${path}/open`);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await creator.client.get(path)).body).toMatchObject({
      status: 'preparation',
      viewerMay: { open: false, delete: true },
    });
    expect((await admin.client.get(path)).status).toBe(404);
    expect((await creator.client.delete(path)).status).toBe(204);
  });
});

describe('after the start', () => {
  test('name and description can change, and what stays the same may be sent along', async () => {
    const path = await createRunning();
    const body = { name: 'Altro nome', description: 'Altra', maxFilms: 32, secretCount: false };
    expect((await edit(path, body)).body).toMatchObject({
      name: 'Altro nome',
      description: 'Altra',
    });
    await closeDays(creator.client, path, 6);
    expect((await edit(path, { name: 'Per i posteri' })).status).toBe(200);
    const late = await edit(path, { timeoutAdvanceEnabled: false });
    expect([late.status, late.body.code]).toEqual([409, 'tournament_started']);
  });

  test.each([
    { maxFilms: 16 },
    { requiredFilmsPerUser: 2 },
    { matchDayFrequencyHours: 24 },
    { secretCount: true },
    { allowUnseen: true },
    { preparationDeadline: ahead },
    { name: 'Altro', maxFilms: 8 },
    { timeoutAdvanceEnabled: false, allowUnseen: true },
  ])('%j is refused', async (body) => {
    const path = await createRunning();
    const { status, body: refusal } = await edit(path, body);
    expect([status, refusal.code]).toEqual([409, 'tournament_started']);
    expect((await creator.client.get(path)).body.name).toBe('Coppa');
  });

  test('the time limit of the open day goes and comes back', async () => {
    const path = await createRunning({ matchDayFrequencyHours: 48 });
    const { body: before } = await creator.client.get(path);
    expect(Date.parse(before.dayClosesAt)).toBe(Date.parse(before.startedAt) + 48 * 3_600_000);
    expect((await edit(path, { timeoutAdvanceEnabled: false })).body.dayClosesAt).toBeNull();
    const { body: again } = await edit(path, { timeoutAdvanceEnabled: true });
    expect(again.dayClosesAt).toBe(before.dayClosesAt);
  });

  test('a time limit that is turned on too late closes the day now, not in the past', async () => {
    const path = await createRunning({ matchDayFrequencyHours: 12, timeoutAdvanceEnabled: false });
    await sql.run(
      `update matches set actual_start_time = now() - interval '3 days'
       where tournament_id = $1 and status = 'active'`,
      [idOf(path)],
    );
    const turnedOnAt = Date.now();
    const { body } = await edit(path, { timeoutAdvanceEnabled: true });
    expect(Date.parse(body.dayClosesAt)).toBeGreaterThan(turnedOnAt - 5000);
    const jobs = await sql.run(`select run_at from graphile_worker.jobs where key = $1`, [
      `close-match-day:${idOf(path)}:1`,
    ]);
    expect(jobs).toEqual([{ run_at: new Date(body.dayClosesAt) }]);
  });

  test('closing on all votes has the open day looked at again', async () => {
    const path = await createRunning({ advanceOnAllCircleVotes: false });
    const { body } = await edit(path, { advanceOnAllCircleVotes: true });
    expect(body).toMatchObject({ advanceOnAllCircleVotes: true, autoAdvanceOnAllVotes: true });
    const jobs = await sql.run(`select 1 from graphile_worker.jobs where key = $1`, [
      `close-match-day:${idOf(path)}:1:votes`,
    ]);
    expect(jobs).toHaveLength(1);
  });
});

describe('the end', () => {
  test('a creator deletes it before the start, with its nominations', async () => {
    const path = await create();
    await nominate(sql, idOf(path), creator.id);
    expect((await creator.client.delete(path)).status).toBe(204);
    expect((await creator.client.get(path)).status).toBe(404);
    expect(await sql.run('select 1 from audit_log where target_id = $1', [idOf(path)])).toEqual([]);
  });

  test('an admin’s forced start is on record, the creator’s own is not', async () => {
    expect(await recorded(await createRunning())).toEqual([]);
    const path = await create();
    for (let i = 0; i < 2; i++) await nominate(sql, idOf(path), await addUser(sql));
    expect((await admin.client.post(`${path}/force-start`)).status).toBe(200);
    expect(await recorded(path)).toEqual([
      { actor_id: admin.id, action: 'tournament.force-start' },
    ]);
  });

  test('an admin’s deletion is on record', async () => {
    const path = await create();
    expect((await admin.client.delete(path)).status).toBe(204);
    expect(
      await sql.run('select actor_id, action, details from audit_log where target_id = $1', [
        idOf(path),
      ]),
    ).toEqual([
      {
        actor_id: admin.id,
        action: 'tournament.delete',
        details: {
          name: 'Coppa',
          before: { status: 'setup', createdBy: creator.id },
          after: null,
        },
      },
    ]);
  });

  test('a running one only an admin ends, and then nobody votes there any more', async () => {
    const path = await createRunning();
    const own = await creator.client.delete(path);
    expect([own.status, own.body.code]).toEqual([409, 'tournament_started']);

    const [match] = await sql.run(
      `select id, film1_id from matches where tournament_id = $1 and status = 'active'`,
      [idOf(path)],
    );
    const vote = () =>
      creator.client.post(`/api/matches/${Number(match?.['id'])}/vote`, {
        filmId: match?.['film1_id'],
      });
    expect((await vote()).status).toBe(200);
    expect((await admin.client.delete(path)).status).toBe(204);
    const { body } = await creator.client.get(path);
    expect(body).toMatchObject({
      status: 'completed',
      champions: [],
      dayClosesAt: null,
      viewerMay: { vote: false, closeDay: false, delete: false },
    });
    expect(body.cancelledAt).toBe(body.completedAt);
    expect(
      await sql.run('select cancelled_by from tournaments where id = $1', [idOf(path)]),
    ).toEqual([{ cancelled_by: admin.id }]);
    expect(
      await sql.run('select action from audit_log where target_id = $1', [idOf(path)]),
    ).toEqual([{ action: 'tournament.cancel' }]);

    expect([(await vote()).status, (await vote()).body.code]).toEqual([409, 'match_not_open']);
    const past = 'insert into votes (match_id, user_id, film_id) values ($1, $2, $3)';
    const values = [match?.['id'], admin.id, match?.['film1_id']];
    expect(await sql.refusal(past, values)).toBe('votes_match_open');
    expect((await creator.client.post(`${path}/advance`)).status).toBe(409);
    expect((await admin.client.delete(path)).status).toBe(409);
  });
});
