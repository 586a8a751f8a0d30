import { describe, expect, test } from 'vitest';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const other = useGirone(database, { JOBS: 'off' });

let count = 0;
function newPerson() {
  count += 1;
  const username = `person${count}`;
  const password = 'giallo-giallo';
  return { username, email: `${username}@example.org`, password, confirmPassword: password };
}

async function register(person = newPerson()) {
  const client = new TestClient(girone.address);
  const answer = await client.post('/api/register', person);
  expect(answer.status).toBe(201);
  return { client, person, user: answer.body };
}

function logIn(username: string, password: string) {
  return new TestClient(girone.address).post('/api/login', { username, password });
}

function tokenOf(client: TestClient): string {
  return client.cookies.get('girone') ?? '';
}

function withToken(address: string, token: string): TestClient {
  const client = new TestClient(address);
  client.cookies.set('girone', token);
  return client;
}

describe('registration', () => {
  test('signs the new user in and answers with the account', async () => {
    const { client, person } = await register();
    const { status, body } = await client.get('/api/user');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: person.username,
      email: person.email,
      isAdmin: false,
      isEmailVerified: false,
      filmsUploaded: 0,
      maxFilmsAllowed: 20,
      firstName: null,
    });
    expect(Object.keys(body)).not.toContain('password');
  });

  test('never sets a role, a counter, a limit or an id from the body', async () => {
    const raised = {
      isAdmin: true,
      isSuperAdmin: true,
      maxFilmsAllowed: 9999,
      filmsUploaded: -5,
      isEmailVerified: true,
      id: 1_000_000,
    };
    const { user } = await register({ ...newPerson(), ...raised });
    expect(user).toMatchObject({ isAdmin: false, isSuperAdmin: false, maxFilmsAllowed: 20 });
    expect(user).toMatchObject({ isEmailVerified: false, filmsUploaded: 0 });
    expect(user.id).not.toBe(1_000_000);
  });

  test('names all wrong fields at once, in the words of the form', async () => {
    const { status, body } = await new TestClient(girone.address).post('/api/register', {
      username: '',
      email: 'nonsense',
      password: 'abc',
      confirmPassword: 'abd',
      lastName: 'x'.repeat(51),
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      username: 'Username is required',
      email: 'Invalid email address',
      password: 'Password must be at least 4 characters',
      confirmPassword: "Passwords don't match",
      lastName: 'A name has 1 to 50 characters',
    });
  });

  test("says 'Le password non corrispondono' in Italian", async () => {
    const client = new TestClient(girone.address);
    client.headers['accept-language'] = 'it';
    const { body } = await client.post('/api/register', {
      ...newPerson(),
      confirmPassword: 'altro',
    });
    expect(body.fields.confirmPassword).toBe('Le password non corrispondono');
  });

  test('refuses a taken username and e-mail address without regard to case', async () => {
    const { person } = await register();
    const client = new TestClient(girone.address);
    const sameName = await client.post('/api/register', {
      ...newPerson(),
      username: person.username.toUpperCase(),
    });
    expect(sameName.status).toBe(409);
    expect(sameName.body.code).toBe('username_taken');
    const sameEmail = await client.post('/api/register', {
      ...newPerson(),
      email: person.email.toUpperCase(),
    });
    expect(sameEmail.status).toBe(409);
    expect(sameEmail.body.fields).toEqual({ email: 'That email address is taken' });
  });

  test('twenty at once with one name make one account', async () => {
    const person = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        new TestClient(girone.address).post('/api/register', person),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });
});

