import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { addOwnedCircle, addUser } from '../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '\u202Eevil\u202C \u2066x\u2069',
  "'; drop table films; --",
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '&lt;b&gt; &amp;amp;',
];

interface Field {
  readonly field: string;
  /** Sends the text and answers with what is read back. */
  readonly roundTrip: (text: string) => Promise<{ answer: Answer; kept: unknown }>;
}
type Answer = Awaited<ReturnType<TestClient['get']>>;

/** The text in one field of a new thing, read back by its own address. */
function inField(field: string, start: { path: string; body: object }): Field {
  const name = field.split('.')[1] ?? '';
  return {
    field,
    async roundTrip(text) {
      const { client } = await signUp(girone);
      const { status, body: made } = await client.post(start.path, { ...start.body, [name]: text });
      expect(status).toBe(201);
      const answer = await client.get(`${start.path}/${made.id}`);
      return { answer, kept: answer.body[name] };
    },
  };
}

const film = { path: '/api/films', body: { title: 'La strada' } };
const championship = { path: '/api/tournaments', body: { name: 'Coppa' } };

const fields: readonly Field[] = [
  inField('film.title', film),
  inField('film.description', film),
  inField('film.director', film),
  inField('film.genre', film),
  inField('championship.name', championship),
  inField('championship.description', championship),
  inField('post.content', { path: '/api/posts', body: {} }),
  {
    field: 'circle.name',
    async roundTrip(text) {
      const answer = await editCircle({ name: text });
      return { answer, kept: answer.body.name };
    },
  },
  {
    field: 'circle.description',
    async roundTrip(text) {
      const answer = await editCircle({ description: text });
      return { answer, kept: answer.body.description };
    },
  },
  {
    field: 'request.message',
    async roundTrip(text) {
      const owner = await signUp(girone);
      const circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
      const path = `/api/circles/${circleId}`;
      expect((await giulia.client.post(`${path}/join`, { message: text })).status).toBe(200);
      const answer = await owner.client.get(`${path}/join-requests`);
      return { answer, kept: answer.body[0].message };
    },
  },
  {
    field: 'person.firstName',
    async roundTrip(text) {
      const client = new TestClient(girone.address);
      const password = 'giallo-giallo';
      const username = `person-${await addUser(sql)}`;
      const email = `${username}@example.org`;
      const body = { username, email, password, confirmPassword: password, firstName: text };
      expect((await client.post('/api/register', body)).status).toBe(201);
      const answer = await client.get('/api/user');
      return { answer, kept: answer.body.firstName };
    },
  },
];

async function editCircle(change: object): Promise<Answer> {
  const owner = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id);
  const path = `/api/circles/${circleId}`;
  expect((await owner.client.send('PATCH', path, change)).status).toBe(200);
  return owner.client.get(path);
}

describe('a text that would be code elsewhere is kept as it was typed, and sent as data', () => {
  test.each([...fields])('$field', async ({ roundTrip }) => {
    for (const text of hostile) {
      const { answer, kept } = await roundTrip(text);
      expect(answer.status).toBe(200);
      expect(kept).toBe(text);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a name to sign in with', () => {
  test.each(hostile)('is not %s', async (username) => {
    const password = 'giallo-giallo';
    const body = { username, email: 'x@example.org', password, confirmPassword: password };
    const { status } = await new TestClient(girone.address).post('/api/register', body);
    expect(status).toBe(400);
  });
});

describe('an image is one of our own', () => {
  test.each([
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'https://evil.example/x.png',
    '//evil.example/objects/images/x',
    '/objects/../../etc/passwd',
    '/objects/images/%2e%2e%2fsecret',
    'http://169.254.169.254/latest/meta-data',
  ])('and never %s', async (address) => {
    const { client } = giulia;
    const answers = [
      await client.post('/api/films', { title: 'Roma', coverImageUrl: address }),
      await client.post('/api/circles', { name: 'Roma', coverImageUrl: address }),
      await client.put('/api/users/profile-image', { imageUrl: address }),
      await client.put('/api/post-images', { postImageURL: address }),
      await client.post('/api/posts', { content: 'Roma', imageUrl: address }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await client.get('/api/circles/my')).body.active).toBe(0);
    expect((await client.get('/api/user')).body.profileImageUrl).toBeNull();
  });
});
