import { describe, expect, test } from 'vitest';
import { setUpNominators } from '../../testing/nominators.ts';
import { addFilm, addFilms, addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useGirone } from '../../testing/test-girone.ts';

const scene = setUpNominators();
const { database, girone, sql, create } = scene;
const second = useGirone(database, { JOBS: 'off' });

/** The same person at the other instance. */
function atSecond({ client }: TestPerson): TestClient {
  const other = new TestClient(second.address);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const tournamentOf = (path: string) => Number(path.split('/')[3]);

async function addTitled(owner: TestPerson, title: string, more: { year?: number; tmdb?: number }) {
  const id = await addFilm(sql, owner.id, { title, year: more.year ?? null });
  await sql.run('update films set tmdb_id = $2 where id = $1', [id, more.tmdb ?? null]);
  return id;
}

function codesOf(answers: readonly { status: number; body: { code?: string } }[]) {
  const tally: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = body?.code ?? String(status);
    tally[key] = (tally[key] ?? 0) + 1;
  }
  return tally;
}

describe('nominating', () => {
  test('takes a film of one’s own to the end of one’s list', async () => {
    const path = await create();
    const [first, next] = await addFilms(sql, scene.giulia.id, 2);
    await sql.run(`update films set poster_url = 'https://example.org/p.jpg' where id = $1`, [
      first,
    ]);
    const { status, body } = await scene.giulia.client.post(path, { filmId: first });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tournamentId: tournamentOf(path),
      filmId: first,
      nominationOrder: 1,
      film: { id: first, year: 1960, posterUrl: 'https://example.org/p.jpg' },
      user: { id: scene.giulia.id, username: 'giulia', name: 'Giulia Neri', profileImageUrl: null },
    });
    const after = await scene.giulia.client.post(path, { filmId: next });
    expect(after.body.nominationOrder).toBe(2);
  });

  test('refuses a film that stands already, and says who nominated it', async () => {
    const path = await create();
    const [own] = await addFilms(sql, scene.giulia.id, 1);
    await scene.giulia.client.post(path, { filmId: own });
    const again = await scene.giulia.client.post(path, { filmId: own });
    expect([again.status, again.body.code]).toEqual([409, 'film_nominated_already']);

    const strada = await addTitled(scene.giulia, 'La Strada', { year: 1954 });
    await scene.giulia.client.post(path, { filmId: strada });
    const sameTitle = await addTitled(scene.paolo, 'la strada ', { year: 1954, tmdb: 405 });
    const italian = await scene.paolo.client.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'it' },
      body: JSON.stringify({ filmId: sameTitle }),
    });
    expect(italian.body).toMatchObject({ code: 'film_nominated_already' });
    expect(italian.body.message).toContain('Giulia Neri');
    const otherYear = await addTitled(scene.paolo, 'La Strada', { year: 1955 });
    expect((await scene.paolo.client.post(path, { filmId: otherYear })).status).toBe(201);
  });

  test('refuses foreign and missing films, wrong bodies and hidden championships', async () => {
    const path = await create();
    const [foreign] = await addFilms(sql, scene.paolo.id, 1);
    expect((await scene.giulia.client.post(path, { filmId: foreign })).status).toBe(403);
    expect((await scene.giulia.client.post(path, { filmId: 999_999 })).status).toBe(404);
    expect((await scene.paolo.client.delete(`/api/films/${foreign}`)).status).toBe(204);
    expect((await scene.paolo.client.post(path, { filmId: foreign })).status).toBe(404);
    for (const filmId of ['1', 0, 2 ** 31, 1.5, null]) {
      expect((await scene.giulia.client.post(path, { filmId })).status).toBe(400);
    }
    const nowhere = '/api/tournaments/999999/nominations';
    expect((await scene.giulia.client.post(nowhere, { filmId: 1 })).status).toBe(404);
  });

  test('is for members in a circle’s championship', async () => {
    const circleId = await addOwnedCircle(sql, scene.giulia.id);
    const path = await create({ circleId });
    const [filmId] = await addFilms(sql, scene.paolo.id, 1);
    const outside = await scene.paolo.client.post(path, { filmId });
    expect([outside.status, outside.body.code]).toEqual([403, 'not_eligible']);
    await addMember(sql, { circleId, userId: scene.paolo.id });
    expect((await scene.paolo.client.post(path, { filmId })).status).toBe(201);
  });

  test('ends with the start', async () => {
    const path = await create({ requiredFilmsPerUser: 1 });
    const [first] = await addFilms(sql, scene.giulia.id, 1);
    const [other, late] = await addFilms(sql, scene.paolo.id, 2);
    await scene.giulia.client.post(path, { filmId: first });
    await scene.paolo.client.post(path, { filmId: other });
    await scene.giulia.client.post(path.replace('nominations', 'force-start'));
    for (const answer of [
      await scene.paolo.client.post(path, { filmId: late }),
      await scene.paolo.client.delete(`${path}/${other}`),
      await scene.paolo.client.put(`${path}/order`, { filmIds: [other] }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'tournament_not_in_setup']);
    }
  });
});

