import { circleId as circleIdSchema } from '@girone/contract/ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addFilms, addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { replanCircle } from './index.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const girone = useGirone(database, { AUTOSTART_GRACE_SECONDS: '1' });
/** Another instance, which takes its time and runs no jobs. */
const patient = useGirone(database, { AUTOSTART_GRACE_SECONDS: '3600', JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;
/** Acts through the instance that takes its time. */
let vera: TestPerson;
let ugo: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  vera = await signUp(patient, 'vera');
  ugo = await signUp(patient, 'ugo');
});

async function create({ client }: TestPerson, body: Record<string, unknown> = {}) {
  const answer = await client.post('/api/tournaments', {
    name: 'Coppa',
    requiredFilmsPerUser: 1,
    ...body,
  });
  expect(answer.status).toBe(201);
  return `/api/tournaments/${answer.body.id}`;
}

const idOf = (path: string) => Number(path.split('/').at(-1));

async function nominateOne(path: string, { client, id }: TestPerson): Promise<number> {
  const [filmId = 0] = await addFilms(sql, id, 1);
  expect((await client.post(`${path}/nominations`, { filmId })).status).toBe(201);
  return filmId;
}

async function see(path: string, { client }: TestPerson = giulia) {
  const { body } = await client.get(path);
  return body;
}

function untilStarted(path: string) {
  return eventually(async () => expect((await see(path)).status).toBe('active'));
}

/** Runs a job now and waits until it and what follows from it are done. */
async function run(name: string, payload: Record<string, unknown> = {}) {
  await sql.run(`select graphile_worker.add_job($1, $2::json)`, [name, JSON.stringify(payload)]);
  await eventually(async () => {
    const waiting = await sql.run(
      `select 1 from graphile_worker.jobs where task_identifier = any($1) and run_at <= now()`,
      [['start-tournament', 'start-due-tournaments']],
    );
    expect(waiting).toEqual([]);
  });
}

const sweep = () => run('start-due-tournaments');
const lookNow = (path: string) => run('start-tournament', { tournamentId: idOf(path) });

function missDeadline(path: string) {
  return sql.run(
    `update tournaments set preparation_deadline = now() - interval '1 minute' where id = $1`,
    [idOf(path)],
  );
}

describe('a ready championship starts by itself', () => {
  test('when every member has nominated, after the grace time', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id);
    await addMember(sql, { circleId, userId: paolo.id });
    const path = await create(giulia, { circleId });
    await nominateOne(path, giulia);
    expect((await see(path)).readiness).toMatchObject({ ready: false, startsAt: null });
    await nominateOne(path, paolo);
    await untilStarted(path);
    const { totalMatches, readiness } = await see(path);
    expect({ totalMatches, readiness }).toEqual({ totalMatches: 2, readiness: null });
    const [row] = await sql.run(
      'select started_at >= starts_at as on_time, starts_at > ready_since as graced from tournaments where id = $1',
      [idOf(path)],
    );
    expect(row).toEqual({ on_time: true, graced: true });
  });

  test('when the list is full', async () => {
    const path = await create(giulia, { maxFilms: 2 });
    await nominateOne(path, giulia);
    await nominateOne(path, paolo);
    await untilStarted(path);
    expect((await see(path)).totalMatches).toBe(2);
  });

  test('at the deadline', async () => {
    const preparationDeadline = new Date(Date.now() + 2000).toISOString();
    const path = await create(giulia, { preparationDeadline });
    await nominateOne(path, giulia);
    await nominateOne(path, paolo);
    await untilStarted(path);
    const { startedAt } = await see(path);
    expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(Date.parse(preparationDeadline));
  });

  test('once, though a start is forced and jobs run at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const path = await create(giulia, { maxFilms: 4, requiredFilmsPerUser: 2 });
      for (const person of [giulia, giulia, paolo, paolo]) await nominateOne(path, person);
      await sql.run('update tournaments set starts_at = now() where id = $1', [idOf(path)]);
      const [forced] = await Promise.all([
        giulia.client.post(`${path}/force-start`),
        lookNow(path),
        sweep(),
      ]);
      expect([200, 409]).toContain(forced.status);
      await untilStarted(path);
      expect((await see(path)).totalMatches).toBe(12);
    }
  });
});

