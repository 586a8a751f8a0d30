import { beforeAll, describe, expect, test } from 'vitest';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { halves } from '../../testing/sample-images.ts';
import { addMember, addOwnedCircle, addPost, addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader, storedFiles, type Uploader } from '../../testing/upload-images.ts';

const database = useDatabase();
const one = useGirone(database);
const two = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let elsewhere: TestClient;
let circleId: number;
let hidden: number;

beforeAll(async () => {
  giulia = await signUp(one, 'giulia');
  elsewhere = new TestClient(two.address);
  for (const [name, value] of giulia.client.cookies) elsewhere.cookies.set(name, value);
  const owner = await addUser(sql);
  circleId = await addOwnedCircle(sql, owner, { isPublic: false });
  hidden = await sql.add(
    `insert into posts (content, author_id, circle_id, is_public) values ('x', $1, $2, false) returning id`,
    [owner, circleId],
  );
});

const like = (client: TestClient, path: string) => client.post(`${path}/like`);
const calls = [
  like,
  (client: TestClient, path: string) => client.post(`${path}/unlike`),
  (client: TestClient, path: string) => client.post(`${path}/dislike`),
  (client: TestClient, path: string) => client.delete(`${path}/dislike`),
];

function pick(number: number) {
  return calls[number % calls.length] ?? like;
}

describe('likes and dislikes, over two instances', () => {
  test('a hundred at once by one person leave one opinion, and figures that are the rows', async () => {
    const path = `/api/posts/${await addPost(sql, giulia.id)}`;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => {
        const client = turn % 2 === 0 ? giulia.client : elsewhere;
        return pick(turn * 7)(client, path);
      }),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    for (const answer of answers) {
      const { isLiked, isDisliked, likesCount, dislikesCount } = answer.body;
      expect([likesCount, dislikesCount]).toEqual([Number(isLiked), Number(isDisliked)]);
      expect(isLiked && isDisliked).toBe(false);
    }
    const likes = await sql.run('select 1 from post_likes where post_id = $1', [
      path.split('/').at(-1),
    ]);
    expect((await elsewhere.get(path)).body.likesCount).toBe(likes.length);
  });

  test('repeating changes nothing, and each ends the other', async () => {
    const path = `/api/posts/${await addPost(sql, giulia.id)}`;
    const none = { likesCount: 0, dislikesCount: 0, isLiked: false, isDisliked: false };
    const liked = { ...none, likesCount: 1, isLiked: true };
    const disliked = { ...none, dislikesCount: 1, isDisliked: true };
    const steps = [
      [1, none],
      [0, liked],
      [0, liked],
      [3, liked],
      [2, disliked],
      [2, disliked],
      [1, disliked],
      [0, liked],
      [1, none],
      [2, disliked],
      [3, none],
      [3, none],
    ] as const;
    for (const [call, expected] of steps) {
      expect((await pick(call)(giulia.client, path)).body).toEqual(expected);
    }
  });

  test('what one may not see can be neither liked, quoted, answered nor reported', async () => {
    const gone = await addPost(sql, giulia.id);
    await giulia.client.delete(`/api/posts/${gone}`);
    const before = await digestDatabase(database.sql);
    for (const id of [hidden, gone, 2_147_483_647]) {
      const path = `/api/posts/${id}`;
      const answers = [
        ...(await Promise.all(calls.map((send) => send(giulia.client, path)))),
        await giulia.client.post('/api/posts', { content: 'x', quotedPostId: id }),
        await giulia.client.post('/api/posts', { content: 'x', parentPostId: id }),
        await giulia.client.post(`${path}/report`, { reason: 'spam' }),
        await giulia.client.get(path),
        await giulia.client.get(`${path}/replies`),
        await giulia.client.delete(path),
      ];
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
        new Set(['404 not_found']),
      );
    }
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('figures sent along are not taken', async () => {
    const stolen = { likesCount: 99, isTopicPost: true, authorId: 1, isPublic: false, id: 7 };
    const { body } = await giulia.client.post('/api/posts', { content: 'x', ...stolen });
    expect(body).toMatchObject({ likesCount: 0, isTopicPost: false });
    expect(body.author.username).toBe('giulia');
  });
});

