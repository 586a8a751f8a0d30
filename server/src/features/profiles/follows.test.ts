import type { Person } from '@girone/contract/people';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

// What is counted is counted by every file's last check: the counters are the rows.
const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const other = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;

beforeEach(async () => {
  giulia = await signUp(girone);
  paolo = await signUp(girone);
});

function follow({ client }: TestPerson, { username }: TestPerson) {
  return client.post(`/api/users/${username}/follow`);
}

function unfollow({ client }: TestPerson, { username }: TestPerson) {
  return client.delete(`/api/users/${username}/follow`);
}

function decide({ client }: TestPerson, { username }: TestPerson, answer: 'accept' | 'decline') {
  return client.post(`/api/users/follow-requests/${username}/${answer}`);
}

async function makePrivate({ id }: TestPerson): Promise<void> {
  await sql.run('update users set is_private = true where id = $1', [id]);
}

async function namesIn({ client }: TestPerson, path: string): Promise<string[]> {
  const { status, body } = await client.get(`/api/users/${path}`);
  expect(status).toBe(200);
  return body.map(({ username }: Person) => username);
}

async function toldTo({ id }: TestPerson) {
  return sql.run('select type, actor_id from notifications where user_id = $1 order by id', [id]);
}

describe('a public profile', () => {
  test('is followed at once; repeating and taking back change nothing more', async () => {
    const followed = { viewerFollows: 'yes', followersCount: 1, followingCount: 0 };
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await follow(paolo, giulia);
      expect([status, body]).toEqual([200, followed]);
    }
    expect((await paolo.client.get('/api/users/profile')).body.followingCount).toBe(1);
    expect(await namesIn(giulia, `${giulia.username}/followers`)).toEqual([paolo.username]);
    expect(await namesIn(giulia, `${paolo.username}/following`)).toEqual([giulia.username]);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await unfollow(paolo, giulia);
      expect([status, body]).toEqual([
        200,
        { ...followed, viewerFollows: 'no', followersCount: 0 },
      ]);
    }
    await follow(paolo, giulia);
    expect(await toldTo(giulia)).toEqual([{ type: 'new_follower', actor_id: paolo.id }]);
  });

  test('is of others who exist', async () => {
    const { status, body } = await follow(giulia, giulia);
    expect([status, body.code]).toEqual([400, 'oneself']);
    expect((await giulia.client.post('/api/users/nobody/follow')).status).toBe(404);
    expect((await giulia.client.delete('/api/users/nobody/follow')).status).toBe(404);
    const visitor = new TestClient(girone.address);
    expect((await visitor.post(`/api/users/${giulia.username}/follow`)).status).toBe(401);
    expect((await visitor.get('/api/users/follow-requests')).status).toBe(401);
  });
});

describe('a private profile', () => {
  beforeEach(() => makePrivate(giulia));

  test('is asked first; whoever is accepted follows, and is told', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const { body } = await follow(paolo, giulia);
      expect(body).toEqual({ viewerFollows: 'requested', followersCount: 0, followingCount: 0 });
    }
    expect((await giulia.client.get('/api/users/follow-requests')).body).toEqual([
      {
        username: paolo.username,
        firstName: null,
        lastName: null,
        profileImageUrl: null,
        askedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await namesIn(giulia, `${giulia.username}/followers`)).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await decide(giulia, paolo, 'accept')).status).toBe(204);
    }
    expect(await namesIn(giulia, 'follow-requests')).toEqual([]);
    expect(await namesIn(paolo, `${giulia.username}/followers`)).toEqual([paolo.username]);
    expect(await toldTo(giulia)).toEqual([{ type: 'follow_request', actor_id: paolo.id }]);
    expect(await toldTo(paolo)).toEqual([{ type: 'follow_accepted', actor_id: giulia.id }]);
  });

  test('turns a request down, and ends that somebody follows, without a word', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await follow(paolo, giulia);
      if (turn === 1) await decide(giulia, paolo, 'accept');
      expect((await decide(giulia, paolo, 'decline')).status).toBe(204);
      const { body } = await paolo.client.get(`/api/users/profile/${giulia.username}`);
      expect([body.viewerFollows, body.followersCount, body.isOpen]).toEqual(['no', 0, false]);
    }
    expect(await toldTo(paolo)).toEqual([{ type: 'follow_accepted', actor_id: giulia.id }]);
    expect((await decide(giulia, paolo, 'accept')).status).toBe(404);
    expect((await giulia.client.post('/api/users/follow-requests/nobody/accept')).status).toBe(404);
  });

  test('is answered for by its owner alone', async () => {
    await follow(paolo, giulia);
    for (const person of [paolo, await signUp(girone)]) {
      expect((await decide(person, paolo, 'accept')).status).toBe(404);
      expect((await decide(person, giulia, 'accept')).status).toBe(404);
    }
    const { body } = await paolo.client.get(`/api/users/profile/${giulia.username}`);
    expect(body.viewerFollows).toBe('requested');
    await unfollow(paolo, giulia);
    expect(await namesIn(giulia, 'follow-requests')).toEqual([]);
  });

  test('that becomes public lets in whoever waits; one that becomes private keeps who follows', async () => {
    const maria = await signUp(girone);
    await follow(paolo, giulia);
    await follow(maria, giulia);
    await decide(giulia, maria, 'accept');
    await giulia.client.send('PATCH', '/api/users/settings', { isPrivate: false });
    expect(await namesIn(giulia, 'follow-requests')).toEqual([]);
    const { body } = await paolo.client.get(`/api/users/profile/${giulia.username}`);
    expect(body).toMatchObject({ isPrivate: false, viewerFollows: 'yes', followersCount: 2 });
    expect(await toldTo(paolo)).toEqual([{ type: 'follow_accepted', actor_id: giulia.id }]);
    await makePrivate(giulia);
    const { body: closed } = await paolo.client.get(`/api/users/profile/${giulia.username}`);
    expect(closed).toMatchObject({ isPrivate: true, isOpen: true, followersCount: 2 });
  });
});