describe('it does not start', () => {
  test('when a film is withdrawn during the grace time', async () => {
    const path = await create(vera, { maxFilms: 2 });
    await nominateOne(path, vera);
    const film = await nominateOne(path, ugo);
    const { readiness } = await see(path, vera);
    expect(readiness).toMatchObject({ ready: true, waitsFor: 'list_full' });
    expect((await ugo.client.delete(`${path}/nominations/${film}`)).status).toBe(204);
    expect((await see(path, vera)).readiness).toMatchObject({ ready: false, startsAt: null });
    // The job that was planned comes all the same, and finds nothing to start.
    await lookNow(path);
    expect((await see(path, vera)).status).toBe('setup');
  });

  test('when a film is being deleted at the moment of the start', async () => {
    const path = await create(vera, { maxFilms: 4, requiredFilmsPerUser: 2 });
    for (const person of [vera, vera, ugo]) await nominateOne(path, person);
    const film = await nominateOne(path, ugo);
    await sql.run('update tournaments set starts_at = now() where id = $1', [idOf(path)]);
    const deletion = await sql.connect();
    try {
      await deletion.query('begin');
      await deletion.query('delete from film_nominations where film_id = $1', [film]);
      const looked = lookNow(path);
      await eventually(async () => {
        const waiting = await sql.run(
          `select 1 from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      });
      await deletion.query('commit');
      await looked;
    } finally {
      deletion.release(true);
    }
    expect(await see(path, vera)).toMatchObject({ status: 'setup', readiness: { ready: false } });
  });

  test('before the grace time is over, and asking again does not prolong it', async () => {
    const path = await create(vera, { maxFilms: 3 });
    for (const person of [vera, ugo]) await nominateOne(path, person);
    await nominateOne(path, await signUp(patient));
    const { startsAt } = (await see(path, vera)).readiness;
    for (const name of ['Altro nome', 'Un altro ancora']) {
      const { body } = await vera.client.send('PATCH', path, { name });
      expect(body).toMatchObject({ name, status: 'setup', readiness: { startsAt } });
    }
  });

  test('before the deadline it waits for, though a job comes early', async () => {
    const path = await create(vera);
    for (const person of [vera, ugo]) await nominateOne(path, person);
    const { preparationDeadline, readiness } = await see(path, vera);
    expect(readiness).toMatchObject({ waitsFor: 'deadline', startsAt: preparationDeadline });
    await lookNow(path);
    expect((await see(path, vera)).status).toBe('setup');
    const jobs = await sql.run(
      `select run_at from graphile_worker.jobs where key = 'start-tournament:' || $1::text`,
      [idOf(path)],
    );
    expect(jobs).toEqual([{ run_at: new Date(preparationDeadline) }]);
  });

  test('when the deadline passes with something missing: the creator is told, once', async () => {
    const path = await create(vera);
    await nominateOne(path, vera);
    await missDeadline(path);
    await sql.run('truncate events');
    await sweep();
    await sweep();
    await lookNow(path);
    expect((await see(path, vera)).status).toBe('setup');
    const told = () =>
      sql.run(`select audience from events where (payload->>'tournamentId')::int = $1`, [
        idOf(path),
      ]);
    expect(await told()).toEqual([{ audience: { kind: 'user', userId: vera.id } }]);

    const preparationDeadline = new Date(Date.now() + 86_400_000).toISOString();
    await vera.client.send('PATCH', path, { preparationDeadline });
    await missDeadline(path);
    await sql.run('truncate events');
    await sweep();
    expect(await told()).toHaveLength(1);
  });

  test('as long as it is a draft', async () => {
    const path = await create(vera, { draft: true });
    await missDeadline(path);
    await sweep();
    expect((await see(path, vera)).status).toBe('preparation');
  });
});

test('a circle whose members changed is planned anew at once', async () => {
  const connection = createDatabase({
    url: database.url,
    poolSize: 1,
    log: createLogger({ logLevel: 'silent' }),
  });
  const { db } = connection;
  const config = readConfig({ AUTOSTART_GRACE_SECONDS: '3600' });
  const circleId = circleIdSchema.parse(await addOwnedCircle(sql, vera.id));
  for (const userId of [ugo.id, paolo.id]) await addMember(sql, { circleId, userId });
  const path = await create(vera, { circleId });
  for (const person of [vera, ugo]) await nominateOne(path, person);
  const replan = () => db.transaction((tx) => replanCircle({ config }, tx, circleId));
  try {
    await sql.run(
      `update circle_memberships set is_active = false, left_at = now() where circle_id = $1 and user_id = $2`,
      [circleId, paolo.id],
    );
    await replan();
    expect((await see(path, vera)).readiness).toMatchObject({ waitsFor: 'everyone_nominated' });
    await addMember(sql, { circleId, userId: paolo.id });
    await replan();
    expect((await see(path, vera)).readiness).toMatchObject({ waitsFor: 'deadline' });
  } finally {
    await connection.close();
  }
});

describe('the sweep', () => {
  test('starts what nobody started in time', async () => {
    const path = await create(vera, { maxFilms: 2 });
    for (const person of [vera, ugo]) await nominateOne(path, person);
    const id = idOf(path);
    await sql.run(`select graphile_worker.remove_job('start-tournament:' || $1::text)`, [id]);
    await sql.run(
      `update tournaments set starts_at = now() - interval '1 hour', ready_since = now() - interval '2 hours'
       where id = $1`,
      [id],
    );
    await sweep();
    expect((await see(path, vera)).status).toBe('active');
  });

  test('notices that a nominated film was deleted', async () => {
    const path = await create(vera, { maxFilms: 2 });
    await nominateOne(path, vera);
    const film = await nominateOne(path, ugo);
    expect((await ugo.client.delete(`/api/films/${film}`)).status).toBe(204);
    await sql.run(`update tournaments set starts_at = now() where id = $1`, [idOf(path)]);
    await sweep();
    const rows = await sql.run(
      'select status, ready_since, starts_at from tournaments where id = $1',
      [idOf(path)],
    );
    expect(rows).toEqual([{ status: 'setup', ready_since: null, starts_at: null }]);
  });

  test('notices that the last who had not nominated has left the circle', async () => {
    const circleId = await addOwnedCircle(sql, vera.id);
    const idle = await signUp(patient);
    for (const { id } of [ugo, idle]) await addMember(sql, { circleId, userId: id });
    const path = await create(vera, { circleId });
    for (const person of [vera, ugo]) await nominateOne(path, person);
    expect((await see(path, vera)).readiness).toMatchObject({ waitsFor: 'deadline' });
    expect((await idle.client.post(`/api/circles/${circleId}/leave`)).status).toBe(204);
    await sweep();
    await untilStarted(path);
  });

  test('leaves alone what is as it should be', async () => {
    const path = await create(vera);
    for (const person of [vera, ugo]) await nominateOne(path, person);
    await sweep();
    const stored = () =>
      sql.run('select xmin::text, starts_at from tournaments where id = $1', [idOf(path)]);
    const before = await stored();
    await sweep();
    expect(await stored()).toEqual(before);
  });
});
