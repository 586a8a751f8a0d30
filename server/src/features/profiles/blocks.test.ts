import { beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;

beforeEach(async () => {
  giulia = await signUp(girone);
  paolo = await signUp(girone);
});

function block({ client }: TestPerson, { username }: TestPerson) {
  return client.post(`/api/users/${username}/block`);
}

async function write({ client }: TestPerson, body: object = {}): Promise<number> {
  const { status, body: post } = await client.post('/api/posts', { content: 'Ciao', ...body });
  expect(status).toBe(201);
  return post.id;
}

async function idsIn(client: TestClient, path: string): Promise<number[]> {
  return (await client.get(path)).body.map(({ id }: { id: number }) => id);
}

describe('blocking', () => {
  test('is listed, repeated without effect, and taken back', async () => {
    const { username } = paolo;
    for (let turn = 0; turn < 2; turn += 1) expect((await block(giulia, paolo)).status).toBe(204);
    const { body } = await giulia.client.get('/api/users/blocked');
    expect(body).toEqual([
      {
        username,
        firstName: null,
        lastName: null,
        profileImageUrl: null,
        blockedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await paolo.client.get('/api/users/blocked')).body).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) {
      const path = `/api/users/${username.toUpperCase()}/block`;
      expect((await giulia.client.delete(path)).status).toBe(204);
    }
    expect((await giulia.client.get('/api/users/blocked')).body).toEqual([]);
  });

  test('is for others who exist', async () => {
    expect((await block(giulia, giulia)).body.code).toBe('oneself');
    expect((await giulia.client.post('/api/users/nobody/block')).status).toBe(404);
    expect((await giulia.client.delete('/api/users/nobody/block')).status).toBe(404);
    expect((await new TestClient(girone.address).get('/api/users/blocked')).status).toBe(401);
  });

  test('ends what each follows of the other, also when both block at once', async () => {
    await sql.run(
      `insert into follows (follower_id, followed_id, accepted_at) values ($1, $2, now()), ($2, $1, null)`,
      [giulia.id, paolo.id],
    );
    await sql.run('update users set following_count = 1 where id = $1', [giulia.id]);
    await sql.run('update users set followers_count = 1 where id = $1', [paolo.id]);
    const answers = await Promise.all([block(giulia, paolo), block(paolo, giulia)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const pair = [giulia.id, paolo.id];
    const counts = await sql.run(
      'select followers_count + following_count as all from users where id = any($1)',
      [pair],
    );
    expect(counts).toEqual([{ all: 0 }, { all: 0 }]);
    expect(await sql.run('select 1 from follows where follower_id = any($1)', [pair])).toEqual([]);
  });
});

describe('after a block', () => {
  test('neither sees the other’s posts anywhere, and others see both', async () => {
    const parent = await write(await signUp(girone));
    const hers = await write(giulia, { content: '#bloccata' });
    const his = await write(paolo, { parentPostId: parent });
    const quote = await write(paolo, { quotedPostId: hers });
    const reader = await signUp(girone);
    await block(giulia, paolo);

    expect((await giulia.client.get(`/api/posts/${his}`)).status).toBe(404);
    expect((await paolo.client.get(`/api/posts/${hers}`)).status).toBe(404);
    expect((await paolo.client.post(`/api/posts/${hers}/like`)).status).toBe(404);
    const replies = `/api/posts/${parent}/replies`;
    expect(await idsIn(giulia.client, replies)).toEqual([]);
    expect(await idsIn(reader.client, replies)).toEqual([his]);
    expect(await idsIn(paolo.client, '/api/posts/feed?hashtag=bloccata')).toEqual([]);
    expect(await idsIn(reader.client, '/api/posts/feed?hashtag=bloccata')).toEqual([hers]);
    expect(await idsIn(giulia.client, '/api/posts/feed')).not.toContain(quote);
    expect(await idsIn(paolo.client, '/api/posts/feed')).not.toContain(hers);
    const { body } = await paolo.client.get(`/api/posts/${quote}`);
    expect([body.isQuote, body.quotedPostId, body.quotedPost]).toEqual([true, null, null]);
  });

  test('a site admin whom somebody blocks still sees what they write', async () => {
    await sql.run('update users set is_admin = true where id = $1', [paolo.id]);
    const post = await write(giulia);
    await block(giulia, paolo);
    expect((await paolo.client.get(`/api/posts/${post}`)).status).toBe(200);
    expect((await paolo.client.delete(`/api/posts/${post}`)).status).toBe(204);
  });
});
