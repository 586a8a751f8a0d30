import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
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
const girone = useGirone(database, { AUTOSTART_GRACE_SECONDS: '3600' });
const second = useGirone(database, { AUTOSTART_GRACE_SECONDS: '3600', JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  admin = await signUp(girone, 'moira');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

/** A circle of giulia's with two more, all of whom have nominated two films each. */
async function setUp(leaver: TestPerson, body: Record<string, unknown> = {}) {
  await sql.run('update circle_memberships set is_active = false, left_at = now() where is_active');
  const circleId = await addOwnedCircle(sql, giulia.id);
  for (const { id } of [paolo, leaver]) await addMember(sql, { circleId, userId: id });
  const { path, id } = await create({ circleId, ...body });
  for (const person of [giulia, paolo, leaver]) await nominateTwo(path, person);
  return { circleId, path, id };
}

async function create(body: Record<string, unknown> = {}) {
  const { status, body: made } = await giulia.client.post('/api/tournaments', {
    name: 'Coppa',
    requiredFilmsPerUser: 2,
    ...body,
  });
  expect(status).toBe(201);
  return { id: Number(made.id), path: `/api/tournaments/${made.id}` };
}

async function nominateTwo(path: string, { client, id }: TestPerson): Promise<void> {
  for (const filmId of await addFilms(sql, id, 2)) {
    expect((await client.post(`${path}/nominations`, { filmId })).status).toBe(201);
  }
}

async function nominators(path: string): Promise<number[]> {
  const { body } = await giulia.client.get(`${path}/nominations`);
  const users: number[] = body.map(({ user }: { user: { id: number } }) => user.id);
  return [...new Set(users)];
}

async function toldGiulia(tournamentId: number) {
  const { body } = await giulia.client.get('/api/notifications');
  return body
    .filter((each: { tournament: { id: number } | null }) => each.tournament?.id === tournamentId)
    .map(
      ({ type, actor, films }: { type: string; actor: { username: string }; films: number }) => ({
        type,
        username: actor?.username,
        films,
      }),
    );
}

const films = (username: string, count: number) => ({
  type: 'participant_left',
  username,
  films: count,
});

describe('whoever leaves a circle', () => {
  test('takes their films out of what has not begun; it is planned anew and the creator told', async () => {
    const vera = await signUp(girone, 'vera');
    const { circleId, path, id } = await setUp(vera);
    const before = (await giulia.client.get(path)).body;
    expect(before.readiness).toMatchObject({ ready: true, waitsFor: 'everyone_nominated' });
    const [film = 0] = await addFilms(sql, vera.id, 1);
    await vera.client.delete(`${path}/nominations/${await ownFilm(path, vera)}`);
    // With one film of two she keeps everybody waiting.
    expect((await giulia.client.get(path)).body.readiness).toMatchObject({
      ready: false,
      startsAt: null,
      owing: [{ userId: vera.id, name: 'vera', films: 1, missing: 1 }],
    });
    expect((await vera.client.post(`/api/circles/${circleId}/leave`)).status).toBe(204);
    expect(await nominators(path)).toEqual([giulia.id, paolo.id]);
    const { readiness } = (await giulia.client.get(path)).body;
    expect(readiness).toMatchObject({ ready: true, owing: [] });
    await eventually(async () => {
      const { body } = await giulia.client.get(path);
      expect(body.readiness.startsAt).not.toBeNull();
    });
    expect(await toldGiulia(id)).toEqual([films('vera', 1)]);
    const late = await vera.client.post(`${path}/nominations`, { filmId: film });
    expect(late.status).toBe(403);
  });

  test('and is shown out as well', async () => {
    const ugo = await signUp(girone, 'ugo');
    const { circleId, path, id } = await setUp(ugo);
    const shown = await giulia.client.delete(`/api/circles/${circleId}/members/${ugo.id}`);
    expect(shown.status).toBe(204);
    expect(await nominators(path)).toEqual([giulia.id, paolo.id]);
    expect(await toldGiulia(id)).toEqual([films('ugo', 2)]);
  });

  test('leaves films where they play, and in other circles’ and public championships', async () => {
    const rosa = await signUp(girone, 'rosa');
    const { circleId, path, id } = await setUp(rosa);
    const open = await create();
    await nominateTwo(open.path, rosa);
    expect((await giulia.client.post(`${path}/force-start`)).status).toBe(200);
    expect((await rosa.client.post(`/api/circles/${circleId}/leave`)).status).toBe(204);
    expect(await nominators(path)).toContain(rosa.id);
    expect(await nominators(open.path)).toEqual([rosa.id]);
    expect((await toldGiulia(id)).map(({ type }: { type: string }) => type)).not.toContain(
      'participant_left',
    );
  });

  test('at the moment of a nomination or a start: all of theirs go, or all play', async () => {
    for (let round = 0; round < 4; round++) {
      const lea = await signUp(girone, `lea${round}`);
      const { circleId, path, id } = await setUp(lea, { requiredFilmsPerUser: 3 });
      const elsewhere = new TestClient(second.address);
      for (const [name, value] of lea.client.cookies) elsewhere.cookies.set(name, value);
      const [filmId = 0] = await addFilms(sql, lea.id, 1);
      const [left, nominated, started] = await Promise.all([
        lea.client.post(`/api/circles/${circleId}/leave`),
        elsewhere.post(`${path}/nominations`, { filmId }),
        giulia.client.post(`${path}/force-start`),
      ]);
      expect([left.status, started.status]).toEqual([204, 200]);
      expect([201, 403, 409]).toContain(nominated.status);
      const [row] = await sql.run(
        `select count(*)::int as films from film_nominations where tournament_id = $1 and user_id = $2`,
        [id, lea.id],
      );
      expect([0, nominated.status === 201 ? 3 : 2]).toContain(row?.['films']);
      const { body } = await giulia.client.get(path);
      expect(body.totalMatches).toBe(body.filmsCount * (body.filmsCount - 1));
    }
  });
});

describe('whoever is suspended', () => {
  test('is out of everything that has not begun, public or not, and stays where they play', async () => {
    const nino = await signUp(girone, 'nino');
    const { path, id } = await setUp(nino);
    const open = await create();
    const running = await create();
    for (const place of [open, running]) await nominateTwo(place.path, nino);
    await nominateTwo(running.path, paolo);
    expect((await giulia.client.post(`${running.path}/force-start`)).status).toBe(200);
    const suspended = await admin.client.send('PATCH', `/api/admin/users/${nino.id}`, {
      suspended: true,
      reason: 'Insulti',
    });
    expect(suspended.status).toBe(200);
    await eventually(async () => {
      expect(await nominators(path)).toEqual([giulia.id, paolo.id]);
      expect(await nominators(open.path)).toEqual([]);
    });
    expect(await nominators(running.path)).toContain(nino.id);
    expect(await toldGiulia(id)).toEqual([films('nino', 2)]);
    expect(await toldGiulia(open.id)).toEqual([films('nino', 2)]);
  });

  test('is not drawn though the start comes before anybody has looked', async () => {
    const gone = await addUser(sql);
    const { id, path } = await create();
    for (const userId of [gone, await addUser(sql), await addUser(sql)]) {
      await nominate(sql, id, userId);
    }
    await sql.run('update users set suspended_at = now() where id = $1', [gone]);
    const { body } = await giulia.client.post(`${path}/force-start`);
    expect(body.tournament).toMatchObject({ filmsCount: 2, totalMatches: 2 });
  });
});

test('what was left behind before is found by the sweep', async () => {
  const old = await signUp(girone, 'old');
  const { circleId, path, id } = await setUp(old);
  await sql.run(
    'update circle_memberships set is_active = false, left_at = now() where circle_id = $1 and user_id = $2',
    [circleId, old.id],
  );
  await sql.run(`select graphile_worker.add_job('start-due-tournaments', '{}'::json)`);
  await eventually(async () => expect(await nominators(path)).toEqual([giulia.id, paolo.id]));
  expect(await toldGiulia(id)).toEqual([films('old', 2)]);
});

async function ownFilm(path: string, { id }: TestPerson): Promise<number> {
  const { body } = await giulia.client.get(`${path}/nominations`);
  return body.find(({ user }: { user: { id: number } }) => user.id === id).filmId;
}
