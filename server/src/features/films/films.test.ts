import { beforeAll, describe, expect, test } from 'vitest';
import { CatalogueUnavailable, type FilmCatalogue } from '../../domain/catalogue/catalogue.ts';
import { createEmbeddedCatalogue } from '../../domain/catalogue/embedded/embedded-catalogue.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { findJob } from '../../testing/find-job.ts';
import { halves } from '../../testing/sample-images.ts';
import { addTournament } from '../../testing/sample-rows.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader } from '../../testing/upload-images.ts';
import { eventually } from '../../testing/eventually.ts';
import { filmJobs } from './index.ts';

const database = useDatabase();
const girone = useGirone(database);
const other = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const embedded = createEmbeddedCatalogue();

let connection: DatabaseConnection;

beforeAll(() => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
  return () => connection.close();
});

/** Has this film database asked, without waiting for the job's turn. */
function lookUp(filmId: number, find: FilmCatalogue['find']): Promise<void> {
  const clock = { now: () => new Date() };
  const catalogue = { ...embedded, find };
  const jobs = filmJobs({ db: connection.db, clock, catalogue });
  return findJob(jobs, 'enrich-film').run({ filmId });
}

async function addFilm(client: TestClient, body: object = { title: 'Un film senza archivio' }) {
  const answer = await client.post('/api/films', body);
  expect(answer.status).toBe(201);
  return answer.body;
}

function edit(client: TestClient, filmId: number, body: object) {
  return client.send('PATCH', `/api/films/${filmId}`, body);
}

async function waitForLookUp(client: TestClient, filmId: number, status: string) {
  return eventually(async () => {
    const { body } = await client.get(`/api/films/${filmId}`);
    expect(body.enrichmentStatus).toBe(status);
    return body;
  });
}

function nominate(tournamentId: number, userId: number, filmId: number) {
  return sql.run(
    'insert into film_nominations (tournament_id, user_id, film_id) values ($1, $2, $3)',
    [tournamentId, userId, filmId],
  );
}

