import { pageRows } from '@girone/contract/rules';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, nameFilm } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
/** Another process on the same database, which has seen nothing of what the first one does. */
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;
let circleId: number;
let season: Season;
let film: number;
let quoted: number;

async function write({ client }: TestPerson, body: object): Promise<number> {
  const answer = await client.post('/api/posts', body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return Number(answer.body.id);
}

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
  await addMember(sql, { circleId, userId: paolo.id });
  season = await addSeason(sql, { circleId, createdBy: giulia.id });
  const [match] = matchesOn(season, 1);
  film = match?.home ?? 0;
  const { tournamentId } = season;
  await write(giulia, { content: 'La prima partita', tournamentId, matchId: match?.id });
  await write(giulia, { content: 'Fra noi, @futura', circleId });
  quoted = await write(giulia, { content: 'Da citare', circleId });
  await write(paolo, { content: 'Come dice lei', quotedPostId: quoted });
});

/** The first page as somebody finds it in each process. */
async function readNewest({ client }: TestPerson): Promise<{ id: number }[][]> {
  const there = new TestClient(second.address);
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  const pages: { id: number }[][] = [];
  for (const browser of [client, there]) {
    for (const limit of [pageRows.usual, pageRows.screen]) {
      const { status, body } = await browser.get(`/api/posts/feed?limit=${limit}`);
      expect(status).toBe(200);
      pages.push(body);
    }
  }
  return pages;
}

/** The same posts, each asked for by itself: nothing of it is kept. */
async function readSingly(
  { client }: TestPerson,
  page: readonly { id: number }[],
): Promise<{ id: number }[]> {
  const posts: { id: number }[] = [];
  for (const post of page) posts.push((await client.get(`/api/posts/${post.id}`)).body);
  return posts;
}

async function expectTheSame(person: TestPerson): Promise<{ id: number }[]> {
  const pages = await readNewest(person);
  const singly = await readSingly(person, pages[0] ?? []);
  for (const page of pages) expect(page).toEqual(singly);
  return singly;
}

beforeEach(async () => {
  for (const person of [giulia, paolo]) await readNewest(person);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'its words',
    () => giulia.client.send('PATCH', `/api/posts/${quoted}`, { content: 'Da citare, ma meglio' }),
  ],
  ['how many like it', () => paolo.client.post(`/api/posts/${quoted}/like`)],
  ['how many answer', () => write(paolo, { content: 'Certo', parentPostId: quoted })],
  ['its author’s name', () => giulia.client.put('/api/users/profile', { firstName: 'Giulia' })],
  [
    'the circle’s name',
    () => sql.run(`update circles set name = 'Diurni' where id = $1`, [circleId]),
  ],
  [
    'the championship’s name',
    () => sql.run(`update tournaments set name = 'Nuova' where id = $1`, [season.tournamentId]),
  ],
  ['the title under which a film plays', () => nameFilm(sql, film, 'Altro')],
  ['whether a name is somebody’s', () => signUp(girone, 'futura')],
  ['the post that it quotes', () => giulia.client.delete(`/api/posts/${quoted}`)],
])('the first page follows a change of %s', async (_, change) => {
  const before = await readNewest(giulia);
  await change();
  for (const person of [giulia, paolo]) await expectTheSame(person);
  expect(await readNewest(giulia)).not.toEqual(before);
});

test('a quote is seen by whoever may see it, also when the others asked first', async () => {
  const secret = await write(giulia, { content: 'Solo per il cerchio', circleId });
  await write(paolo, { content: 'Cito', quotedPostId: secret });
  const stranger = await signUp(girone, 'estraneo');
  expect(JSON.stringify(await expectTheSame(paolo))).toContain('Solo per il cerchio');
  expect(JSON.stringify(await expectTheSame(stranger))).not.toContain('Solo per il cerchio');
  expect(JSON.stringify(await expectTheSame(paolo))).toContain('Solo per il cerchio');
});
