import { beforeAll, describe, expect, test } from 'vitest';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addFilms,
  addMember,
  addOwnedCircle,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { AUTOSTART_GRACE_SECONDS: '3600', JOBS: 'off' });
const second = useGirone(database, { AUTOSTART_GRACE_SECONDS: '3600', JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let anna: TestPerson;
let bruno: TestPerson;
let admin: TestPerson;
let elsewhere: TestClient;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  anna = await signUp(girone, 'anna');
  bruno = await signUp(girone, 'bruno');
  admin = await signUp(girone, 'moira');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  elsewhere = new TestClient(second.address);
  for (const [name, value] of giulia.client.cookies) elsewhere.cookies.set(name, value);
});

/** Public, two films each asked for; its time is over unless it is said otherwise. */
async function create(films: readonly (readonly [TestPerson, number])[], isOver = true) {
  const { body } = await giulia.client.post('/api/tournaments', {
    name: 'Coppa',
    requiredFilmsPerUser: 2,
  });
  const id = Number(body.id);
  const path = `/api/tournaments/${id}`;
  const nominated: number[] = [];
  for (const [person, count] of films) {
    for (const filmId of await addFilms(sql, person.id, count)) {
      expect((await person.client.post(`${path}/nominations`, { filmId })).status).toBe(201);
      nominated.push(filmId);
    }
  }
  if (isOver) {
    await sql.run(
      `update tournaments set preparation_deadline = now() - interval '1 minute' where id = $1`,
      [id],
    );
  }
  return { id, path, films: nominated };
}

async function toldTo({ client }: TestPerson, tournamentId: number) {
  const { body } = await client.get('/api/notifications');
  return body.filter(
    (each: { tournament: { id: number } | null }) => each.tournament?.id === tournamentId,
  );
}

interface Removal {
  readonly path: string;
  readonly filmIds: readonly number[];
  readonly reason?: unknown;
}

function remove({ client }: TestPerson, { path, filmIds, reason = 'Fuori tema' }: Removal) {
  return client.post(`${path}/nominations/removals`, { filmIds, reason });
}

describe('once the deadline has passed and something is missing', () => {
  test('the championship says so, and who owes how many films', async () => {
    const { path } = await create([
      [giulia, 2],
      [anna, 1],
    ]);
    expect((await giulia.client.get(path)).body).toMatchObject({
      viewerMayTakeOut: true,
      readiness: {
        ready: false,
        isOverdue: true,
        owing: [{ userId: anna.id, username: 'anna', name: 'anna', films: 1, missing: 1 }],
      },
    });
    expect((await anna.client.get(path)).body.viewerMayTakeOut).toBe(false);
    const ahead = await create([[giulia, 2]], false);
    expect((await giulia.client.get(ahead.path)).body.readiness.isOverdue).toBe(false);
  });

  test('it starts without them: they are out and told, the rest plays', async () => {
    const { id, path } = await create([
      [giulia, 2],
      [anna, 1],
      [bruno, 2],
    ]);
    const { status, body } = await giulia.client.post(`${path}/start-without`, {
      userIds: [anna.id],
    });
    expect(status).toBe(200);
    expect(body.message).toBe('Tournament force started successfully!');
    expect(body.tournament).toMatchObject({
      status: 'active',
      filmsCount: 4,
      participantsCount: 2,
    });
    expect(await toldTo(anna, id)).toMatchObject([
      { type: 'moderation', actor: null, moderation: { act: 'started_without', subject: 'Coppa' } },
    ]);
    expect(await sql.run('select 1 from audit_log where target_id = $1', [id])).toEqual([]);
    const again = await giulia.client.post(`${path}/start-without`, { userIds: [anna.id] });
    expect(again).toMatchObject({ status: 200, body });
  });

  test('an admin who does so is on record', async () => {
    const { id, path } = await create([
      [giulia, 2],
      [anna, 1],
    ]);
    await admin.client.post(`${path}/start-without`, { userIds: [anna.id] });
    expect(
      await sql.run('select actor_id, action from audit_log where target_id = $1', [id]),
    ).toEqual([{ actor_id: admin.id, action: 'tournament.start-without' }]);
  });

  test.each([
    ['before the deadline', 'deadline_ahead'],
    ['with somebody else left out', 'participants_changed'],
    ['with nobody who plays', 'too_few_films'],
    ['as a draft', 'tournament_not_in_setup'],
  ])('it does not start %s, and nothing has changed', async (name, code) => {
    const { id, path } = await create(
      [
        [giulia, name === 'with nobody who plays' ? 1 : 2],
        [anna, 1],
      ],
      name !== 'before the deadline',
    );
    if (name === 'as a draft') {
      await sql.run('alter table tournaments disable trigger tournaments_forward');
      await sql.run(`update tournaments set status = 'preparation' where id = $1`, [id]);
      await sql.run('update posts set is_public = false where tournament_id = $1', [id]);
      await sql.run('alter table tournaments enable trigger tournaments_forward');
    }
    const before = await digestDatabase(database.sql);
    const userIds =
      name === 'with nobody who plays'
        ? [anna.id, giulia.id]
        : [name === 'with somebody else left out' ? bruno.id : anna.id];
    const { status, body } = await giulia.client.post(`${path}/start-without`, { userIds });
    expect([status, body.code]).toEqual([409, code]);
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('whoever completes their films at that moment plays, or the start is asked for anew', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, path } = await create([
        [giulia, 2],
        [anna, 1],
        [bruno, 2],
      ]);
      const [filmId = 0] = await addFilms(sql, anna.id, 1);
      const press = { userIds: [anna.id] };
      const [completed, first, other] = await Promise.all([
        anna.client.post(`${path}/nominations`, { filmId }),
        giulia.client.post(`${path}/start-without`, press),
        elsewhere.post(`${path}/start-without`, press),
      ]);
      const { body } = await giulia.client.get(path);
      const films = await sql.run(
        'select 1 from film_nominations where tournament_id = $1 and user_id = $2',
        [id, anna.id],
      );
      const happened = {
        completed: completed.status,
        starts: [first.status, other.status],
        films: films.length,
        status: body.status,
      };
      const hersIn = { completed: 201, starts: [409, 409], films: 2, status: 'setup' };
      const startedFirst = { completed: 409, starts: [200, 200], films: 0, status: 'active' };
      expect([hersIn, startedFirst]).toContainEqual(happened);
    }
  });
});

