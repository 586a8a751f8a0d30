import { beforeAll, describe, expect, test } from 'vitest';
import { readMails, waitForMail, waitForMails } from '../../testing/outbox.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { untilServed } from '../../testing/until-served.ts';

const database = useDatabase();
const girone = useGirone(database);
let client: TestClient;

beforeAll(() => {
  client = new TestClient(girone.address);
});

let count = 0;
async function newPerson() {
  count += 1;
  const username = `person${count}`;
  const email = `${username}@example.org`;
  const password = 'giallo-giallo';
  const own = new TestClient(girone.address);
  const body = { username, email, password, confirmPassword: password };
  expect((await own.post('/api/register', body)).status).toBe(201);
  // The confirmation mail comes first.
  await waitForMails(girone.dataDir, email, 1);
  return { username, email, password, client: own };
}

/** Asks for a code and reads it from the mail, the `nth` to this address beside the confirmation. */
async function mailedCode(email: string, nth = 1): Promise<string> {
  const { status, body } = await client.post('/api/request-password-reset', { email });
  expect(status).toBe(200);
  expect(body.success).toBe(true);
  const mails = await waitForMails(girone.dataDir, email, nth + 1);
  return /\b(\d{6})\b/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

function reset(email: string, otp: unknown, newPassword = 'nuova-password') {
  return untilServed(() => client.post('/api/reset-password', { email, otp, newPassword }));
}

function logIn(username: string, password: string) {
  return new TestClient(girone.address).post('/api/login', { username, password });
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

describe('a reset code', () => {
  test('sets a new password, ends all sessions and tells the owner once', async () => {
    const person = await newPerson();
    const code = await mailedCode(person.email);
    const { status, body } = await reset(person.email, code);
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect((await person.client.get('/api/user')).status).toBe(401);
    expect((await logIn(person.username, person.password)).status).toBe(401);
    expect((await logIn(person.username, 'nuova-password')).status).toBe(200);
    // Beside the code, and the word of a new sign-in.
    await waitForMail(girone.dataDir, person.email, 'Your password was changed');
  });

  test('works once, also when it is sent fifty times at once', async () => {
    const { email } = await newPerson();
    const code = await mailedCode(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    expect((await reset(email, code)).status).toBe(400);
  });

  test('dies after five wrong tries, however many come at once', async () => {
    const person = await newPerson();
    const code = await mailedCode(person.email);
    const tries = Array.from({ length: 100 }, () => reset(person.email, wrong(code)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await reset(person.email, code)).status).toBe(400);
    const { rows } = await database.sql.query(
      'select attempts from password_reset_otps where email = $1',
      [person.email],
    );
    expect(rows).toEqual([{ attempts: 5 }]);
    expect((await logIn(person.username, person.password)).status).toBe(200);
  });

  test('dies when a newer one is asked for', async () => {
    const { email } = await newPerson();
    const older = await mailedCode(email, 1);
    const newer = await mailedCode(email, 2);
    // One time in a million both are the same digits; then nothing is to be seen here.
    const dead = older === newer ? wrong(newer) : older;
    expect((await reset(email, dead)).status).toBe(400);
    expect((await reset(email, newer)).status).toBe(200);
  });

  test('dies after ten minutes', async () => {
    const { email } = await newPerson();
    const code = await mailedCode(email);
    await database.sql.query('update password_reset_otps set expires_at = now() where email = $1', [
      email,
    ]);
    expect((await reset(email, code)).status).toBe(400);
  });

  test('belongs to one account', async () => {
    const anna = await newPerson();
    const bruno = await newPerson();
    const code = await mailedCode(anna.email);
    expect((await reset(bruno.email, code)).status).toBe(400);
    expect((await logIn(bruno.username, bruno.password)).status).toBe(200);
  });

  test('is not stored in the clear, neither in its table nor in the job', async () => {
    const { email } = await newPerson();
    const code = await mailedCode(email);
    const { rows } = await database.sql.query(
      'select otp from password_reset_otps where email = $1',
      [email],
    );
    expect(rows[0].otp).not.toContain(code);
  });

  test.each([[123_456], [['123456']], [null], ['12345'], ['1234567'], ['000000 '], ['١٢٣٤٥٦']])(
    '%j is no code',
    async (otp) => {
      const { status, body } = await reset('person1@example.org', otp);
      expect(status).toBe(400);
      expect(body.success).toBe(false);
    },
  );
});

describe('asking for a code', () => {
  test('answers alike for a known and an unknown address, and mails the known one only', async () => {
    const { email } = await newPerson();
    const known = await client.post('/api/request-password-reset', { email });
    const unknown = await client.post('/api/request-password-reset', { email: 'no@example.org' });
    expect(unknown.text).toBe(known.text);
    expect(unknown.status).toBe(known.status);
    await waitForMails(girone.dataDir, email, 2);
    expect(await readMails(girone.dataDir, 'no@example.org')).toEqual([]);
  });

  test('gives three codes an hour at most', async () => {
    const { email } = await newPerson();
    for (const nth of [1, 2, 3]) await mailedCode(email, nth);
    const fourth = await client.post('/api/request-password-reset', { email });
    expect(fourth.status).toBe(200);
    // A later request of someone else is served, so the fourth has had its turn.
    const later = await newPerson();
    await mailedCode(later.email);
    expect(await readMails(girone.dataDir, email)).toHaveLength(4);
  });

  test('writes in the language of the one who asks', async () => {
    const { email } = await newPerson();
    await client.fetch('/api/request-password-reset', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', 'accept-language': 'it' },
    });
    const mails = await waitForMails(girone.dataDir, email, 2);
    expect(mails.at(-1)?.subject).toBe('Il tuo codice per una nuova password');
    expect(mails.at(-1)?.text).toContain('Inserisci questo codice');
  });

  test.each([
    ['/api/request-password-reset', {}, 'Email richiesta'],
    ['/api/request-password-reset', { email: '' }, 'Email richiesta'],
    ['/api/reset-password', {}, 'Tutti i campi sono obbligatori'],
    [
      '/api/reset-password',
      { email: 'a@b.it', otp: '123456', newPassword: 'abc' },
      'La password deve essere di almeno 4 caratteri',
    ],
  ])('%s with %j says %j in Italian', async (path, body, error) => {
    const answer = await client.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'it' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error });
  });
});

describe('the confirmation of an e-mail address', () => {
  test('by the link in the mail, once', async () => {
    const person = await newPerson();
    const [mail] = await waitForMails(girone.dataDir, person.email, 1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await client.post('/api/verify-email', { token })).status).toBe(204);
    expect((await person.client.get('/api/user')).body.isEmailVerified).toBe(true);
    const again = await client.post('/api/verify-email', { token });
    expect(again.status).toBe(410);
    expect((await person.client.post('/api/resend-verification')).status).toBe(409);
  });

  test('a new link replaces the old one', async () => {
    const person = await newPerson();
    expect((await person.client.post('/api/resend-verification')).status).toBe(202);
    const mails = await waitForMails(girone.dataDir, person.email, 2);
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    expect((await client.post('/api/verify-email', { token: tokens[0] })).status).toBe(410);
    expect((await client.post('/api/verify-email', { token: tokens[1] })).status).toBe(204);
  });

  test('a stranger cannot ask for one', async () => {
    expect((await client.post('/api/resend-verification')).status).toBe(401);
  });
});