describe('limits hold when many try at once, on two instances', () => {
  test('20 nominations at 2 of 3', async () => {
    const path = await create();
    const films = await addFilms(sql, scene.giulia.id, 22);
    for (const filmId of films.splice(0, 2)) await scene.giulia.client.post(path, { filmId });
    const elsewhere = atSecond(scene.giulia);
    const answers = await Promise.all(
      films.map((filmId, index) =>
        (index % 2 === 0 ? scene.giulia.client : elsewhere).post(path, { filmId }),
      ),
    );
    expect(codesOf(answers)).toEqual({
      '201': 1,
      nominations_used_up: 19,
    });
    const rows = await sql.run(
      'select nomination_order from film_nominations where tournament_id = $1 order by 1',
      [tournamentOf(path)],
    );
    expect(rows.map((row) => row['nomination_order'])).toEqual([1, 2, 3]);
  });

  test('the last place of a full list', async () => {
    const path = await create({ maxFilms: 4, requiredFilmsPerUser: 3 });
    for (const filmId of await addFilms(sql, scene.giulia.id, 3)) {
      await scene.giulia.client.post(path, { filmId });
    }
    const people = await Promise.all(Array.from({ length: 10 }, () => signUp(girone)));
    const films = await Promise.all(people.map(({ id }) => addFilms(sql, id, 1)));
    const answers = await Promise.all(
      people.map((person, index) => {
        const client = index % 2 === 0 ? person.client : atSecond(person);
        return client.post(path, { filmId: films[index]?.[0] });
      }),
    );
    expect(codesOf(answers)).toEqual({ '201': 1, tournament_full: 9 });
  });

  test('the same film by two people', async () => {
    for (let round = 0; round < 5; round++) {
      const path = await create();
      const films = await Promise.all(
        [scene.giulia, scene.paolo].map((owner) =>
          addTitled(owner, `Roma ${round}`, { year: 1972 }),
        ),
      );
      const answers = await Promise.all([
        scene.giulia.client.post(path, { filmId: films[0] }),
        atSecond(scene.paolo).post(path, { filmId: films[1] }),
      ]);
      expect(codesOf(answers)).toEqual({ '201': 1, film_nominated_already: 1 });
    }
  });
});

describe('withdrawing and ordering', () => {
  test('one’s own, until the start', async () => {
    const path = await create();
    const [film] = await addFilms(sql, scene.giulia.id, 1);
    await scene.giulia.client.post(path, { filmId: film });
    expect((await scene.paolo.client.delete(`${path}/${film}`)).status).toBe(403);
    expect((await scene.giulia.client.delete(`${path}/${film}`)).status).toBe(204);
    expect((await scene.giulia.client.delete(`${path}/${film}`)).status).toBe(404);
    expect((await scene.giulia.client.post(path, { filmId: film })).status).toBe(201);
  });

  test('all of one’s own, each once', async () => {
    const path = await create();
    const [a = 0, b = 0, c = 0] = await addFilms(sql, scene.giulia.id, 3);
    const [other = 0] = await addFilms(sql, scene.paolo.id, 1);
    await scene.paolo.client.post(path, { filmId: other });
    for (const filmId of [a, b, c]) await scene.giulia.client.post(path, { filmId });
    const order = (filmIds: number[]) => scene.giulia.client.put(`${path}/order`, { filmIds });
    for (const wrong of [[], [a, b], [a, b, other], [a, b, b], [a, b, c, other]]) {
      const { status, body } = await order(wrong);
      expect([status, body.code]).toEqual([409, 'nominations_changed']);
    }
    const { status, body } = await order([c, a, b]);
    expect(status).toBe(200);
    const listed = body.map((one: { filmId: number; nominationOrder: number }) => [
      one.filmId,
      one.nominationOrder,
    ]);
    expect(listed).toEqual([
      [other, 1],
      [c, 1],
      [a, 2],
      [b, 3],
    ]);
    const { body: seen } = await scene.paolo.client.get(path);
    expect(seen).toEqual(body);
  });
});

/** As the deletion of an account leaves its row. */
const forget = `update users set deleted_at = now(), username = '~' || id, email = '~' || id,
  password = '', first_name = null, last_name = null where id = $1`;

describe('accounts that are gone', () => {
  test.each([
    ['suspended', 'update users set suspended_at = now() where id = $1', 'everyone_nominated'],
    ['deleted', forget, 'everyone_nominated'],
    [
      'no longer suspended',
      `update users set suspended_at = now() - interval '2 days',
         suspended_until = now() - interval '1 day' where id = $1`,
      'deadline',
    ],
  ])('a member who is %s: the start waits accordingly', async (_, change, waitsFor) => {
    const owner = await signUp(girone);
    const circleId = await addOwnedCircle(sql, owner.id);
    const other = await signUp(girone);
    const idle = await signUp(girone);
    for (const { id } of [other, idle]) await addMember(sql, { circleId, userId: id });
    const { body: made } = await owner.client.post('/api/tournaments', {
      name: 'Coppa',
      circleId,
      requiredFilmsPerUser: 1,
    });
    const path = `/api/tournaments/${made.id}`;
    for (const { client, id } of [owner, other]) {
      const [filmId] = await addFilms(sql, id, 1);
      await client.post(`${path}/nominations`, { filmId });
    }
    expect((await owner.client.get(path)).body.readiness.waitsFor).toBe('deadline');
    await sql.run(change, [idle.id]);
    expect((await owner.client.get(path)).body.readiness.waitsFor).toBe(waitsFor);
  });

  test('a deleted account is not named beside its nomination', async () => {
    const path = await create();
    const { client, id } = await signUp(girone);
    const [filmId] = await addFilms(sql, id, 1);
    await client.post(path, { filmId });
    await sql.run(forget, [id]);
    const { body } = await scene.giulia.client.get(path);
    expect(body[0].user).toEqual({ id, username: '', name: null, profileImageUrl: null });
  });
});
