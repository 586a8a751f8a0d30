import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { readPages } from '../../testing/read-pages.ts';
import { halves } from '../../testing/sample-images.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader } from '../../testing/upload-images.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;
let circleId: number;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
});

async function write({ client }: TestPerson, body: object) {
  const answer = await client.post('/api/posts', body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body;
}

async function idsOf({ client }: TestPerson, query: string): Promise<number[]> {
  const rows = await readPages<{ id: number }>(client, `/api/posts/feed?${query}`);
  return rows.map(({ id }) => id);
}

async function createTournament({ client }: TestPerson, body: object = {}) {
  const { body: made } = await client.post('/api/tournaments', { name: 'Coppa', ...body });
  return Number(made.id);
}

describe('a post', () => {
  test('is answered as everybody will read it', async () => {
    const post = await write(giulia, { content: '  Che film! #Cinema @PAOLO @nessuno  ' });
    expect(post).toEqual({
      id: expect.any(Number),
      content: 'Che film! #Cinema @PAOLO @nessuno',
      imageUrl: null,
      imageCaption: null,
      createdAt: expect.stringMatching(/Z$/),
      author: { username: 'giulia', firstName: null, lastName: null, profileImageUrl: null },
      likesCount: 0,
      dislikesCount: 0,
      repliesCount: 0,
      isLiked: false,
      isDisliked: false,
      tournament: null,
      circle: null,
      match: null,
      isTopicPost: false,
      parentPostId: null,
      isQuote: false,
      quotedPostId: null,
      quotedPost: null,
      mentions: ['paolo'],
      viewerMayDelete: true,
      editedAt: null,
      editableUntil: expect.stringMatching(/Z$/),
    });
    const { body } = await paolo.client.get(`/api/posts/${post.id}`);
    expect(body).toEqual({ ...post, viewerMayDelete: false, editableUntil: null });
  });

  test.each([
    [{ content: '   ' }, 'content'],
    [{}, 'content'],
    [{ content: 'x'.repeat(2001) }, 'content'],
    [{ content: 'x', quotedPostId: 0 }, 'quotedPostId'],
  ])('is refused: %j', async (body, field) => {
    const { status, body: answer } = await giulia.client.post('/api/posts', body);
    expect(status).toBe(400);
    expect(Object.keys(answer.fields)).toEqual([field]);
  });

  test('of a writer who is too quick has to wait', async () => {
    const strict = await signUp(limited);
    const answers: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      answers.push((await strict.client.post('/api/posts', { content: 'Ciao' })).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
  });
});

const limited = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });

describe('a reply', () => {
  test('is where its parent is, counts there, and stays when the parent goes', async () => {
    const parent = await write(giulia, { content: 'Nel cerchio', circleId });
    expect(parent.circle).toEqual({ id: circleId, name: 'Cinefili' });
    const first = await write(giulia, { content: 'Prima', parentPostId: parent.id });
    const second = await write(giulia, { content: 'Seconda', parentPostId: parent.id });
    expect([first.circle, first.parentPostId]).toEqual([parent.circle, parent.id]);
    const path = `/api/posts/${parent.id}`;
    const replies = await readPages<{ id: number }>(giulia.client, `${path}/replies?limit=1`);
    expect(replies.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await giulia.client.get(path)).body.repliesCount).toBe(2);
    expect(await idsOf(giulia, '')).not.toContain(first.id);

    await giulia.client.delete(`/api/posts/${first.id}`);
    expect((await giulia.client.get(path)).body.repliesCount).toBe(1);
    await giulia.client.delete(path);
    expect((await giulia.client.get(path)).status).toBe(404);
    expect((await giulia.client.get(`/api/posts/${second.id}`)).status).toBe(200);
  });

  test('names no other place', async () => {
    const { id } = await write(giulia, { content: 'Ciao' });
    const body = { content: 'Altrove', parentPostId: id, circleId };
    const { status, body: answer } = await giulia.client.post('/api/posts', body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, ['circleId']]);
  });
});

describe('a quote', () => {
  test('shows what it quotes to whoever may see that, and says when it is gone', async () => {
    const inside = await write(giulia, { content: 'Fra noi', circleId });
    const quote = await write(giulia, { content: 'Come dicevo', quotedPostId: inside.id });
    expect(quote.quotedPost).toMatchObject({ id: inside.id, content: 'Fra noi' });
    expect(quote.quotedPost.author.username).toBe('giulia');
    const path = `/api/posts/${quote.id}`;
    const hidden = { isQuote: true, quotedPostId: null, quotedPost: null };
    expect((await paolo.client.get(path)).body).toMatchObject(hidden);
    await giulia.client.delete(`/api/posts/${inside.id}`);
    expect((await giulia.client.get(path)).body).toMatchObject(hidden);
    const again = { content: 'Ancora', quotedPostId: inside.id };
    expect((await giulia.client.post('/api/posts', again)).status).toBe(404);
  });
});

