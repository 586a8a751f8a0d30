import type { AdminFilm } from '@girone/contract/admin-films';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEmbeddedCatalogue } from '../../domain/catalogue/embedded/embedded-catalogue.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { gatherPeople, matrix, testRow, type MatrixPeople } from '../../testing/matrix.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addFilm, addUser } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { filmJobs } from '../films/index.ts';
import { findJob } from '../../testing/find-job.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });
const catalogue = createEmbeddedCatalogue();
const clock = { now: () => new Date() };

let connection: DatabaseConnection;
let people: MatrixPeople;

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 4, log });
  people = await gatherPeople(girone, sql);
  return () => connection.close();
});

const pathOf = (filmId: number) => `/api/admin/films/${filmId}`;

function lookUp(filmId: number, asked = catalogue): Promise<void> {
  const jobs = filmJobs({ db: connection.db, clock, catalogue: asked });
  return findJob(jobs, 'enrich-film').run({ filmId });
}

async function readAct(filmId: number) {
  const rows = await sql.run(
    `select actor_id, action, reason, details from audit_log
     where target_type = 'film' and target_id = $1 order by id`,
    [filmId],
  );
  return rows.map((row) => [row['action'], row['actor_id'], row['reason'], row['details']]);
}

async function toldOwner() {
  const { body } = await people.PO.client.get('/api/notifications?limit=1');
  return body[0]?.moderation;
}

function idsOf(rows: readonly AdminFilm[]): number[] {
  return rows.map(({ id }) => id);
}

function read(query: string) {
  return readPages<AdminFilm>(people.A.client, `/api/admin/films?limit=2&${query}`);
}

describe('the list', () => {
  test('is searched by title, director and owner, page by page in each order', async () => {
    const owner = await addUser(sql);
    await sql.run(`update users set username = 'zampano' where id = $1`, [owner]);
    const first = await addFilm(sql, owner, { title: 'zz uno', year: 1980 });
    const second = await addFilm(sql, owner, { title: 'ZZ due', year: null });
    const third = await addFilm(sql, owner, { title: 'zz 100%', year: 1950 });
    const other = await addFilm(sql, await addUser(sql), { title: 'Zz tre', year: 1980 });
    await sql.run(`update films set director = 'Zzurlini' where id = $1`, [other]);
    await sql.run(`update films set enrichment_status = 'done' where id <> $1`, [third]);

    expect(idsOf(await read('search=zz'))).toEqual([other, third, second, first]);
    expect(idsOf(await read('search=zz&direction=asc'))).toEqual([first, second, third, other]);
    expect(idsOf(await read('search=zz&sort=title&direction=asc'))).toEqual([
      third,
      second,
      other,
      first,
    ]);
    expect(idsOf(await read('search=zz&sort=year'))).toEqual([other, first, third, second]);
    expect(idsOf(await read('search=ZAMPANO'))).toEqual([third, second, first]);
    expect(idsOf(await read('search=zzurlini'))).toEqual([other]);
    expect(idsOf(await read('search=100%25'))).toEqual([third]);
    expect(idsOf(await read('search=zz&filter=not_enriched'))).toEqual([third]);
    const [film] = await read('search=zzurlini');
    expect(film).toMatchObject({ championships: 0, isPlaying: false, owner: expect.anything() });
  });

  test('knows what plays, and not what is deleted', async () => {
    const season = await addSeason(sql, { films: 2 });
    const playing = await read('filter=playing');
    expect(new Set(idsOf(playing))).toEqual(new Set(season.films));
    expect(playing[0]).toMatchObject({ championships: 1, isPlaying: true });
    const gone = await addFilm(sql, await addUser(sql), { title: 'Perduto' });
    expect((await remove(gone)).status).toBe(204);
    expect(await read('search=perduto')).toEqual([]);
    expect((await remove(gone)).status).toBe(404);
  });
});

function change(filmId: number, body: object) {
  return people.A.client.send('PATCH', pathOf(filmId), { reason: 'Era scritto male', ...body });
}

describe('changing a film', () => {
  test('is on the record, and its owner learns of it and why', async () => {
    const filmId = await addFilm(sql, people.PO.id, { title: 'La stada', year: 1954 });
    const answer = await change(filmId, { title: 'La strada', releaseYear: 1954, genre: '' });
    expect([answer.status, answer.body.title]).toEqual([200, 'La strada']);
    expect((await people.PO.client.get(`/api/films/${filmId}`)).body.title).toBe('La strada');
    expect(await toldOwner()).toEqual({
      act: 'film_changed',
      subject: 'La stada',
      reason: 'Era scritto male',
    });
    expect(await readAct(filmId)).toEqual([
      [
        'film.change',
        people.A.id,
        'Era scritto male',
        {
          name: 'La stada',
          before: { ownerId: people.PO.id, title: 'La stada' },
          after: { title: 'La strada' },
        },
      ],
    ]);
    // What already is so is neither an act nor news.
    expect((await change(filmId, { title: 'La strada' })).status).toBe(200);
    expect(await readAct(filmId)).toHaveLength(1);
    expect((await change(filmId, { reason: ' x ' })).body.fields).toEqual({
      reason: expect.any(String),
    });
  });

  test('to another film of the film database forgets what was known and asks again', async () => {
    const filmId = await addFilm(sql, people.PO.id, { title: 'La strada' });
    await lookUp(filmId);
    const { body: known } = await people.PO.client.get(`/api/films/${filmId}`);
    expect(known).toMatchObject({ director: 'Federico Fellini', enrichmentStatus: 'done' });

    const other = { title: 'Ladri di biciclette', releaseYear: 1948, tmdbId: 5156 };
    const { body } = await change(filmId, other);
    expect(body).toMatchObject({ ...other, director: null, enrichmentStatus: 'pending' });
    const { body: meanwhile } = await people.PO.client.get(`/api/films/${filmId}`);
    expect(meanwhile).toMatchObject({ plot: null, cast: [], runtime: null, isFromTmdb: true });
    const [job] = await sql.run(`select key from graphile_worker.jobs where key = $1`, [
      `enrich-film:${filmId}`,
    ]);
    expect(job).toBeDefined();
    await lookUp(filmId);
    const { body: found } = await people.PO.client.get(`/api/films/${filmId}`);
    expect(found).toMatchObject({ director: 'Vittorio De Sica', enrichmentStatus: 'done' });
  });

  test('while the film database is asked makes what it says of the other film void', async () => {
    const filmId = await addFilm(sql, people.PO.id, { title: 'La strada', year: 1954 });
    await lookUp(filmId, {
      ...catalogue,
      async find(question) {
        expect((await change(filmId, { title: 'Roma', tmdbId: 5156 })).status).toBe(200);
        return catalogue.find(question);
      },
    });
    const { body } = await people.PO.client.get(`/api/films/${filmId}`);
    expect(body).toMatchObject({ title: 'Roma', plot: null, enrichmentStatus: 'pending' });
  });
});