describe('taking films out', () => {
  test('is told to each owner once, with the reason, and lets the rest start', async () => {
    const { id, path, films } = await create([
      [giulia, 2],
      [bruno, 2],
      [anna, 1],
    ]);
    const [, , first = 0, last = 0, hers = 0] = films;
    expect((await remove(giulia, { path, filmIds: [hers] })).status).toBe(204);
    const { readiness, filmsCount } = (await giulia.client.get(path)).body;
    expect(filmsCount).toBe(4);
    expect(readiness).toMatchObject({ ready: true, isOverdue: false, owing: [] });
    expect(readiness.startsAt).not.toBeNull();
    const [row] = await sql.run('select title from films where id = $1', [hers]);
    expect(await toldTo(anna, id)).toMatchObject([
      {
        type: 'moderation',
        tournament: { name: 'Coppa' },
        moderation: { act: 'nomination_removed', subject: row?.['title'], reason: 'Fuori tema' },
      },
    ]);
    expect((await remove(giulia, { path, filmIds: [first, last] })).status).toBe(204);
    expect(await toldTo(bruno, id)).toHaveLength(1);
    expect(await sql.run('select 1 from audit_log where target_id = $1', [id])).toEqual([]);
  });

  test('goes for all that are named, or for none', async () => {
    const { path, films } = await create([
      [giulia, 2],
      [anna, 1],
    ]);
    const other = await create([[bruno, 1]]);
    const before = await digestDatabase(database.sql);
    const missing = await remove(giulia, { path, filmIds: [films[2] ?? 0, other.films[0] ?? 0] });
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
    for (const [filmIds, reason] of [
      [[], 'Fuori tema'],
      [[films[2] ?? 0], ''],
      [[films[2] ?? 0], 'no'],
      [[films[2] ?? 0], null],
      [[films[2] ?? 0], 'x'.repeat(501)],
    ] as const) {
      expect((await remove(giulia, { path, filmIds, reason })).status).toBe(400);
    }
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('ends with the start', async () => {
    const { path, films } = await create([
      [giulia, 2],
      [anna, 1],
    ]);
    await giulia.client.post(`${path}/force-start`);
    const late = await remove(giulia, { path, filmIds: [films[2] ?? 0] });
    expect([late.status, late.body.code]).toEqual([409, 'tournament_not_in_setup']);
  });

  test('by an admin is on record, with the reason; by whoever runs the circle it is not', async () => {
    const { id, path, films } = await create([
      [giulia, 1],
      [anna, 1],
    ]);
    expect((await remove(admin, { path, filmIds: [films[1] ?? 0] })).status).toBe(204);
    expect(
      await sql.run('select actor_id, action, reason from audit_log where target_id = $1', [id]),
    ).toEqual([
      { actor_id: admin.id, action: 'tournament.remove-nominations', reason: 'Fuori tema' },
    ]);
    const circleId = await addOwnedCircle(sql, await addUser(sql));
    await addMember(sql, { circleId, userId: bruno.id, role: 'moderator' });
    await addMember(sql, { circleId, userId: anna.id });
    const tournament = await sql.add(
      `insert into tournaments (name, status, circle_id, is_public, created_by)
       values ('Coppa', 'setup', $1, false, $2) returning id`,
      [circleId, anna.id],
    );
    const ofCircle = `/api/tournaments/${tournament}`;
    const invites = [bruno, anna].map(({ client }) => client.get(ofCircle));
    expect((await Promise.all(invites)).map(({ body }) => body.viewerMayInvite)).toEqual([
      true,
      false,
    ]);
    const film = await nominate(sql, tournament, anna.id);
    expect((await remove(bruno, { path: ofCircle, filmIds: [film] })).status).toBe(204);
    expect(await sql.run('select 1 from audit_log where target_id = $1', [tournament])).toEqual([]);
    expect(await toldTo(anna, tournament)).toMatchObject([{ type: 'moderation' }]);
  });

  test('at the moment of a start takes out what does not play, and nothing that does', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, path, films } = await create([
        [giulia, 2],
        [anna, 1],
      ]);
      const hers = films[2] ?? 0;
      const [out, start] = await Promise.all([
        remove(giulia, { path, filmIds: [hers] }),
        elsewhere.post(`${path}/force-start`),
      ]);
      expect(start.status).toBe(200);
      const playing = await sql.run(
        'select 1 from matches where tournament_id = $1 and $2 in (film1_id, film2_id)',
        [id, hers],
      );
      expect([out.status, playing.length > 0]).toEqual(
        out.status === 204 ? [204, false] : [409, true],
      );
    }
  });
});
