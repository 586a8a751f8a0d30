import { describe, expect, test } from 'vitest';
import { setUpNominators } from '../../testing/nominators.ts';
import { addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';

const scene = setUpNominators();
const { girone, sql, create } = scene;

const filmsOf = async ({ client }: TestPerson) => (await client.get('/api/films/my')).body;
const countOf = async ({ client }: TestPerson) =>
  (await client.get('/api/user')).body.filmsUploaded;

describe('adding a film and nominating it', () => {
  test('does both at once', async () => {
    const path = await create();
    const film = { title: 'Stalker', releaseYear: 1979, director: 'Andrej Tarkovskij' };
    const { status, body } = await scene.giulia.client.post(`${path}/films`, film);
    expect(status).toBe(201);
    expect(body.film).toMatchObject({ ...film, ownerId: scene.giulia.id });
    expect(body.nomination).toMatchObject({ filmId: body.film.id, nominationOrder: 1 });
    expect((await filmsOf(scene.giulia))[0].id).toBe(body.film.id);
    expect((await scene.giulia.client.get(path)).body).toHaveLength(1);
  });

  test('leaves nothing behind where somebody was faster, and names them', async () => {
    const path = await create();
    const film = { title: 'Solaris', releaseYear: 1972 };
    await scene.giulia.client.post(`${path}/films`, film);
    const before = await countOf(scene.paolo);
    const again = await scene.paolo.client.post(`${path}/films`, { ...film, title: 'SOLARIS' });
    expect([again.status, again.body.code]).toEqual([409, 'film_nominated_already']);
    expect(again.body.message).toContain('Giulia Neri');
    expect(await countOf(scene.paolo)).toBe(before);
    expect((await filmsOf(scene.paolo)).map(({ title }: { title: string }) => title)).not.toContain(
      'SOLARIS',
    );
  });

  test('leaves nothing behind where one’s places are taken, or all are', async () => {
    const path = await create({ maxFilms: 2, requiredFilmsPerUser: 1 });
    await scene.giulia.client.post(`${path}/films`, { title: 'Ran', releaseYear: 1985 });
    const before = await countOf(scene.giulia);
    const own = await scene.giulia.client.post(`${path}/films`, {
      title: 'Dersu',
      releaseYear: 1975,
    });
    expect([own.status, own.body.code]).toEqual([409, 'nominations_used_up']);
    await scene.paolo.client.post(`${path}/films`, { title: 'Ikiru', releaseYear: 1952 });
    const third = await signUp(girone, 'carla');
    const full = await third.client.post(`${path}/films`, { title: 'Yojimbo', releaseYear: 1961 });
    expect([full.status, full.body.code]).toEqual([409, 'tournament_full']);
    expect([await countOf(scene.giulia), await countOf(third)]).toEqual([before, 0]);
  });

  test('nominates nothing where the person’s list is full', async () => {
    const path = await create();
    const nora = await signUp(girone, 'nora');
    await sql.run('update users set max_films_allowed = 0 where id = $1', [nora.id]);
    const answer = await nora.client.post(`${path}/films`, { title: 'Zerkalo' });
    expect([answer.status, answer.body.code]).toEqual([409, 'film_limit_reached']);
    expect((await scene.giulia.client.get(path)).body).toEqual([]);
  });

  test('is for whoever may nominate there', async () => {
    const circleId = await addOwnedCircle(sql, scene.giulia.id);
    const path = await create({ isPublic: false, circleId });
    const film = { title: 'Nostalghia', releaseYear: 1983 };
    const outsider = await scene.paolo.client.post(`${path}/films`, film);
    expect([403, 404]).toContain(outsider.status);
    expect((await new TestClient(girone.address).post(`${path}/films`, film)).status).toBe(401);
    expect(
      (await scene.giulia.client.post('/api/tournaments/999999/nominations/films', film)).status,
    ).toBe(404);
    expect((await scene.giulia.client.post(`${path}/films`, { title: '  ' })).status).toBe(400);
    expect((await filmsOf(scene.paolo)).map(({ title }: { title: string }) => title)).not.toContain(
      film.title,
    );
  });
});