describe('adding a film', () => {
  test('puts it first in the list and counts it', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client, {
      title: '  La strada  ',
      releaseYear: 1954,
      director: 'Federico Fellini',
      isAdmin: true,
      ownerId: 1,
      tmdbRating: 10,
    });
    expect(film).toMatchObject({ title: 'La strada', releaseYear: 1954, tmdbRating: null });
    await addFilm(client, { title: 'Amarcord' });
    const { body: mine } = await client.get('/api/films/my');
    expect(mine.map(({ title }: { title: string }) => title)).toEqual(['Amarcord', 'La strada']);
    expect((await client.get('/api/user')).body.filmsUploaded).toBe(2);
  });

  test('ends at the limit, exactly, on two instances at once', async () => {
    const { client, id } = await signUp(girone);
    const twin = new TestClient(other.address);
    for (const [name, value] of client.cookies) twin.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? client : twin).post('/api/films', { title: `Film ${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    const [row] = await sql.run(
      `select films_uploaded, (select count(*)::int from films where owner_id = users.id) as films
       from users where id = $1`,
      [id],
    );
    expect(row).toEqual({ films_uploaded: 20, films: 20 });
  });

  test.each([
    [{}, 'title'],
    [{ title: '   ' }, 'title'],
    [{ title: 'x'.repeat(256) }, 'title'],
    [{ title: 'a\0b' }, 'title'],
    [{ title: 'x', releaseYear: 1887 }, 'releaseYear'],
    [{ title: 'x', releaseYear: 3000 }, 'releaseYear'],
    [{ title: 'x', releaseYear: '1954' }, 'releaseYear'],
    [{ title: 'x', releaseYear: 1954.5 }, 'releaseYear'],
    [{ title: 'x', description: 'x'.repeat(5001) }, 'description'],
    [{ title: 'x', tmdbId: 3_000_000_000 }, 'tmdbId'],
  ])('%j is refused and names the field', async (body, field) => {
    const { client } = await signUp(girone);
    const answer = await client.post('/api/films', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await client.get('/api/films/my')).body).toEqual([]);
  });

  test('needs a session', async () => {
    const visitor = new TestClient(girone.address);
    for (const path of ['/api/films/my', '/api/films/search?title=x', '/api/films/1']) {
      expect((await visitor.get(path)).status).toBe(401);
    }
    expect((await visitor.post('/api/films', { title: 'x' })).status).toBe(401);
  });
});

describe('the film database', () => {
  test('finds a film by a title with a typing error, in the language of the one who asks', async () => {
    const { client } = await signUp(girone);
    client.headers['accept-language'] = 'it';
    const { status, body } = await client.get('/api/films/search?title=ladri+di+bicicletta');
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ title: 'Ladri di biciclette', director: 'Vittorio De Sica' });
    expect(body[0].plot).toEqual(expect.any(String));
    expect(body[0].confidence).toBe('close');
  });

  test('is sure of a film by its title, and finds it by its beginning', async () => {
    const { client } = await signUp(girone);
    client.headers['accept-language'] = 'it';
    const whole = await client.get('/api/films/search?title=the+godfather');
    const godfather = { title: 'Il padrino', originalTitle: 'The Godfather', releaseYear: 1972 };
    expect(whole.body[0]).toMatchObject({ ...godfather, confidence: 'exact' });
    const begun = await client.get('/api/films/search?title=the+god');
    expect(begun.body[0]).toMatchObject({ ...godfather, confidence: 'loose' });
    expect(begun.body.length).toBeLessThanOrEqual(8);
  });

  test('has no answer for nonsense, and refuses a blank title', async () => {
    const { client } = await signUp(girone);
    expect((await client.get('/api/films/search?title=qqqxxyzz')).body).toEqual([]);
    expect((await client.get('/api/films/search?title=%20')).status).toBe(400);
    expect((await client.get('/api/films/search')).status).toBe(400);
  });

  test('fills in the background what the owner left empty, and nothing else', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client, { title: 'Ladri di biciclette', genre: 'Il mio genere' });
    expect(film.tmdbEnriched).toBe(false);
    const enriched = await waitForLookUp(client, film.id, 'done');
    expect(enriched).toMatchObject({
      tmdbEnriched: true,
      genre: 'Il mio genere',
      director: 'Vittorio De Sica',
      releaseYear: 1948,
    });
    expect(enriched.cast.length).toBeGreaterThan(3);
    expect(enriched.runtime).toBeGreaterThan(60);
  });

  test('that does not know a film is asked again in a month', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client);
    await waitForLookUp(client, film.id, 'not_found');
    const [row] = await sql.run(
      `select enrichment_next_try_at > now() + interval '29 days' as later from films where id = $1`,
      [film.id],
    );
    expect(row).toEqual({ later: true });
  });

  test('is asked again when the owner says so, and nobody else but an admin', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client);
    await waitForLookUp(client, film.id, 'not_found');
    const stranger = await signUp(girone);
    expect((await stranger.client.post(`/api/films/${film.id}/enrich`)).status).toBe(403);
    await sql.run(`update films set title = 'La strada', release_year = 1954 where id = $1`, [
      film.id,
    ]);
    expect((await client.post(`/api/films/${film.id}/enrich`)).status).toBe(202);
    await waitForLookUp(client, film.id, 'done');
  });
});

function away(): Promise<never> {
  return Promise.reject(new CatalogueUnavailable('no network'));
}

describe('a look-up', () => {
  test('that fails says so and fails, so that it is tried again; the next one may find it', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client);
    await waitForLookUp(client, film.id, 'not_found');
    await expect(lookUp(film.id, away)).rejects.toThrow('no network');
    await waitForLookUp(client, film.id, 'failed');
    const isDue = 'select enrichment_next_try_at <= now() as due from films where id = $1';
    expect(await sql.run(isDue, [film.id])).toEqual([{ due: true }]);
    const strada = { title: 'La strada', year: 1954 };
    await lookUp(film.id, (query) => embedded.find({ ...query, ...strada }));
    await waitForLookUp(client, film.id, 'done');
    // What is known stays known.
    await expect(lookUp(film.id, away)).rejects.toThrow('no network');
    await waitForLookUp(client, film.id, 'done');
  });

  test('during which the film is renamed gives it nothing of the one before', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client, { title: 'La strada', releaseYear: 1954 });
    const { plot } = await waitForLookUp(client, film.id, 'done');
    await lookUp(film.id, async (query) => {
      await edit(client, film.id, { title: 'Amarcord', releaseYear: 1973 });
      await waitForLookUp(client, film.id, 'done');
      return embedded.find(query);
    });
    expect((await client.get(`/api/films/${film.id}`)).body.plot).not.toBe(plot);
  });
});

describe('changing a film', () => {
  test('changes what is named and clears what is empty', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client, { title: 'Roma', director: 'Fellini', description: 'Mio' });
    const changed = await edit(client, film.id, {
      title: 'Roma città aperta',
      description: '',
      releaseYear: 1945,
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      title: 'Roma città aperta',
      description: null,
      releaseYear: 1945,
      director: 'Fellini',
    });
  });

  test('corrects what the film database did not know, which is asked again at once', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client, { title: 'La strda che non è', releaseYear: 1954 });
    await waitForLookUp(client, film.id, 'not_found');
    const { body } = await edit(client, film.id, { title: 'La strada' });
    expect(body.enrichmentStatus).toBe('pending');
    const found = await waitForLookUp(client, film.id, 'done');
    expect(found.director).toBe('Federico Fellini');
    // Nor does another film keep what was known of this one.
    const { body: next } = await edit(client, film.id, { title: 'Amarcord', releaseYear: 1973 });
    expect(next).toMatchObject({ plot: null, runtime: null, tmdbEnriched: false });
    const { plot } = await waitForLookUp(client, film.id, 'done');
    expect(plot).not.toBe(found.plot);
  });

  test('to another film of the film database forgets what was known; a new title does not', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client, { title: 'Stalker', tmdbId: 1398 });
    const known = await waitForLookUp(client, film.id, 'done');
    const { body: renamed } = await edit(client, film.id, { title: 'Stalker!', tmdbId: 1398 });
    expect(renamed).toMatchObject({ plot: known.plot, enrichmentStatus: 'done' });
    const { body } = await edit(client, film.id, { title: 'Solaris', tmdbId: 593 });
    expect(body).toMatchObject({ tmdbId: 593, plot: null, director: null, isFromTmdb: true });
    expect(body.enrichmentStatus).toBe('pending');
    const found = await waitForLookUp(client, film.id, 'done');
    expect(found.plot).not.toBe(known.plot);
  });

  test('is told to the owner’s other pages, as adding one is', async () => {
    const { client, id } = await signUp(girone);
    const film = await addFilm(client);
    await waitForLookUp(client, film.id, 'not_found');
    await edit(client, film.id, { genre: 'Drammatico' });
    const told = await sql.run(
      `select payload from events where type = 'film' and audience ->> 'userId' = $1`,
      [String(id)],
    );
    // Added, looked up, changed.
    expect(told).toEqual(Array.from({ length: 3 }, () => ({ payload: { filmId: film.id } })));
  });

  test('twice at once releases every cover but the one that stays', async () => {
    const { client, upload } = await signUpUploader(girone, 'copertina');
    const film = await addFilm(client);
    const photo = await halves(90, 60).png().toBuffer();
    const covers = await Promise.all([1, 2, 3].map(() => upload(photo)));
    const answers = await Promise.all(
      covers.map((coverImageUrl) => edit(client, film.id, { coverImageUrl })),
    );
    const { body } = await client.get(`/api/films/${film.id}`);
    for (const { coverImagePath } of answers.map((answer) => answer.body)) {
      const { status } = await client.get(coverImagePath);
      expect(status).toBe(coverImagePath === body.coverImagePath ? 200 : 404);
    }
  });

  test('cannot make it a film that stands beside it in a championship', async () => {
    const [one, two] = [await signUp(girone), await signUp(girone)];
    const tournamentId = await addTournament(sql);
    const theirs = await addFilm(one.client, { title: 'Roma', releaseYear: 1972 });
    const own = await addFilm(two.client, { title: 'Un altro film', releaseYear: 1972 });
    await nominate(tournamentId, one.id, theirs.id);
    await nominate(tournamentId, two.id, own.id);
    const answer = await edit(two.client, own.id, { title: '  ROMA' });
    expect([answer.status, answer.body.code]).toEqual([409, 'film_nominated_already']);
    expect(answer.body.message).toContain(one.username);
    // What does not make them one film is taken, also where they are one already.
    expect((await edit(two.client, own.id, { title: 'Roma', releaseYear: 2018 })).status).toBe(200);
    await sql.run('update films set release_year = 1972 where id = $1', [own.id]);
    expect((await edit(two.client, own.id, { genre: 'Commedia' })).status).toBe(200);
  });

  test('is for its owner alone; others may look', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client);
    const stranger = await signUp(girone);
    expect((await stranger.client.get(`/api/films/${film.id}`)).status).toBe(200);
    expect((await edit(stranger.client, film.id, { title: 'Mio' })).status).toBe(403);
    expect((await stranger.client.delete(`/api/films/${film.id}`)).status).toBe(403);
    expect((await client.get(`/api/films/${film.id}`)).body.title).toBe(film.title);
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999', '2147483648'])('%s is no film', async (id) => {
    const { client } = await signUp(girone);
    expect([400, 404]).toContain((await client.get(`/api/films/${id}`)).status);
    expect([400, 404]).toContain((await client.delete(`/api/films/${id}`)).status);
  });
});

describe('deleting a film', () => {
  test('gives its place back and takes its nomination along', async () => {
    const { client, id } = await signUp(girone);
    const film = await addFilm(client);
    const tournamentId = await addTournament(sql);
    await nominate(tournamentId, id, film.id);
    const { body } = await client.get(`/api/films/${film.id}`);
    expect(body.championships).toEqual([{ id: tournamentId, name: 'Coppa', status: 'setup' }]);
    expect((await client.delete(`/api/films/${film.id}`)).status).toBe(204);
    expect((await client.get('/api/films/my')).body).toEqual([]);
    expect((await client.get('/api/user')).body.filmsUploaded).toBe(0);
    expect((await client.delete(`/api/films/${film.id}`)).status).toBe(404);
    const left = await sql.run('select 1 from film_nominations where film_id = $1', [film.id]);
    expect(left).toEqual([]);
    const told = await sql.run(
      `select 1 from events where type = 'tournament' and payload ->> 'tournamentId' = $1`,
      [String(tournamentId)],
    );
    expect(told).toHaveLength(1);
  });

  test('is refused while it plays, with the championship by name', async () => {
    const { client, id } = await signUp(girone);
    const film = await addFilm(client);
    const { body: cup } = await client.post('/api/tournaments', { name: 'Coppa Celluloide' });
    for (const each of [film, await addFilm(client)]) await nominate(cup.id, id, each.id);
    expect((await client.post(`/api/tournaments/${cup.id}/force-start`)).status).toBe(200);
    const { status, body } = await client.delete(`/api/films/${film.id}`);
    expect(status).toBe(409);
    expect(body.message).toContain('Coppa Celluloide');
    // Nobody else can either: not an admin, and a stranger least of all.
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    expect((await admin.client.delete(`/api/films/${film.id}`)).status).toBe(409);
    const stranger = await signUp(girone);
    expect((await stranger.client.delete(`/api/films/${film.id}`)).status).toBe(403);
    expect((await client.get(`/api/films/${film.id}`)).status).toBe(200);
  });

  test('is in an admin’s power too', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client);
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    expect((await admin.client.delete(`/api/films/${film.id}`)).status).toBe(204);
    expect((await client.get('/api/films/my')).body).toEqual([]);
  });

  test('twenty times at once gives one place back', async () => {
    const { client } = await signUp(girone);
    const film = await addFilm(client);
    await addFilm(client);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.delete(`/api/films/${film.id}`)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await client.get('/api/user')).body.filmsUploaded).toBe(1);
  });
});