describe('deleting', () => {
  test('is for the author and for admins, who are recorded; the row stays, empty', async () => {
    const { id } = await write(giulia, { content: 'Via #prestoVia' });
    const path = `/api/posts/${id}`;
    expect((await paolo.client.delete(path)).status).toBe(403);
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    expect((await admin.client.get(path)).body.viewerMayDelete).toBe(true);
    expect((await admin.client.delete(path)).status).toBe(204);
    expect((await admin.client.delete(path)).status).toBe(404);
    const rows = await sql.run('select content, deleted_at from posts where id = $1', [id]);
    expect(rows).toEqual([{ content: '', deleted_at: expect.any(Date) }]);
    expect(await sql.run('select 1 from post_hashtags where post_id = $1', [id])).toEqual([]);
    expect(
      await sql.run(`select actor_id, action from audit_log where target_id = $1`, [id]),
    ).toEqual([{ actor_id: admin.id, action: 'post.delete' }]);
  });
});

describe('the feed', () => {
  test('is everything the viewer may see, newest first, page by page', async () => {
    const written: number[] = [];
    for (const body of [{}, { circleId }, {}, { circleId }, {}]) {
      written.push((await write(giulia, { content: 'Pagina', ...body })).id);
    }
    const newest = written.toReversed();
    expect((await idsOf(giulia, 'limit=2')).slice(0, 5)).toEqual(newest);
    const forPaolo = [newest[0], newest[2], newest[4]];
    expect((await idsOf(paolo, 'limit=2')).slice(0, 3)).toEqual(forPaolo);
    const { headers } = await paolo.client.get('/api/posts/feed?limit=2');
    expect(headers.get('link')).toBe(`</api/posts/feed?limit=2&before=${newest[2]}>; rel="next"`);
  });

  test('is narrowed by author, hashtag, photos, circle and championship', async () => {
    const marta = await signUp(girone, 'marta');
    const tournamentId = await createTournament(marta);
    const about = await write(marta, { content: 'Vai! #Neorealismo', tournamentId });
    const alone = await write(marta, { content: '#NEOREALISMO #città' });
    expect(about.tournament).toEqual({ id: tournamentId, name: 'Coppa' });
    expect(await idsOf(paolo, 'author=MARTA')).toEqual([alone.id, about.id]);
    expect(await idsOf(paolo, 'author=nessuno')).toEqual([]);
    expect(await idsOf(paolo, 'hashtag=%23neoRealismo&limit=1')).toEqual([alone.id, about.id]);
    expect(await idsOf(paolo, 'hashtag=neorealism')).toEqual([]);
    expect(await idsOf(paolo, `hashtag=citt%C3%A0&author=marta`)).toEqual([alone.id]);
    expect(await idsOf(paolo, `tournamentId=${tournamentId}`)).toEqual([about.id]);
    await sql.run(`update posts set image_url = '/objects/images/x' where id = $1`, [about.id]);
    expect(await idsOf(paolo, 'only=photos')).toEqual([about.id]);
    const inCircle = await write(giulia, { content: 'Qui', circleId });
    expect((await idsOf(giulia, `circleId=${circleId}`))[0]).toBe(inCircle.id);
    for (const hidden of [`circleId=${circleId}`, 'circleId=999', 'tournamentId=999']) {
      expect((await paolo.client.get(`/api/posts/feed?${hidden}`)).status).toBe(404);
    }
  });
});

