import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addTournament } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const other = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);

function match(client: TestClient, lines: readonly object[]) {
  return client.post('/api/films/match', { lines });
}

function importFilms(client: TestClient, films: readonly object[]) {
  return client.post('/api/films/import', { films });
}

function undo(client: TestClient, filmIds: readonly number[]) {
  return client.post('/api/films/undo-import', { filmIds });
}

const numbered = (count: number, name = 'Film') =>
  Array.from({ length: count }, (_, index) => ({ title: `${name} ${index}`, releaseYear: 1990 }));

async function importedIds(client: TestClient, count: number): Promise<number[]> {
  const { body } = await importFilms(client, numbered(count));
  return body.map(({ film }: { film: { id: number } }) => film.id);
}

const outcomesOf = (body: readonly { outcome: string }[]) => body.map(({ outcome }) => outcome);

async function titlesOf(client: TestClient): Promise<string[]> {
  const { body } = await client.get('/api/films/my');
  return body.map(({ title }: { title: string }) => title);
}

/** What the person's row counts, and what there is. */
async function countFilms({ id }: TestPerson) {
  const [row] = await sql.run(
    `select films_uploaded as counted, (select count(*)::int from films
       where owner_id = users.id and deleted_at is null) as films
     from users where id = $1`,
    [id],
  );
  return row;
}

describe('the lines of a list', () => {
  test('are found, in doubt, unknown or one’s own already, in their order', async () => {
    const { client } = await signUp(girone);
    client.headers['accept-language'] = 'it';
    await client.post('/api/films', { title: 'Il padrino', releaseYear: 1972 });
    await client.post('/api/films', { title: 'Le vacanze del 1994' });
    const { status, body } = await match(client, [
      { title: 'The Godfather' },
      { title: 'Ladri di biciclette', year: 1948 },
      { title: 'Ladri di bicicletta' },
      { title: 'Zzyzx qwrtp' },
      { title: 'le vacanze del 1994' },
    ]);
    expect(status).toBe(200);
    expect(outcomesOf(body)).toEqual(['owned', 'found', 'unsure', 'not_found', 'owned']);
    expect(body[1].films).toHaveLength(1);
    expect(body[1].films[0]).toMatchObject({
      title: 'Ladri di biciclette',
      releaseYear: 1948,
      director: 'Vittorio De Sica',
      isOwned: false,
    });
    expect(body[2].films[0].title).toBe('Ladri di biciclette');
    expect(body[2].films.length).toBeLessThanOrEqual(5);
    expect(body[3].films).toEqual([]);
  });

  test('a year that is behind the title is read with it', async () => {
    const { client } = await signUp(girone);
    client.headers['accept-language'] = 'it';
    const { body } = await match(client, [{ title: 'Ladri di biciclette 1948' }]);
    expect(body[0]).toMatchObject({ outcome: 'found', films: [{ releaseYear: 1948 }] });
  });

  test.each([
    [{}, 'lines'],
    [{ lines: [] }, 'lines'],
    [{ lines: Array.from({ length: 101 }, () => ({ title: 'x' })) }, 'lines'],
    [{ lines: [{ title: '  ' }] }, 'lines.0.title'],
    [{ lines: [{ title: 'x' }, { title: 'x', year: 12 }] }, 'lines.1.year'],
  ])('are refused where they are none', async (body, field) => {
    const { client } = await signUp(girone);
    const answer = await client.post('/api/films/match', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('a visitor has none looked up, and nobody more than three lists in ten minutes', async () => {
    const visitor = new TestClient(girone.address);
    expect((await match(visitor, [{ title: 'x' }])).status).toBe(401);
    expect((await importFilms(visitor, [{ title: 'x' }])).status).toBe(401);
    expect((await undo(visitor, [1])).status).toBe(401);

    const { client, id } = await signUp(other);
    await sql.run(
      `select take_rate(array['film-matches:user:' || $1], array[200], array[600])
      from generate_series(1, 200)`,
      [id],
    );
    const answer = await match(client, [{ title: 'x' }]);
    expect([answer.status, answer.body.code]).toEqual([429, 'rate_limited']);
  });
});

describe('adding several films', () => {
  test('puts them in, counts them, and has each looked up', async () => {
    const person = await signUp(girone);
    const { status, body } = await importFilms(person.client, [
      { title: 'La strada', releaseYear: 1954 },
      { title: ' Amarcord ', director: 'Federico Fellini', releaseYear: 1973 },
      { title: 'Il film di famiglia' },
    ]);
    expect(status).toBe(200);
    expect(outcomesOf(body)).toEqual(['added', 'added', 'added']);
    expect(body[1].film).toMatchObject({ title: 'Amarcord', director: 'Federico Fellini' });
    expect(await countFilms(person)).toEqual({ counted: 3, films: 3 });
    expect((await person.client.get('/api/user')).body.filmsUploaded).toBe(3);
    await eventually(async () => {
      const { body: mine } = await person.client.get('/api/films/my');
      const states = mine.map(
        ({ enrichmentStatus }: { enrichmentStatus: string }) => enrichmentStatus,
      );
      expect(states).toEqual(['not_found', 'done', 'done']);
    });
  });

  test('adds nothing twice: not when it is sent again, nor what the list has twice', async () => {
    const person = await signUp(girone);
    const films = [
      { title: 'La strada', releaseYear: 1954 },
      { title: 'LA STRADA', releaseYear: 1954 },
      { title: 'Solaris', releaseYear: 1972 },
      { title: 'Solaris', releaseYear: 2002 },
    ];
    const first = await importFilms(person.client, films);
    expect(outcomesOf(first.body)).toEqual(['added', 'owned', 'added', 'added']);
    const again = await importFilms(person.client, films);
    expect(outcomesOf(again.body)).toEqual(['owned', 'owned', 'owned', 'owned']);
    expect(await countFilms(person)).toEqual({ counted: 3, films: 3 });
  });

  test('a film without a year stays the same when the film database has given it one', async () => {
    const { client } = await signUp(girone);
    const film = { title: 'La strada' };
    const { body } = await importFilms(client, [film]);
    await eventually(async () => {
      const answer = await client.get(`/api/films/${body[0].film.id}`);
      expect(answer.body.releaseYear).toBe(1954);
    });
    const again = await importFilms(client, [film]);
    expect(outcomesOf(again.body)).toEqual(['owned']);
  });

  test('goes as far as there are places, the first ones first', async () => {
    const person = await signUp(girone);
    await importFilms(person.client, numbered(18));
    const { status, body } = await importFilms(person.client, numbered(4, 'Altro'));
    expect(status).toBe(200);
    expect(outcomesOf(body)).toEqual(['added', 'added', 'no_place', 'no_place']);
    expect(await countFilms(person)).toEqual({ counted: 20, films: 20 });
  });

  test('ends at the limit, exactly, with twenty lists at once on two instances', async () => {
    const person = await signUp(girone);
    const twin = new TestClient(other.address);
    for (const [name, value] of person.client.cookies) twin.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, list) =>
        importFilms(list % 2 ? person.client : twin, numbered(3, `Lista ${list},`)),
      ),
    );
    const outcomes = answers.flatMap(({ body }) => outcomesOf(body));
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'no_place')).toHaveLength(40);
    expect(await countFilms(person)).toEqual({ counted: 20, films: 20 });
  });

  test.each([
    [{ films: [] }, 'films'],
    [{ films: numbered(51) }, 'films'],
    [{ films: [{ title: 'x' }, { title: 'a\0b' }] }, 'films.1.title'],
    [{ films: [{ title: 'x', releaseYear: 3000 }] }, 'films.0.releaseYear'],
  ])('one bad entry refuses all of them', async (body, field) => {
    const person = await signUp(girone);
    const answer = await person.client.post('/api/films/import', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await countFilms(person)).toEqual({ counted: 0, films: 0 });
  });
});

