import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  await sql.run(`update users set first_name = 'Giulia', last_name = 'Neri' where id = $1`, [
    giulia.id,
  ]);
});

async function create(body: Record<string, unknown> = {}): Promise<string> {
  const { body: made } = await giulia.client.post('/api/tournaments', { name: 'Coppa', ...body });
  return `/api/tournaments/${made.id}/nominations`;
}

const filmsOf = async ({ client }: TestPerson) => (await client.get('/api/films/my')).body;
const countOf = async ({ client }: TestPerson) =>
  (await client.get('/api/user')).body.filmsUploaded;

describe('adding a film and nominating it', () => {
  test('does both at once', async () => {
    const path = await create();
    const film = { title: 'Stalker', releaseYear: 1979, director: 'Andrej Tarkovskij' };
    const { status, body } = await giulia.client.post(`${path}/films`, film);
    expect(status).toBe(201);
    expect(body.film).toMatchObject({ ...film, ownerId: giulia.id });
    expect(body.nomination).toMatchObject({ filmId: body.film.id, nominationOrder: 1 });
    expect((await filmsOf(giulia))[0].id).toBe(body.film.id);
    expect((await giulia.client.get(path)).body).toHaveLength(1);
  });

  test('leaves nothing behind where somebody was faster, and names them', async () => {
    const path = await create();
    const film = { title: 'Solaris', releaseYear: 1972 };
    await giulia.client.post(`${path}/films`, film);
    const before = await countOf(paolo);
    const again = await paolo.client.post(`${path}/films`, { ...film, title: 'SOLARIS' });
    expect([again.status, again.body.code]).toEqual([409, 'film_nominated_already']);
    expect(again.body.message).toContain('Giulia Neri');
    expect(await countOf(paolo)).toBe(before);
    expect((await filmsOf(paolo)).map(({ title }: { title: string }) => title)).not.toContain(
      'SOLARIS',
    );
  });

  test('leaves nothing behind where one’s places are taken, or all are', async () => {
    const path = await create({ maxFilms: 2, requiredFilmsPerUser: 1 });
    await giulia.client.post(`${path}/films`, { title: 'Ran', releaseYear: 1985 });
    const before = await countOf(giulia);
    const own = await giulia.client.post(`${path}/films`, { title: 'Dersu', releaseYear: 1975 });
    expect([own.status, own.body.code]).toEqual([409, 'nominations_used_up']);
    await paolo.client.post(`${path}/films`, { title: 'Ikiru', releaseYear: 1952 });
    const third = await signUp(girone, 'carla');
    const full = await third.client.post(`${path}/films`, { title: 'Yojimbo', releaseYear: 1961 });
    expect([full.status, full.body.code]).toEqual([409, 'tournament_full']);
    expect([await countOf(giulia), await countOf(third)]).toEqual([before, 0]);
  });

  test('nominates nothing where the person’s list is full', async () => {
    const path = await create();
    const nora = await signUp(girone, 'nora');
    await sql.run('update users set max_films_allowed = 0 where id = $1', [nora.id]);
    const answer = await nora.client.post(`${path}/films`, { title: 'Zerkalo' });
    expect([answer.status, answer.body.code]).toEqual([409, 'film_limit_reached']);
    expect((await giulia.client.get(path)).body).toEqual([]);
  });

  test('is for whoever may nominate there', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id);
    const path = await create({ isPublic: false, circleId });
    const film = { title: 'Nostalghia', releaseYear: 1983 };
    const outsider = await paolo.client.post(`${path}/films`, film);
    expect([403, 404]).toContain(outsider.status);
    expect((await new TestClient(girone.address).post(`${path}/films`, film)).status).toBe(401);
    expect(
      (await giulia.client.post('/api/tournaments/999999/nominations/films', film)).status,
    ).toBe(404);
    expect((await giulia.client.post(`${path}/films`, { title: '  ' })).status).toBe(400);
    expect((await filmsOf(paolo)).map(({ title }: { title: string }) => title)).not.toContain(
      film.title,
    );
  });
});