test('a profile that is private again before all are let in lets in nobody', async () => {
  // Whoever signed up first is locked first: there the opening waits, and holds nobody else.
  await makePrivate(paolo);
  await follow(giulia, paolo);
  const holder = await sql.connect();
  await holder.query('begin');
  await holder.query('select 1 from users where id = $1 for update', [giulia.id]);
  const opening = paolo.client.send('PATCH', '/api/users/settings', { isPrivate: false });
  await eventually(async () => {
    const [row] = await sql.run('select is_private from users where id = $1', [paolo.id]);
    expect(row).toEqual({ is_private: false });
  });
  await makePrivate(paolo);
  await holder.query('commit');
  holder.release();
  expect((await opening).status).toBe(200);
  expect(await namesIn(paolo, 'follow-requests')).toEqual([giulia.username]);
});

describe('lists', () => {
  test('are by name, in pages, and say whom the viewer follows', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => addUser(sql)));
    await sql.run(
      `insert into follows (follower_id, followed_id, accepted_at)
       select id, $1, now() from users where id = any($2)`,
      [giulia.id, ids],
    );
    await sql.run('update users set following_count = 1 where id = any($1)', [ids]);
    await sql.run('update users set followers_count = 5 where id = $1', [giulia.id]);
    const path = `${giulia.username}/followers`;
    await follow(paolo, giulia);
    const names = await namesIn(paolo, path);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(names).toHaveLength(6);
    const pages = await readPages<Person>(paolo.client, `/api/users/${path}?limit=2`);
    expect(pages.map(({ username }) => username)).toEqual(names);
    expect(pages).toContainEqual(
      expect.objectContaining({
        username: paolo.username,
        viewerFollows: 'no',
        viewerIsThem: true,
      }),
    );
    const { body: mine } = await paolo.client.get(`/api/users/${paolo.username}/following`);
    expect(mine).toEqual([
      expect.objectContaining({
        username: giulia.username,
        viewerFollows: 'yes',
        viewerIsThem: false,
      }),
    ]);
  });

  test('leave out whom the viewer has blocked, or who has blocked them', async () => {
    const maria = await signUp(girone);
    await follow(paolo, giulia);
    await follow(maria, giulia);
    await maria.client.post(`/api/users/${paolo.username}/block`);
    const path = `${giulia.username}/followers`;
    expect(await namesIn(maria, path)).toEqual([maria.username]);
    expect(await namesIn(paolo, path)).toEqual([paolo.username]);
    expect(await namesIn(giulia, path)).toHaveLength(2);
  });
});

function onOther(person: TestPerson): TestPerson {
  const client = new TestClient(other.address);
  for (const [name, value] of person.client.cookies) client.cookies.set(name, value);
  return { ...person, client };
}

describe('at once, on two instances', () => {
  test('50 that follow and unfollow leave figures that are the rows', async () => {
    const elsewhere = onOther(paolo);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const person = index % 2 === 0 ? paolo : elsewhere;
        // The two also follow each other: neither may wait for the other for ever.
        if (index % 5 === 0) return follow(giulia, paolo);
        return index % 3 === 0 ? unfollow(person, giulia) : follow(person, giulia);
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await sql.run('select 1 from follows where follower_id = $1', [paolo.id]);
    const { body } = await giulia.client.get('/api/users/profile');
    expect([body.followersCount, body.followingCount]).toEqual([rows.length, 1]);
    expect((await paolo.client.get('/api/users/profile')).body.followingCount).toBe(rows.length);
  });

  test('a request that is accepted ten times and withdrawn is counted once or not at all', async () => {
    await makePrivate(giulia);
    await follow(paolo, giulia);
    const accepting = Array.from({ length: 10 }, () => decide(giulia, paolo, 'accept'));
    await Promise.all([...accepting, unfollow(paolo, giulia)]);
    const rows = await sql.run('select accepted_at from follows where follower_id = $1', [
      paolo.id,
    ]);
    expect(rows).toEqual([]);
    expect((await giulia.client.get('/api/users/profile')).body.followersCount).toBe(0);
  });

  test('a block wins over those who follow meanwhile', async () => {
    const calls = Array.from({ length: 10 }, () => follow(paolo, giulia));
    await Promise.all([...calls, giulia.client.post(`/api/users/${paolo.username}/block`)]);
    expect(await sql.run('select 1 from follows where follower_id = $1', [paolo.id])).toEqual([]);
    expect((await giulia.client.get('/api/users/profile')).body.followersCount).toBe(0);
  });
});

test('nobody follows, unfollows or edits without end', async () => {
  const busy = onOther(paolo);
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await unfollow(busy, giulia)).status).toBe(200);
  }
  const late = await follow(busy, giulia);
  expect([late.status, late.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  const edits = Array.from({ length: 31 }, () => busy.client.put('/api/users/profile', {}));
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
