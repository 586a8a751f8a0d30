import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { readMails, waitForMail, waitForMails } from '../../testing/outbox.ts';
import { register } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const one = useGirone(database);
const two = useGirone(database, { JOBS: 'off' });
const limited = useGirone(database, {
  JOBS: 'off',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'loopback',
});

const password = 'giallo-giallo';
type Person = Awaited<ReturnType<typeof newPerson>>;

async function newPerson() {
  const person = await register(one);
  const email = `${person.username}@example.org`;
  // The confirmation mail comes first.
  await waitForMails(one.dataDir, email, 1);
  return { ...person, email };
}

/** The same session in other hands, at another address, where calls are counted. */
function strangerWith({ cookies }: TestClient, address: string): TestClient {
  const client = new TestClient(limited.address);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  client.headers['x-forwarded-for'] = address;
  return client;
}

async function logIn(username: string, given = password) {
  const client = new TestClient(two.address);
  client.headers['user-agent'] = 'Telefono';
  const { status } = await client.post('/api/login', { username, password: given });
  return { client, status };
}

/** What the cookies of this client open at every instance. */
async function opens({ cookies }: TestClient): Promise<number[]> {
  const statuses: number[] = [];
  for (const { address } of [one, two]) {
    const replay = new TestClient(address);
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    statuses.push((await replay.get('/api/user')).status);
  }
  return statuses;
}

async function count(text: string, values: unknown[]): Promise<number> {
  const { rows } = await database.sql.query(text, values);
  return rows.length;
}

test('settings are kept, each by itself, and nothing else comes in with them', async () => {
  const { client, username } = await newPerson();
  const set = (body: object) => client.send('PATCH', '/api/users/settings', body);
  expect((await set({ language: 'it' })).body).toMatchObject({ username, language: 'it' });
  expect((await set({ isPrivate: true })).body).toMatchObject({ language: 'it', isPrivate: true });
  expect((await set({ showsTaste: true })).body).toMatchObject({
    isPrivate: true,
    showsTaste: true,
  });
  expect((await set({})).status).toBe(200);
  for (const body of [
    { isAdmin: true },
    { language: 'de' },
    { isPrivate: 'yes' },
    { showsTaste: 1 },
  ]) {
    expect((await set(body)).status).toBe(400);
  }
  const { rows } = await database.sql.query(
    'select language, is_private, shows_taste, is_admin from users where username = $1',
    [username],
  );
  expect(rows).toEqual([{ language: 'it', is_private: true, shows_taste: true, is_admin: false }]);
});