describe('taking them back', () => {
  test('takes what is as it was added, and says what stays and why', async () => {
    const person = await signUp(girone);
    const ids = await importedIds(person.client, 5);
    const [plain = 0, nominated = 0, edited = 0, old = 0, deleted = 0] = ids;
    await sql.run(
      'insert into film_nominations (tournament_id, user_id, film_id) values ($1, $2, $3)',
      [await addTournament(sql), person.id, nominated],
    );
    await person.client.send('PATCH', `/api/films/${edited}`, { description: 'Da rivedere' });
    await sql.run(`update films set created_at = now() - interval '11 minutes' where id = $1`, [
      old,
    ]);
    await person.client.send('DELETE', `/api/films/${deleted}`);

    const { status, body } = await undo(person.client, ids);
    expect(status).toBe(200);
    expect(body.removed).toEqual([plain]);
    expect(body.kept).toEqual([
      { id: nominated, title: 'Film 1', reason: 'nominated' },
      { id: edited, title: 'Film 2', reason: 'edited' },
      { id: old, title: 'Film 3', reason: 'too_late' },
    ]);
    expect(await titlesOf(person.client)).toEqual(['Film 3', 'Film 2', 'Film 1']);
    expect(await countFilms(person)).toEqual({ counted: 3, films: 3 });
  });

  test('what the film database filled in is no change by a person', async () => {
    const { client } = await signUp(girone);
    const { body } = await importFilms(client, [{ title: 'La strada' }]);
    const { id } = body[0].film;
    await eventually(async () => {
      expect((await client.get(`/api/films/${id}`)).body.enrichmentStatus).toBe('done');
    });
    expect((await undo(client, [id])).body).toEqual({ removed: [id], kept: [] });
  });

  test('twice at once gives each place back once', async () => {
    const person = await signUp(girone);
    const ids = await importedIds(person.client, 6);
    const answers = await Promise.all(
      [ids, ids.toReversed()].map((all) => undo(person.client, all)),
    );
    expect(answers.flatMap(({ body }) => body.removed)).toHaveLength(6);
    expect(await countFilms(person)).toEqual({ counted: 0, films: 0 });
  });

  test('leaves the films of others alone, an admin’s call too', async () => {
    const owner = await signUp(girone);
    const ids = await importedIds(owner.client, 2);
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    for (const { client } of [await signUp(girone), admin]) {
      expect((await undo(client, ids)).body).toEqual({ removed: [], kept: [] });
    }
    expect(await countFilms(owner)).toEqual({ counted: 2, films: 2 });
  });

  test.each([[{}], [{ filmIds: [] }], [{ filmIds: ['1'] }], [{ filmIds: [3_000_000_000] }]])(
    '%j is refused',
    async (body) => {
      const { client } = await signUp(girone);
      expect((await client.post('/api/films/undo-import', body)).status).toBe(400);
    },
  );
});
