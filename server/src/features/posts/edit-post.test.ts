import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { halves } from '../../testing/sample-images.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader } from '../../testing/upload-images.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const limited = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
});

async function write({ client }: Pick<TestPerson, 'client'>, body: object) {
  const answer = await client.post('/api/posts', body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body;
}

function edit({ client }: Pick<TestPerson, 'client'>, postId: number, body: object) {
  return client.send('PATCH', `/api/posts/${postId}`, body);
}

/** Makes a post older; `seconds` less than its fifteen minutes remain. */
async function leave(postId: number, seconds: number): Promise<void> {
  await sql.run(
    `update posts set created_at = clock_timestamp() - interval '15 minutes' + make_interval(secs => $2)
     where id = $1`,
    [postId, seconds],
  );
}

async function tagsOf(postId: number) {
  const rows = await sql.run('select tag from post_hashtags where post_id = $1 order by tag', [
    postId,
  ]);
  return rows.map(({ tag }) => tag);
}

describe('a changed post', () => {
  test('says the new words with a mark, its hashtags follow, and open pages hear of it', async () => {
    const post = await write(giulia, { content: 'Che finael #uno #due' });
    const quote = await write(paolo, { content: 'Senti', quotedPostId: post.id });
    const { status, body } = await edit(giulia, post.id, { content: ' Che finale #due #tre ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      content: 'Che finale #due #tre',
      createdAt: post.createdAt,
      editedAt: expect.stringMatching(/Z$/),
      editableUntil: post.editableUntil,
    });
    expect(await tagsOf(post.id)).toEqual(['due', 'tre']);
    const seen = (await paolo.client.get(`/api/posts/${post.id}`)).body;
    expect([seen.content, seen.editedAt]).toEqual([body.content, body.editedAt]);
    const quoting = (await paolo.client.get(`/api/posts/${quote.id}`)).body;
    expect(quoting.quotedPost.content).toBe('Che finale #due #tre');
    const events = await sql.run(
      `select payload, audience from events
       where type = 'post' and (payload->>'postId')::int = $1 order by id desc limit 1`,
      [post.id],
    );
    expect(events).toMatchObject([
      { payload: { change: 'edited' }, audience: { kind: 'signed-in' } },
    ]);
  });

  test('that says the same is no changed one', async () => {
    const { id } = await write(giulia, { content: 'Uguale' });
    for (const body of [{}, { content: 'Uguale ' }, { imageCaption: 'Non c’è immagine' }]) {
      expect((await edit(giulia, id, body)).body).toMatchObject({
        content: 'Uguale',
        imageCaption: null,
        editedAt: null,
      });
    }
  });

  test('keeps its image: caption and words can go, not both words and image', async () => {
    const { client, share } = await signUpUploader(girone, 'fotografa');
    const imageUrl = await share(await halves(80, 40).png().toBuffer());
    const { id } = await write({ client }, { content: 'Noi', imageUrl, imageCaption: 'In sala' });
    const bare = await edit({ client }, id, { content: '', imageCaption: '' });
    expect(bare.body).toMatchObject({ content: '', imageUrl, imageCaption: null });
    const named = await edit({ client }, id, { imageCaption: 'In platea' });
    expect(named.body).toMatchObject({ content: '', imageCaption: 'In platea' });
    const words = await write({ client }, { content: 'Solo parole' });
    const empty = await edit({ client }, words.id, { content: '  ' });
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['content']]);
    const long = await edit({ client }, words.id, { content: 'x'.repeat(2001) });
    expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['content']]);
  });

  test('tells whom it names only now, and nobody twice', async () => {
    const marta = await signUp(girone, 'marta');
    const { id } = await write(giulia, { content: 'Senti @paolo' });
    const told = async () => {
      const rows = await sql.run(
        `select user_id, type from notifications where payload->>'postId' = $1 order by id`,
        [String(id)],
      );
      return rows.map(({ user_id }) => user_id);
    };
    expect(await told()).toEqual([paolo.id]);
    await edit(giulia, id, { content: 'Senti @paolo e @MARTA' });
    expect(await told()).toEqual([paolo.id, marta.id]);
    await edit(giulia, id, { content: 'Sentite' });
    const again = await edit(giulia, id, { content: 'Senti @Paolo, senti @marta' });
    expect(again.body.mentions).toEqual(['paolo', 'marta']);
    expect(await told()).toEqual([paolo.id, marta.id]);
  });
});

describe('fifteen minutes', () => {
  test('are the time for it, to the last moment and no longer', async () => {
    const { id } = await write(giulia, { content: 'Prima' });
    await leave(id, 20);
    expect((await edit(giulia, id, { content: 'In tempo' })).status).toBe(200);
    for (const seconds of [0, -1, -3600]) {
      await leave(id, seconds);
      const late = await edit(giulia, id, { content: 'Tardi' });
      expect([late.status, late.body.code]).toEqual([409, 'edit_time_over']);
    }
    expect((await giulia.client.get(`/api/posts/${id}`)).body).toMatchObject({
      content: 'In tempo',
      editableUntil: null,
    });
  });

  test('are the author’s alone', async () => {
    const { id, editableUntil, createdAt } = await write(giulia, { content: 'Mio' });
    expect(Date.parse(editableUntil) - Date.parse(createdAt)).toBe(900_000);
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    for (const person of [paolo, admin]) {
      expect((await person.client.get(`/api/posts/${id}`)).body.editableUntil).toBeNull();
      expect((await edit(person, id, { content: 'Tuo' })).status).toBe(403);
    }
    const visitor = new TestClient(girone.address);
    expect((await edit({ client: visitor }, id, { content: 'x' })).status).toBe(401);
    await giulia.client.delete(`/api/posts/${id}`);
    expect((await edit(giulia, id, { content: 'Ancora' })).status).toBe(404);
    expect((await edit(giulia, 2_147_483_647, { content: 'x' })).status).toBe(404);
  });

  test('end with the right to read it', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    await addMember(sql, { circleId, userId: paolo.id });
    const { id } = await write(paolo, { content: 'Fra noi', circleId });
    await sql.run(
      'update circle_memberships set is_active = false, left_at = now() where user_id = $1',
      [paolo.id],
    );
    expect((await edit(paolo, id, { content: 'Da fuori' })).status).toBe(404);
    const { body } = await giulia.client.post('/api/tournaments', { name: 'Coppa' });
    const [topic] = await sql.run('select id from posts where tournament_id = $1', [body.id]);
    const refused = await edit(giulia, Number(topic?.['id']), { content: 'Altro nome' });
    expect(refused.status).toBe(403);
  });
});

test('many changes at once leave the words and the hashtags of one of them', async () => {
  const { id } = await write(giulia, { content: 'Prima #zero' });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => edit(giulia, id, { content: `Voce #v${turn}` })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { content } = (await giulia.client.get(`/api/posts/${id}`)).body;
  expect(await tagsOf(id)).toEqual([content.split('#')[1]]);
});

test('a change counts like a post for whoever is too quick', async () => {
  const quick = await signUp(limited);
  const { id } = await write(quick, { content: 'Ciao' });
  const answers: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    answers.push((await edit(quick, id, { content: `Ciao ${turn}` })).status);
  }
  expect(answers).toEqual([...Array<number>(9).fill(200), 429]);
});