describe('a post’s image', () => {
  let author: Uploader;
  let member: Uploader;
  let outsider: Uploader;
  let photo: Buffer;

  beforeAll(async () => {
    author = await signUpUploader(one, 'author');
    member = await signUpUploader(one, 'member');
    outsider = await signUpUploader(one, 'outsider');
    for (const { userId } of [author, member]) await addMember(sql, { circleId, userId });
    photo = await halves(80, 40).png().toBuffer();
  });

  async function show(imageUrl: string, more: object = {}) {
    const body = { content: '', imageUrl, imageCaption: 'Noi', ...more };
    const answer = await author.client.post('/api/posts', body);
    return { status: answer.status, post: answer.body };
  }

  test('of a private circle is its members’, though it was claimed for everybody', async () => {
    const path = await author.share(photo);
    const { status, post } = await show(path, { circleId });
    expect([status, post.imageUrl, post.imageCaption]).toEqual([201, path, 'Noi']);
    const seen = await member.client.get(path);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    for (const client of [outsider.client, new TestClient(one.address)]) {
      expect((await client.get(path)).status).toBe(404);
    }
    await sql.run(
      'update circle_memberships set is_active = false, left_at = now() where user_id = $1',
      [member.userId],
    );
    expect((await member.client.get(path)).status).toBe(404);
    const inPublic = await show(path);
    expect([inPublic.status, inPublic.post.code]).toEqual([409, 'image_in_use']);
  });

  test('of a public circle’s championship is for whoever may see that', async () => {
    const open = await addOwnedCircle(sql, author.userId);
    const made = await author.client.post('/api/tournaments', { name: 'Coppa', circleId: open });
    const path = await author.share(photo);
    expect((await show(path, { tournamentId: made.body.id })).status).toBe(201);
    expect((await outsider.client.get(path)).status).toBe(200);
    expect((await new TestClient(one.address).get(path)).status).toBe(404);
    await author.client.send('PATCH', `/api/circles/${open}`, { isPublic: false });
    expect((await outsider.client.get(path)).status).toBe(404);
    expect((await author.client.get(path)).status).toBe(200);
  });

  test('is one’s own', async () => {
    const path = await outsider.share(photo);
    expect((await show(path)).status).toBe(403);
    expect((await show(`/objects/images/${'x'.repeat(43)}`)).status).toBe(404);
  });

  test('goes with the post', async () => {
    const path = await author.share(photo);
    const { post } = await show(path);
    expect((await outsider.client.get(path)).status).toBe(200);
    await author.client.delete(`/api/posts/${post.id}`);
    expect((await outsider.client.get(path)).status).toBe(404);
    const name = path.split('/').at(-1) ?? '';
    await eventually(async () =>
      expect((await storedFiles(one)).filter((file) => file.includes(name))).toEqual([]),
    );
  });
});

describe('a text that would break a parser', () => {
  test.each([
    ['too many hashtags', '#a '.repeat(10_000), 400],
    ['hashtag signs', '#'.repeat(60_000), 400],
    ['combining marks', 'a' + '\u0300'.repeat(20_000), 400],
    ['more than any call takes', '#'.repeat(100_000), 413],
    ['NUL', 'a\0b', 400],
    ['half a character', '"\\ud800"', 400],
  ])('is refused: %s', async (_, content, status) => {
    const body = content.startsWith('"') ? `{"content":${content}}` : JSON.stringify({ content });
    const answer = await giulia.client.fetch('/api/posts', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
  });

  test('is kept where it fits, with every tag once', async () => {
    const tags = Array.from({ length: 400 }, (_, n) => `#${n.toString(36)}`).join('');
    const many = await giulia.client.post('/api/posts', { content: tags });
    expect(many.status).toBe(201);
    const rows = await sql.run('select 1 from post_hashtags where post_id = $1', [many.body.id]);
    expect(rows).toHaveLength(400);
    for (const content of ['#'.repeat(2000), `#${'\u0130'.repeat(90)}`, `#${'ẞ'.repeat(100)}`]) {
      expect((await giulia.client.post('/api/posts', { content })).status).toBe(201);
    }
    for (const tag of ['%25', '_', "'", '%23%23', '\u0130']) {
      expect((await giulia.client.get(`/api/posts/feed?hashtag=${tag}`)).status).toBe(200);
    }
  });
});
