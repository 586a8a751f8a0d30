import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addFilm, addMember, addOwnedCircle, addReport } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let admin: TestPerson;
let moderator: TestPerson;
let author: TestPerson;
let reporter: TestPerson;
let circleId: number;

beforeAll(async () => {
  admin = await signUp(girone, 'custode');
  moderator = await signUp(girone, 'moderatrice');
  author = await signUp(girone, 'autore');
  reporter = await signUp(girone, 'anna');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  circleId = await addOwnedCircle(sql, (await signUp(girone)).id, { isPublic: false });
  await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
  for (const { id: userId } of [author, reporter]) await addMember(sql, { circleId, userId });
});

async function write({ client }: TestPerson, body: object): Promise<number> {
  const answer = await client.post('/api/posts', body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

function quotesIn({ body }: { body: { post: { quoted: { content: string } | null } }[] }) {
  return body.map(({ post }) => post.quoted?.content ?? null);
}

test('what a reported post quotes of another circle is not for the moderators of this one', async () => {
  const elsewhere = await addOwnedCircle(sql, author.id, { isPublic: false });
  const secret = await write(author, { content: 'Fra noi soli', circleId: elsewhere });
  const open = await write(author, { content: 'Per tutti' });
  for (const quotedPostId of [secret, open]) {
    const postId = await write(author, { content: 'Guardate', circleId, quotedPostId });
    await addReport(sql, { reporterId: reporter.id, postId });
  }
  const inCircle = await moderator.client.get(`/api/circles/${circleId}/reports`);
  expect(quotesIn(inCircle)).toEqual([null, 'Per tutti']);
  expect(quotesIn(await admin.client.get('/api/admin/reports'))).toEqual([
    'Fra noi soli',
    'Per tutti',
  ]);
});

test('nobody reads what was said of themselves, nor finds out by whom', async () => {
  const postId = await write(moderator, { content: 'Mio', circleId });
  const said = { reason: 'insult', note: 'Sono Anna, e lui…' };
  expect((await reporter.client.post(`/api/posts/${postId}/report`, said)).status).toBe(204);
  const about = `/api/users/${admin.username}/report`;
  expect((await reporter.client.post(about, said)).status).toBe(204);

  const inCircle = await moderator.client.get(`/api/circles/${circleId}/reports`);
  expect(JSON.stringify(inCircle.body)).not.toContain('Sono Anna');
  for (const query of ['', `?search=${reporter.username}`]) {
    const { body } = await admin.client.get(`/api/admin/reports${query}`);
    const concerned = body.map((each: { concerned: { username: string } }) => each.concerned);
    expect(concerned).toContainEqual(expect.objectContaining({ username: moderator.username }));
    expect(concerned).not.toContainEqual(expect.objectContaining({ username: admin.username }));
    const file = await admin.client.get(`/api/admin/reports.csv${query}`);
    expect(file.text).toContain(moderator.username);
    expect(file.text).not.toContain(admin.username);
  }
});

test('who acted is not even stored with what people are told', async () => {
  const filmId = await addFilm(sql, author.id, { title: 'La strada' });
  const body = { director: 'Fellini', reason: 'Mancava' };
  expect((await admin.client.send('PATCH', `/api/admin/films/${filmId}`, body)).status).toBe(200);
  const told = await sql.run(
    `select actor_id, payload->>'act' as act from notifications where user_id = $1`,
    [author.id],
  );
  expect(told).toEqual([{ actor_id: null, act: 'film_changed' }]);
});

test('whoever is suspended finds afterwards what was done meanwhile to what is theirs', async () => {
  const person = await signUp(girone);
  const postId = await write(person, { content: 'Domani non più' });
  const { client } = admin;
  const account = `/api/admin/users/${person.id}`;
  const suspended = { suspended: true, reason: 'Regola 3' };
  expect((await client.send('PATCH', account, suspended)).status).toBe(200);
  const removal = await client.send('DELETE', `/api/admin/posts/${postId}`, { reason: 'Regola 4' });
  expect(removal.status).toBe(204);
  const told = await sql.run(
    `select payload->>'act' as act, payload->>'reason' as reason from notifications where user_id = $1`,
    [person.id],
  );
  expect(told).toEqual([{ act: 'post_deleted', reason: 'Regola 4' }]);
});

test('a suspension that ends after all calendars is refused, not failed', async () => {
  const until = { suspendedUntil: '9999-12-31T23:59:59-12:00', reason: 'Regola 3' };
  const change = { suspended: true, ...until };
  const patched = await admin.client.send('PATCH', `/api/admin/users/${author.id}`, change);
  const reportId = await addReport(sql, { reporterId: reporter.id, personId: author.id });
  const decision = { outcome: 'upheld', suspend: true, ...until };
  const decided = await admin.client.post(`/api/admin/reports/${reportId}/decision`, decision);
  for (const { status, body } of [patched, decided]) {
    expect([status, Object.keys(body.fields)]).toEqual([400, ['suspendedUntil']]);
  }
});