describe('login', () => {
  test('takes the username or the e-mail address, in any case', async () => {
    const { person } = await register();
    for (const username of [person.username, person.username.toUpperCase(), person.email]) {
      const client = new TestClient(girone.address);
      const { status } = await client.post('/api/login', { username, password: person.password });
      expect(status).toBe(200);
      expect((await client.get('/api/user')).body.username).toBe(person.username);
    }
  });

  test('answers an unknown name and a wrong password alike', async () => {
    const { person } = await register();
    const client = new TestClient(girone.address);
    const wrong = await client.post('/api/login', { username: person.username, password: 'nope' });
    const unknown = await client.post('/api/login', { username: 'nobody-here', password: 'nope' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    const names = (answer: typeof wrong) => [...answer.headers.keys()];
    expect(names(unknown)).toEqual(names(wrong));
  });

  test('gives a new session identifier and forgets the one that was brought', async () => {
    const { client, person } = await register();
    const before = tokenOf(client);
    await client.post('/api/login', { username: person.username, password: person.password });
    expect(tokenOf(client)).not.toBe(before);
    expect((await withToken(girone.address, before).get('/api/user')).status).toBe(401);
  });

  test('a planted identifier never becomes valid', async () => {
    const { person } = await register();
    const client = withToken(girone.address, 'chosen-by-an-attacker');
    await client.post('/api/login', { username: person.username, password: person.password });
    expect(tokenOf(client)).not.toBe('chosen-by-an-attacker');
    const planted = withToken(girone.address, 'chosen-by-an-attacker');
    expect((await planted.get('/api/user')).status).toBe(401);
  });

  test('the cookie cannot be read by a script nor sent from elsewhere', async () => {
    const { person } = await register();
    const { headers } = await new TestClient(girone.address).post('/api/login', {
      username: person.username,
      password: person.password,
    });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('girone='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).not.toMatch(/Domain=/);
    expect(cookie?.split(';')[0]?.length).toBeGreaterThanOrEqual('girone='.length + 43);
  });

  test('what is stored is not what the cookie holds', async () => {
    const { client } = await register();
    const { rowCount } = await database.sql.query('select from sessions where sid = $1', [
      tokenOf(client),
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('a password', () => {
  test.each(['aaaa', ' zabriskie point ', '8½ – Città 🎬 кино', 'x'.repeat(200)])(
    'may be %j, and is compared as it was typed',
    async (password) => {
      const { person } = await register({ ...newPerson(), password, confirmPassword: password });
      expect((await logIn(person.username, password)).status).toBe(200);
      for (const typed of [
        password.toUpperCase(),
        ` ${password}`,
        `${password.trim()}.`,
        `${password.slice(0, -1)}?`,
      ]) {
        expect([400, 401]).toContain((await logIn(person.username, typed)).status);
      }
    },
  );

  test('is stored as Argon2id of 19 MiB in two passes, each with its own salt', async () => {
    const ids = [(await register()).user.id, (await register()).user.id];
    const { rows } = await database.sql.query('select password from users where id = any($1)', [
      ids,
    ]);
    for (const row of rows) expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(rows.map((row) => row.password)).size).toBe(2);
  });
});

describe('the end of a session', () => {
  test('logout ends it on every instance', async () => {
    const { client } = await register();
    const token = tokenOf(client);
    expect((await withToken(other.address, token).get('/api/user')).status).toBe(200);
    expect((await client.post('/api/logout')).status).toBe(204);
    expect((await withToken(girone.address, token).get('/api/user')).status).toBe(401);
    expect((await withToken(other.address, token).get('/api/user')).status).toBe(401);
  });

  test('logging out without a session is no error', async () => {
    expect((await new TestClient(girone.address).post('/api/logout')).status).toBe(204);
  });

  test('a suspended user is out at once and cannot come back until it lapses', async () => {
    const { client, person, user } = await register();
    await database.sql.query('update users set suspended_at = now() where id = $1', [user.id]);
    expect((await client.get('/api/user')).status).toBe(401);
    const login = { username: person.username, password: person.password };
    const refused = await new TestClient(girone.address).post('/api/login', login);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('account_suspended');
    await database.sql.query(
      `update users set suspended_until = now() - interval '1 second' where id = $1`,
      [user.id],
    );
    expect((await new TestClient(girone.address).post('/api/login', login)).status).toBe(200);
  });

  test('an expired session is none', async () => {
    const { client, user } = await register();
    await database.sql.query(`update sessions set expire = now() where user_id = $1`, [user.id]);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('use prolongs it', async () => {
    const { client, user } = await register();
    await database.sql.query(
      `update sessions set last_seen_at = now() - interval '2 days', expire = now() + interval '1 hour' where user_id = $1`,
      [user.id],
    );
    const { headers } = await client.get('/api/user');
    expect(headers.getSetCookie().join()).toContain('girone=');
    const { rows } = await database.sql.query(
      `select expire > now() + interval '29 days' as longer from sessions where user_id = $1`,
      [user.id],
    );
    expect(rows).toEqual([{ longer: true }]);
  });
});
