import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addOwnedCircle, addUser, nominate } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const ahead = new Date(Date.now() + 30 * 86_400_000).toISOString();

let creator: TestPerson;

beforeAll(async () => {
  creator = await signUp(girone, 'creator');
});

// Everybody's places are free again.
afterEach(() =>
  sql.run('update circle_memberships set is_active = false, left_at = now() where is_active'),
);

async function create(body: Record<string, unknown> = {}) {
  const { body: made } = await creator.client.post('/api/tournaments', { name: 'Coppa', ...body });
  return `/api/tournaments/${made.id}`;
}

async function createRunning() {
  const path = await create();
  for (let i = 0; i < 3; i++) await nominate(sql, idOf(path), await addUser(sql));
  expect((await creator.client.post(`${path}/force-start`)).status).toBe(200);
  return path;
}

function idOf(path: string): number {
  return Number(path.split('/').at(-1));
}

const edit = (path: string, body: unknown) => creator.client.send('PATCH', path, body);

async function topicOf(path: string) {
  const [topic] = await sql.run(
    'select circle_id, is_public from posts where tournament_id = $1 and is_topic_post',
    [idOf(path)],
  );
  return topic;
}

describe('public or of a circle', () => {
  test('changes while it is a draft, both ways, with its discussion', async () => {
    const circleId = await addOwnedCircle(sql, creator.id);
    const path = await create({ draft: true, minOpenHours: 6 });
    const { status, body } = await edit(path, { circleId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ circleId, isPublic: false, circleName: 'Cinefili' });
    // What only a public one has goes with it.
    expect(body.minOpenHours).toBe(0);
    expect(await topicOf(path)).toEqual({ circle_id: circleId, is_public: false });
    const back = await edit(path, { circleId: null, minOpenHours: 1 });
    expect(back.body).toMatchObject({ circleId: null, isPublic: true, minOpenHours: 1 });
    expect(await topicOf(path)).toEqual({ circle_id: null, is_public: false });
    expect((await creator.client.post(`${path}/open`)).body).toMatchObject({ isPublic: true });
  });

  test('is refused once nominations are open, and nothing else of the body is taken', async () => {
    const circleId = await addOwnedCircle(sql, creator.id);
    for (const path of [await create(), await createRunning()]) {
      const { status, body } = await edit(path, { name: 'Altro', circleId });
      expect([status, body.code]).toEqual([409, 'type_fixed']);
      expect((await creator.client.get(path)).body).toMatchObject({
        name: 'Coppa',
        isPublic: true,
      });
    }
    const path = await create({ circleId });
    const away = await edit(path, { circleId: null });
    expect([away.status, away.body.code]).toEqual([409, 'type_fixed']);
    // What it is already may be sent along.
    expect((await edit(path, { circleId, name: 'Stessa' })).status).toBe(200);
  });

  test('needs a place in the circle, and keeps to what it allows', async () => {
    const stranger = await addUser(sql);
    const foreign = await addOwnedCircle(sql, stranger);
    const path = await create({ draft: true, maxFilms: 64 });
    const outside = await edit(path, { circleId: foreign });
    expect([outside.status, outside.body.code]).toEqual([403, 'forbidden']);
    expect((await edit(path, { circleId: 999_999 })).status).toBe(404);
    const circleId = await addOwnedCircle(sql, creator.id);
    const large = await edit(path, { circleId });
    expect([large.status, Object.keys(large.body.fields)]).toEqual([400, ['maxFilms']]);
    expect((await edit(path, { circleId, maxFilms: 32 })).status).toBe(200);
  });

  test('stays what it was for a rematch, which is played where the first was', async () => {
    const first = await createRunning();
    await closeDays(creator.client, first, 6);
    const rematch = await create({ draft: true, rematchOf: idOf(first) });
    const circleId = await addOwnedCircle(sql, creator.id);
    const { status, body } = await edit(rematch, { circleId });
    expect([status, body.code]).toEqual([409, 'type_fixed']);
  });

  test('turns to and fro under a storm of edits, and is whole after each', async () => {
    const circleId = await addOwnedCircle(sql, creator.id);
    const path = await create({ draft: true });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        edit(path, index % 2 === 0 ? { circleId } : { circleId: null, minOpenHours: 6 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await creator.client.get(path);
    expect(await topicOf(path)).toMatchObject({ circle_id: body.circleId });
    expect(body.isPublic).toBe(body.circleId === null);
  });
});

describe('a least time for each day', () => {
  test('is for public ones: 0, 1, 6 or 12 hours', async () => {
    const circleId = await addOwnedCircle(sql, creator.id);
    const inCircle = await creator.client.post('/api/tournaments', {
      name: 'Coppa',
      circleId,
      minOpenHours: 6,
    });
    expect([inCircle.status, Object.keys(inCircle.body.fields)]).toEqual([400, ['minOpenHours']]);
    const path = await create({ circleId });
    expect((await edit(path, { minOpenHours: 1 })).status).toBe(400);
    expect((await edit(path, { minOpenHours: 0 })).status).toBe(200);
    const open = await create({ minOpenHours: 12 });
    expect((await edit(open, { minOpenHours: 6 })).body.minOpenHours).toBe(6);
    for (const wrong of [2, -1, 24, '6', null, 1.5]) {
      expect((await edit(open, { minOpenHours: wrong })).status).toBe(400);
    }
    const broken = sql.run('update tournaments set min_open_hours = 6 where id = $1', [idOf(path)]);
    await expect(broken).rejects.toThrow('tournaments_min_open_public');
  });
});

describe('what cannot be changed at all', () => {
  test.each([
    { status: 'active' },
    { isPublic: false },
    { draft: true },
    { name: 'Altro', maxNominationsPerUser: 9 },
    { startedAt: ahead },
  ])('%j is refused by name, not passed over', async (body) => {
    const path = await create();
    const { status, body: refusal } = await edit(path, body);
    expect([status, refusal.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(refusal.fields)).toEqual(Object.keys(body).filter((key) => key !== 'name'));
    expect((await creator.client.get(path)).body.name).toBe('Coppa');
  });
});