describe('a visitor', () => {
  test.each([
    ['PATCH', '/api/users/settings', {}],
    ['POST', '/api/users/password', { currentPassword: password, newPassword: 'x1x1' }],
    ['POST', '/api/users/email', { password, email: 'a@example.org' }],
    ['GET', '/api/users/sessions', undefined],
    ['DELETE', '/api/users/sessions', undefined],
    ['DELETE', '/api/users/sessions/x', undefined],
    ['POST', '/api/users/deletion', { password }],
  ] as const)('gets nowhere with %s %s', async (method, path, body) => {
    const answer = await new TestClient(one.address).send(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']);
  });
});

describe('a new password', () => {
  test('needs the current one; the other sessions, a mailed code and a pending address end', async () => {
    const { client, username, email } = await newPerson();
    const { client: phone } = await logIn(username);
    const change = (currentPassword: string) =>
      client.post('/api/users/password', { currentPassword, newPassword: 'nuova-password' });

    const refused = await change('sbagliata');
    expect([refused.status, refused.body.code]).toEqual([403, 'password_wrong']);
    expect(await opens(phone)).toEqual([200, 200]);

    await client.post('/api/users/email', { password, email: `new-${email}` });
    const token = await readToken(`new-${email}`, 1);
    await client.post('/api/request-password-reset', { email });
    await waitForMail(one.dataDir, email, 'Your code for a new password');
    expect((await change(password)).status).toBe(204);
    expect(await opens(client)).toEqual([200, 200]);
    expect(await opens(phone)).toEqual([401, 401]);
    expect((await confirm(token)).status).toBe(410);
    expect(
      await count('select 1 from password_reset_otps where email = $1 and not used', [email]),
    ).toBe(0);
    expect((await logIn(username)).status).toBe(401);
    expect((await logIn(username, 'nuova-password')).status).toBe(200);
    await waitForMail(one.dataDir, email, 'Your password was changed');
  });

  test('asked for ten times at once with the same old one is set once', async () => {
    const { client } = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        client.post('/api/users/password', {
          currentPassword: password,
          newPassword: `nuova-${turn}`,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([204, ...Array.from({ length: 9 }, () => 403)]);
  });

  test('cannot be guessed at: an account takes 25 wrong tries an hour, from wherever', async () => {
    const { client } = await newPerson();
    const body = { currentPassword: 'sbagliata', newPassword: 'x1x1' };
    const statuses: number[] = [];
    for (let turn = 1; turn <= 26; turn += 1) {
      const guesser = strangerWith(client, `203.0.113.${turn}`);
      statuses.push((await guesser.post('/api/users/password', body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 25 }, () => 403), 429]);
    // One allowance for whatever asks for the password.
    const elsewhere = strangerWith(client, '203.0.113.99');
    expect((await elsewhere.post('/api/users/deletion', { password })).status).toBe(429);
  });
});

function confirm(token: string) {
  return new TestClient(two.address).post('/api/users/email/confirm', { token });
}

/** The token in the last of so many mails to that address. */
async function readToken(to: string, mails: number): Promise<string> {
  const received = await waitForMails(one.dataDir, to, mails);
  return /change=([\w-]+)/.exec(received.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a new address', () => {
  let giulia: Person;

  beforeAll(async () => {
    giulia = await newPerson();
  });

  function ask(email: string, given = password) {
    return giulia.client.post('/api/users/email', { password: given, email });
  }

  test('becomes the account’s when the link is opened, once; the old one was told before', async () => {
    const { client, email, username } = giulia;
    expect((await ask('Nuova@example.org', 'sbagliata')).body.code).toBe('password_wrong');
    expect((await ask('Nuova@example.org')).status).toBe(202);
    const token = await readToken('Nuova@example.org', 1);
    const [, notice] = await waitForMails(one.dataDir, email, 2);
    expect(notice?.text).toContain('Nuova@example.org');
    expect(notice?.text).not.toContain(token);
    expect((await client.get('/api/user')).body).toMatchObject({ email, isEmailVerified: false });
    // Neither the link nor anything that leads to it is stored.
    expect(
      await count('select 1 from email_changes where token_hash like $1', [`%${token}%`]),
    ).toBe(0);

    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
    expect((await client.get('/api/user')).body).toMatchObject({
      username,
      email: 'Nuova@example.org',
      isEmailVerified: true,
    });
    expect((await logIn('nuova@example.org')).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
  });

  test('of two, the one asked for last counts', async () => {
    await ask('prima@example.org');
    const first = await readToken('prima@example.org', 1);
    await ask('seconda@example.org');
    const second = await readToken('seconda@example.org', 1);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(second)).body).toEqual({ email: 'seconda@example.org' });
  });

  test('is too late after a day, and a made-up link leads nowhere', async () => {
    await ask('tardi@example.org');
    const token = await readToken('tardi@example.org', 1);
    await database.sql.query(
      `update email_changes set expires_at = expires_at - interval '24 hours' where user_id = $1`,
      [giulia.id],
    );
    expect((await confirm(token)).body.code).toBe('link_expired');
    expect((await confirm('x'.repeat(43))).status).toBe(410);
  });

  test('is refused as signing up refuses it when it is taken, before or meanwhile', async () => {
    const paolo = await newPerson();
    const taken = await ask(paolo.email.toUpperCase());
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken']);
    await ask('poi@example.org');
    const token = await readToken('poi@example.org', 1);
    await database.sql.query('update users set email = $2 where id = $1', [
      paolo.id,
      'POI@example.org',
    ]);
    expect((await confirm(token)).body.code).toBe('email_taken');
    expect(await readMails(one.dataDir, paolo.email.toUpperCase())).toEqual([]);
  });

  test('teaches no more about who has an account than signing up: they are counted together', async () => {
    const { client } = await newPerson();
    const at = strangerWith(client, '198.51.100.7');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const body = { password, email: 'seconda@example.org' };
      statuses.push((await at.post('/api/users/email', body)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const body = { username: 'nuovo', email: 'n@example.org', password, confirmPassword: password };
    expect((await at.post('/api/register', body)).status).toBe(429);
  });
});

describe('sessions', () => {
  test('are listed by a name that opens nothing, and end one by one or all but this', async () => {
    const { client, username } = await newPerson();
    const { client: phone } = await logIn(username);
    const { client: tablet } = await logIn(username);
    const listed = await client.get('/api/users/sessions');
    expect(listed.body).toHaveLength(3);
    expect(listed.body.filter((each: { isCurrent: boolean }) => each.isCurrent)).toHaveLength(1);
    const { rows } = await database.sql.query('select sid from sessions');
    for (const { id } of listed.body) {
      expect(rows.map(({ sid }) => sid)).not.toContain(id);
      const thief = new TestClient(one.address);
      thief.cookies.set('girone', id);
      expect((await thief.get('/api/user')).status).toBe(401);
    }

    const mine = await phone.get('/api/users/sessions');
    const current = mine.body.find((each: { isCurrent: boolean }) => each.isCurrent);
    expect(current).toMatchObject({ userAgent: 'Telefono' });
    const stranger = await newPerson();
    const path = `/api/users/sessions/${current.id}`;
    expect((await stranger.client.delete(path)).status).toBe(404);
    expect(await opens(phone)).toEqual([200, 200]);
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.delete(path)).status).toBe(404);
    expect([await opens(phone), await opens(tablet)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect((await client.delete('/api/users/sessions')).status).toBe(204);
    expect([await opens(tablet), await opens(client)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect(await opens(stranger.client)).toEqual([200, 200]);
  });

  test('that end take their live pages along, on every instance', async () => {
    const { client, username } = await newPerson();
    const { client: phone } = await logIn(username);
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(new URL('/api/events', two.address), { headers: { cookie } });
    const heard = stream.text();
    await client.delete('/api/users/sessions');
    expect(await eventually(() => heard)).not.toContain('event: film');
  });
});
