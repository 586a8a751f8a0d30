import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { listen } from '../../testing/listen.ts';
import { addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

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

async function toldTo({ id }: TestPerson, postId: number) {
  const rows = await sql.run(
    `select type, actor_id from notifications where user_id = $1 and payload->>'postId' = $2`,
    [id, String(postId)],
  );
  return rows.map(({ type }) => type);
}

describe('people are told', () => {
  test('that they are answered, quoted or named, once, and nothing of their own', async () => {
    const mine = await write(paolo, { content: 'Mio' });
    const reply = await write(giulia, {
      content: '@paolo @giulia @nessuno eccoti',
      parentPostId: mine.id,
    });
    const quote = await write(giulia, { content: 'Senti', quotedPostId: mine.id });
    const named = await write(giulia, { content: 'Senti @Paolo, @PAOLO!' });
    expect(await toldTo(paolo, reply.id)).toEqual(['reply']);
    expect(await toldTo(paolo, quote.id)).toEqual(['quote']);
    expect(await toldTo(paolo, named.id)).toEqual(['mention']);
    expect(await toldTo(giulia, reply.id)).toEqual([]);
    const events = await sql.run(
      `select payload, audience from events where type = 'notification' order by id desc limit 1`,
    );
    expect(events).toEqual([
      {
        payload: { notificationId: expect.any(Number) },
        audience: { kind: 'user', userId: paolo.id },
      },
    ]);
  });

  test('only of what they may read, and not by whom they blocked', async () => {
    const inside = await write(giulia, { content: '@paolo', circleId });
    expect(await toldTo(paolo, inside.id)).toEqual([]);
    const other = await signUp(girone, 'ostinato');
    await paolo.client.post('/api/users/ostinato/block');
    const rude = await write(other, { content: '@paolo' });
    expect(await toldTo(paolo, rude.id)).toEqual([]);
  });

  test('twenty at most', async () => {
    const crowd = await sql.run(
      `insert into users (username, email, password)
       select 'folla' || n, 'folla' || n || '@example.org', '$argon2id$' from generate_series(1, 25) n
       returning username`,
    );
    const content = crowd.map(({ username }) => `@${String(username)}`).join(' ');
    const { id, mentions } = await write(giulia, { content });
    expect(mentions).toHaveLength(25);
    const told = await sql.run(`select 1 from notifications where payload->>'postId' = $1`, [
      String(id),
    ]);
    expect(told).toHaveLength(20);
  });
});

async function eventsOf(postId: number) {
  const rows = await sql.run(
    `select payload, audience from events
     where type = 'post' and (payload->>'postId')::int = $1 order by id`,
    [postId],
  );
  return rows;
}

describe('open pages hear', () => {
  beforeAll(async () => (await listen(girone.address, giulia.client)).leave);

  test('of a new post, its figures and its end; of a circle’s its members alone', async () => {
    const { id } = await write(giulia, { content: 'Sentite' });
    await paolo.client.post(`/api/posts/${id}/like`);
    const place = { parentPostId: null, tournamentId: null, matchId: null, circleId: null };
    const figures = { ...place, repliesCount: 0 };
    const shared = { ...figures, postId: id, dislikesCount: 0 };
    const audience = { kind: 'signed-in' };
    await eventually(async () =>
      expect(await eventsOf(id)).toEqual([
        { payload: { ...shared, change: 'published', likesCount: 0 }, audience },
        { payload: { ...shared, change: 'counts', likesCount: 1 }, audience },
      ]),
    );
    await giulia.client.delete(`/api/posts/${id}`);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ payload: { change: 'deleted' } });
    const inside = await write(giulia, { content: 'Fra noi', circleId });
    expect((await eventsOf(inside.id)).map((row) => row['audience'])).toEqual([
      { kind: 'circle', circleId },
    ]);
  });

  test('nothing of a circle’s draft, but its creator', async () => {
    const draft = { name: 'Bozza', circleId, draft: true };
    const { body } = await giulia.client.post('/api/tournaments', draft);
    const [topic] = await sql.run('select id from posts where tournament_id = $1', [body.id]);
    const id = Number(topic?.['id']);
    expect((await giulia.client.post(`/api/posts/${id}/like`)).status).toBe(200);
    const told = await eventually(async () => {
      const rows = await eventsOf(id);
      expect(rows).toHaveLength(1);
      return rows;
    });
    expect(told.map((row) => row['audience'])).toEqual([{ kind: 'user', userId: giulia.id }]);
  });
});

describe('a report', () => {
  test('is kept once while it is open, with what the reporter says', async () => {
    const { id } = await write(giulia, { content: 'Compra ora' });
    const path = `/api/posts/${id}/report`;
    expect((await paolo.client.post(path, { reason: 'spam', note: ' Sempre lui ' })).status).toBe(
      204,
    );
    expect((await paolo.client.post(path, { reason: 'hate' })).status).toBe(204);
    const own = await giulia.client.post(path, { reason: 'spam' });
    expect([own.status, own.body.code]).toEqual([400, 'own_post']);
    expect((await paolo.client.post(path, { reason: 'brutto' })).status).toBe(400);
    const rows = await sql.run(
      'select reporter_id, concerned_id, reason, note from reports where post_id = $1',
      [id],
    );
    expect(rows).toEqual([
      { reporter_id: paolo.id, concerned_id: giulia.id, reason: 'spam', note: 'Sempre lui' },
    ]);
    await sql.run(`update reports set status = 'dismissed', resolved_at = now()`);
    expect((await paolo.client.post(path, { reason: 'other' })).status).toBe(204);
    expect(await sql.run('select 1 from reports where post_id = $1', [id])).toHaveLength(2);
    const hidden = await write(giulia, { content: 'Fra noi', circleId });
    const blind = await paolo.client.post(`/api/posts/${hidden.id}/report`, { reason: 'spam' });
    expect(blind.status).toBe(404);
  });
});
