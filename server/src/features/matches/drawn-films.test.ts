import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const before = 'La dolce vita';
const after = 'Otto e mezzo';

let owner: TestPerson;
let admin: TestPerson;
let season: Season;
let filmId: number;

beforeAll(async () => {
  owner = await signUp(girone);
  admin = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  season = await addSeason(sql, {
    owners: [owner.id],
    createdBy: admin.id,
    advanceOnAllVotes: false,
    films: 3,
  });
  filmId = season.films[0] ?? 0;
  await sql.run('update films set title = $2, release_year = 1960, director = $3 where id = $1', [
    filmId,
    before,
    'Fellini',
  ]);
  await admin.client.send('PATCH', `/api/admin/films/${filmId}`, {
    genre: 'Drama',
    reason: 'a genre',
  });
});

/** Every answer about the season that names its films, as a visitor gets it. */
async function onRecord(): Promise<string> {
  const visitor = new TestClient(girone.address);
  const parts = [
    'matches',
    'leaderboard',
    'positions',
    'statistics',
    'story?matchDay=1',
    'results.json',
    'results.csv',
  ];
  const texts: string[] = [];
  for (const part of parts) texts.push(await textOf(`${season.path}/${part}`));
  texts.push(await textOf(`/embed/tournaments/${season.tournamentId}`));
  texts.push(await textOf(`/api/leaderboard/tournaments/${season.tournamentId}`));
  texts.push(JSON.stringify((await owner.client.get(`${season.path}/nominations`)).body));
  // A word about one of its matches, and what the owner's profile says of it.
  const ofOwner = ['/api/posts/feed', `/api/users/${owner.username}/activity`];
  for (const path of ofOwner) texts.push(JSON.stringify((await owner.client.get(path)).body));
  expect((await visitor.get(`/api/matches/${season.matches[0]?.id}`)).status).toBe(200);
  return texts.join('\n');
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(new URL(path, girone.address));
  expect(answer.status).toBe(200);
  return answer.text();
}

async function expectSeason({ named, notNamed }: { named: string; notNamed: string }) {
  const record = await onRecord();
  expect(record).toContain(named);
  expect(record).not.toContain(notNamed);
}

test('a word about a match and the profile of a champion name the film as it was drawn', async () => {
  const match = season.matches.find(({ home, away }) => [home, away].includes(filmId));
  const post = { content: 'Che partita.', tournamentId: season.tournamentId, matchId: match?.id };
  const { status, body } = await owner.client.post('/api/posts', post);
  expect(status).toBe(201);
  expect([body.match.home, body.match.away]).toContain(before);
  const { body: activity } = await owner.client.get(`/api/users/${owner.username}/activity`);
  expect(JSON.stringify(activity)).toContain(before);
});

test('whoever renames a film while it plays, or afterwards, renames no season on record', async () => {
  const voters: number[] = [];
  for (let n = 0; n < 5; n += 1) voters.push(await addUser(sql));
  await playDays(sql, { season, client: admin.client, voters }, 2);
  const body = { title: after, releaseYear: 1963, director: 'Somebody else' };
  expect((await owner.client.send('PATCH', `/api/films/${filmId}`, body)).status).toBe(200);
  await expectSeason({ named: before, notNamed: after });
  for (let day = 3; day <= season.lastDay; day += 1) {
    await admin.client.post(`${season.path}/advance`, { matchDay: day });
  }
  await expectSeason({ named: before, notNamed: after });
  const { body: career } = await owner.client.get(`/api/films/${filmId}/career`);
  expect(career.film).toMatchObject({ title: after, year: 1963, director: 'Somebody else' });
  const { body: table } = await owner.client.get(`${season.path}/leaderboard`);
  const row = table.find((each: { filmId: number }) => each.filmId === filmId);
  expect(row).toMatchObject({ filmTitle: before, year: 1960, director: 'Fellini' });
});

test('what an admin puts right is put right on record, and logged with what stood there', async () => {
  const body = { title: 'Amarcord', reason: 'it was another film' };
  expect((await admin.client.send('PATCH', `/api/admin/films/${filmId}`, body)).status).toBe(200);
  await expectSeason({ named: 'Amarcord', notNamed: before });
  const [entry] = await sql.run(
    `select details from audit_log where action = 'film.change' order by id desc limit 1`,
  );
  expect(entry?.['details']).toMatchObject({ after: { title: 'Amarcord' } });
});