test('asking the film database again is on the record', async () => {
  const filmId = await addFilm(sql, people.PO.id);
  const path = `${pathOf(filmId)}/enrich`;
  expect((await people.A.client.post(path, { reason: 'Manca la trama' })).status).toBe(202);
  expect(await readAct(filmId)).toEqual([
    ['film.enrich', people.A.id, 'Manca la trama', expect.anything()],
  ]);
});

function remove(filmId: number) {
  return people.A.client.send('DELETE', pathOf(filmId), { reason: 'Non è un film' });
}

describe('deleting a film', () => {
  test('is told to its owner, who has the place back', async () => {
    const filmId = await addFilm(sql, people.PO.id, { title: 'Spot' });
    const before = (await people.PO.client.get('/api/user')).body.filmsUploaded;
    expect((await remove(filmId)).status).toBe(204);
    expect((await people.PO.client.get('/api/user')).body.filmsUploaded).toBe(before - 1);
    expect((await people.PO.client.get(`/api/films/${filmId}`)).status).toBe(404);
    expect(await toldOwner()).toEqual({
      act: 'film_deleted',
      subject: 'Spot',
      reason: 'Non è un film',
    });
    expect(await readAct(filmId)).toMatchObject([
      ['film.delete', people.A.id, 'Non è un film', { before: { ownerId: people.PO.id } }],
    ]);
  });

  test('is refused while it plays, also to an admin', async () => {
    const season = await addSeason(sql, { owners: [people.PO.id], name: 'Coppa Roma' });
    const { status, body } = await remove(season.films[0] ?? 0);
    expect([status, body.code]).toEqual([409, 'film_in_championship']);
    expect(body.message).toContain('Coppa Roma');
    expect(await readAct(season.films[0] ?? 0)).toEqual([]);
  });
});

const row71 = matrix.find(({ row }) => row === 71);
if (!row71) throw new Error('no row 71');
const prepare = () => addFilm(sql, people.PO.id, { title: 'Altrui' });
const reason = 'Fuori luogo';
testRow(
  row71,
  [
    {
      name: 'delete',
      allowed: 204,
      prepare,
      send: (client, filmId) => client.send('DELETE', pathOf(filmId), { reason }),
    },
    {
      name: 'change',
      allowed: 200,
      prepare,
      send: (client, filmId) => client.send('PATCH', pathOf(filmId), { title: 'Mio', reason }),
    },
    {
      name: 'look up again',
      allowed: 202,
      prepare,
      send: (client, filmId) => client.post(`${pathOf(filmId)}/enrich`, { reason }),
    },
  ],
  { people: () => people, sql: () => database.sql },
);

describe('a list as a file', () => {
  test('has every row of the list in its order, however long, and no formula', async () => {
    const owner = await addUser(sql);
    await sql.run(
      `insert into films (title, release_year, owner_id, director)
       select '=2+' || place, 1900 + place % 100, $1, 'Marea, "Lunga"' from generate_series(1, 1203) as place`,
      [owner],
    );
    await sql.run(
      'update users set max_films_allowed = 2000, films_uploaded = 1203 where id = $1',
      [owner],
    );
    const query = 'search=marea&sort=year&direction=asc';
    const { status, headers, text } = await people.A.client.get(`/api/admin/films.csv?${query}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toContain('filename="girone-films.csv"');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head?.split(',').slice(0, 4)).toEqual(['id', 'title', 'director', 'year']);
    expect(lines[0]).toMatch(/^\d+,'=2\+100,"Marea, ""Lunga""",1900,/);
    const rows = await sql.run(
      `select id from films where owner_id = $1 order by release_year, id`,
      [owner],
    );
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(rows.map((row) => row['id']));
  });

  test('is for admins alone, and takes what the list takes', async () => {
    for (const list of ['films', 'tournaments', 'matches', 'reports', 'posts']) {
      const path = `/api/admin/${list}.csv`;
      expect((await people.V.client.get(path)).status).toBe(401);
      expect((await people.U.client.get(path)).status).toBe(403);
      const { status, text } = await people.A.client.get(`${path}?search=nothing%20at%20all`);
      expect([status, text]).toEqual([200, expect.stringMatching(/^id,[^\r\n]+\r\n$/)]);
      expect((await people.A.client.get(`${path}?search=${'x'.repeat(101)}`)).status).toBe(400);
    }
  });
});