describe('a championship', () => {
  test('has a topic from its beginning, which bears its name and is in no list', async () => {
    const tournamentId = await createTournament(giulia);
    const [row] = await sql.run('select social_topic_id as id from tournaments where id = $1', [
      tournamentId,
    ]);
    const path = `/api/posts/${String(row?.['id'])}`;
    const edited = await giulia.client.send('PATCH', `/api/tournaments/${tournamentId}`, {
      name: 'Coppa Fellini',
    });
    expect(edited.status).toBe(200);
    const { body: topic } = await paolo.client.get(path);
    expect(topic).toMatchObject({ content: 'Coppa Fellini', isTopicPost: true });
    expect(topic.tournament.id).toBe(tournamentId);
    expect(await idsOf(paolo, `tournamentId=${tournamentId}`)).toEqual([]);
    expect((await giulia.client.delete(path)).status).toBe(403);
    const reply = await write(paolo, { content: 'Eccomi', parentPostId: topic.id });
    expect(reply.tournament.id).toBe(tournamentId);
    const { quotedPost } = await write(paolo, { content: 'Ci siamo', quotedPostId: topic.id });
    expect(quotedPost.content).toBe('Coppa Fellini');
  });

  test('shows its latest comments and how many there are', async () => {
    const tournamentId = await createTournament(giulia);
    const ids: number[] = [];
    for (const content of ['a', 'b', 'c', 'd']) {
      ids.push((await write(paolo, { content, tournamentId })).id);
    }
    await write(paolo, { content: 'risposta', parentPostId: ids[0] });
    const path = `/api/tournaments/${tournamentId}/comments`;
    const { body } = await giulia.client.get(path);
    expect(body.total).toBe(4);
    expect(body.comments.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed().slice(0, 3));
    expect((await giulia.client.get(`${path}?limit=21`)).status).toBe(400);
    expect((await giulia.client.get('/api/tournaments/999/comments')).status).toBe(404);
  });

  test('of a public circle is read by everybody until the circle closes', async () => {
    const owner = await signUp(girone);
    const open = await addOwnedCircle(sql, owner.id);
    const tournamentId = await createTournament(owner, { circleId: open });
    const { id, circle } = await write(owner, { content: '#soloqui', tournamentId });
    expect(circle.id).toBe(open);
    const path = `/api/posts/${id}`;
    expect((await paolo.client.get(path)).status).toBe(200);
    expect(await idsOf(paolo, '')).toContain(id);
    const foreign = await paolo.client.post('/api/posts', { content: 'Io?', tournamentId });
    expect(foreign.status).toBe(403);
    const settings = await owner.client.send('PATCH', `/api/circles/${open}`, { isPublic: false });
    expect(settings.status).toBe(200);
    expect((await paolo.client.get(path)).status).toBe(404);
    expect(await idsOf(paolo, '')).not.toContain(id);
    expect(await idsOf(owner, '')).toContain(id);
  });

  test('takes the images of its posts along when it is deleted', async () => {
    const { client, upload, share } = await signUpUploader(girone, 'fotografo');
    const { body } = await client.post('/api/tournaments', { name: 'Coppa' });
    const photo = await halves(90, 60).png().toBuffer();
    const imageUrl = await upload(photo);
    const post = await client.post('/api/posts', { content: '', imageUrl, tournamentId: body.id });
    expect(post.status).toBe(201);
    const elsewhere = await client.post('/api/posts', {
      content: '',
      imageUrl: await share(photo),
    });
    const looks = async () => [
      (await paolo.client.get(post.body.imageUrl)).status,
      (await paolo.client.get(elsewhere.body.imageUrl)).status,
    ];
    expect(await looks()).toEqual([200, 200]);
    expect((await client.delete(`/api/tournaments/${body.id}`)).status).toBe(204);
    expect(await looks()).toEqual([404, 200]);
  });

  test('that is a draft is nobody’s to talk about', async () => {
    const tournamentId = await createTournament(giulia, { draft: true });
    const refused = await giulia.client.post('/api/posts', { content: 'Ehi', tournamentId });
    expect(refused.status).toBe(403);
    const [topic] = await sql.run('select id from posts where tournament_id = $1', [tournamentId]);
    const path = `/api/posts/${String(topic?.['id'])}`;
    expect((await paolo.client.get(path)).status).toBe(404);
    await giulia.client.post(`/api/tournaments/${tournamentId}/open`);
    expect((await paolo.client.get(path)).status).toBe(200);
  });
});

async function readTrending() {
  return (await paolo.client.get('/api/hashtags/trending')).body;
}

test('trending counts what everybody may read, a tag once per post, the week before all time', async () => {
  await sql.run('delete from post_hashtags');
  for (let turn = 0; turn < 3; turn += 1) await write(giulia, { content: '#segreto', circleId });
  for (const content of ['#zeta #zeta #alfa', '#zeta', '#beta', '#alfa']) {
    await write(giulia, { content });
  }
  const zetaFirst = [
    { tag: 'alfa', count: 2 },
    { tag: 'zeta', count: 2 },
    { tag: 'beta', count: 1 },
  ];
  expect(await readTrending()).toEqual(zetaFirst);
  await sql.run(`update post_hashtags set created_at = now() - interval '8 days'`);
  expect(await readTrending()).toEqual(zetaFirst);
  await write(giulia, { content: '#1 #2 #3 #4' });
  expect(await readTrending()).toHaveLength(7);
  await write(giulia, { content: '#5' });
  expect((await readTrending()).map(({ tag }: { tag: string }) => tag)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('who leaves a circle sees its posts no more, their own included', async () => {
  const guest = await signUp(girone);
  await addMember(sql, { circleId, userId: guest.id });
  const { id } = await write(guest, { content: 'Mio', circleId });
  await sql.run(
    'update circle_memberships set is_active = false, left_at = now() where user_id = $1',
    [guest.id],
  );
  for (const answer of [
    await guest.client.get(`/api/posts/${id}`),
    await guest.client.delete(`/api/posts/${id}`),
    await guest.client.post('/api/posts', { content: 'Ancora', circleId }),
    await guest.client.post('/api/posts', { content: 'Ancora', parentPostId: id }),
  ]) {
    expect(answer.status).toBe(404);
  }
});
