import { beforeAll, describe, expect, test } from 'vitest';
import { createDataDir, onDatabase, startProcess } from '../../testing/girone-process.ts';
import { readMails, waitForMails } from '../../testing/outbox.ts';
import { register } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { untilServed } from '../../testing/until-served.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const one = useGirone(database);
const two = useGirone(database, { JOBS: 'off' });
const secure = useGirone(database, { JOBS: 'off', PUBLIC_URL: 'https://girone.example' });

let visitors: readonly [TestClient, TestClient];

beforeAll(() => {
  visitors = [new TestClient(one.address), new TestClient(two.address)];
});

/** A visitor at either instance in turn. */
function visitorAt(turn: number): TestClient {
  return visitors[turn % 2 === 0 ? 0 : 1];
}

async function newPerson() {
  const person = await register(one);
  const email = `${person.username}@example.org`;
  // The confirmation mail comes first.
  await waitForMails(one.dataDir, email, 1);
  return { ...person, email };
}

function askForCode(email: string, turn = 0) {
  return visitorAt(turn).post('/api/request-password-reset', { email });
}

/** The code in the last of so many mails, the confirmation among them. */
async function readCode(email: string, mails: number): Promise<string> {
  const received = await waitForMails(one.dataDir, email, mails);
  return /\b(\d{6})\b/.exec(received.at(-1)?.text ?? '')?.[1] ?? '';
}

function reset(email: string, otp: string, turn = 0) {
  const body = { email, otp, newPassword: 'nuova-password' };
  return untilServed(() => visitorAt(turn).post('/api/reset-password', body));
}

function wrong(code: string, by: number): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

function logIn(username: string, password: string) {
  return new TestClient(two.address).post('/api/login', { username, password });
}

/** What the cookie of this client opens at every instance. */
async function opens({ cookies }: TestClient): Promise<number[]> {
  const statuses: number[] = [];
  for (const { address } of [one, two]) {
    const replay = new TestClient(address);
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    statuses.push((await replay.get('/api/user')).status);
  }
  return statuses;
}

/** A job is in its table before the call that asks for it is answered, and until it is done. */
async function untilMailIsOut(): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.sql.query('select task_identifier from graphile_worker.jobs');
    const names = rows.map((row) => String(row.task_identifier));
    expect(names.filter((name) => name.startsWith('send-'))).toEqual([]);
  });
}

/** An answer without its number and hour, which no other has. */
function visible({ status, text, headers }: Awaited<ReturnType<TestClient['get']>>) {
  const own = new Set(['x-request-id', 'date']);
  return { status, text, headers: [...headers].filter(([name]) => !own.has(name)) };
}

/** Processor time, which does not depend on how busy the machine is otherwise. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = 0; turn < 20; turn += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe('codes, over two instances', () => {
  test('a hundred guesses at once are five tries, and then the right code is worth nothing', async () => {
    const { email, username } = await newPerson();
    await askForCode(email);
    const code = await readCode(email, 2);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => reset(email, wrong(code, turn + 1), turn)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await reset(email, code, 0)).status).toBe(400);
    expect((await reset(email, code, 1)).status).toBe(400);
    const { rows } = await database.sql.query(
      'select attempts from password_reset_otps where email = $1',
      [email],
    );
    expect(rows).toEqual([{ attempts: 5 }]);
    expect((await logIn(username, 'giallo-giallo')).status).toBe(200);
  });

  test('a right code sent fifty times at once works once, and its owner is told once', async () => {
    const { email, username, client } = await newPerson();
    await askForCode(email, 1);
    const code = await readCode(email, 2);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => reset(email, code, turn)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    expect(await opens(client)).toEqual([401, 401]);
    expect((await logIn(username, 'nuova-password')).status).toBe(200);
    await untilMailIsOut();
    const subjects = (await readMails(one.dataDir, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(1);
  });

  test('an account gets three codes an hour and ten a day, and nobody sees where it ends', async () => {
    const { email } = await newPerson();
    const answers = new Set<string>();
    for (let hour = 0; hour < 4; hour += 1) {
      for (let turn = 0; turn < 4; turn += 1) {
        const { status, text } = await askForCode(email, turn);
        answers.add(`${status} ${text}`);
      }
      await untilMailIsOut();
      await database.sql.query(
        `update password_reset_otps set created_at = created_at - interval '61 minutes' where email = $1`,
        [email],
      );
    }
    expect(answers.size).toBe(1);
    expect(await readMails(one.dataDir, email)).toHaveLength(1 + 10);
  });
});

describe('whether an account exists', () => {
  test('does not show in any part of an answer', async () => {
    const { email, username } = await newPerson();
    const known = visible(await askForCode(email));
    expect(visible(await askForCode('nobody@example.org'))).toEqual(known);
    const wrongPassword = visible(await logIn(username, 'wrong'));
    expect(visible(await logIn('nobody-here', 'wrong'))).toEqual(wrongPassword);
    expect(await readMails(one.dataDir, 'nobody@example.org')).toEqual([]);
  });

  test('does not show in how much is computed for it', async () => {
    const { username } = await newPerson();
    const known = await costOf(() => logIn(username, 'wrong'));
    const unknown = await costOf(() => logIn('nobody-here', 'wrong'));
    // Without a password to compare, it would be a small part of the cost and not most of it.
    expect(unknown).toBeGreaterThan(known / 2);
    expect(known).toBeGreaterThan(unknown / 2);
  });
});

describe('a session', () => {
  test('ends on every instance with a new password and with a suspension', async () => {
    const anna = await newPerson();
    const bruno = await newPerson();
    expect(await opens(anna.client)).toEqual([200, 200]);
    expect(await opens(bruno.client)).toEqual([200, 200]);
    await askForCode(anna.email);
    expect((await reset(anna.email, await readCode(anna.email, 2), 1)).status).toBe(200);
    expect(await opens(anna.client)).toEqual([401, 401]);
    await database.sql.query('update users set suspended_at = now() where id = $1', [bruno.id]);
    expect(await opens(bruno.client)).toEqual([401, 401]);
  });

  test('has a cookie that over HTTPS is bound to this host', async () => {
    const { username } = await newPerson();
    const login = { username, password: 'giallo-giallo' };
    const { headers, text } = await new TestClient(secure.address).post('/api/login', login);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('__Host-girone='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/Domain=/i);
    const token = /=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(text).not.toContain(token);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('and what else signs somebody in stand in no line of the log', async () => {
    const dataDir = await createDataDir();
    const girone = await startProcess({
      ...onDatabase(database),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      RATE_LIMITS: 'off',
    });
    await girone.waitUntilReady();
    const { client, username } = await register(girone, 'logged');
    const email = `${username}@example.org`;
    await client.post('/api/login', { username, password: 'wrong-but-mine' });
    await client.post('/api/login', { username: 1, password: ['wrong-but-mine'] });
    await client.get('/api/user?token=in-the-address');
    const tokens = [...client.cookies].filter(([name]) => name !== 'girone-signed-in');
    expect(tokens.length).toBeGreaterThan(0);
    // The last line of all that was said so far.
    await eventually(() => expect(girone.output()).toContain('"path":"/api/user"'));
    expect(girone.output()).toContain('login refused');
    for (const secret of [
      ...tokens.map(([, value]) => value),
      'giallo-giallo',
      'wrong-but-mine',
      'in-the-address',
      '$argon2',
      email,
    ]) {
      expect(girone.output()).not.toContain(secret);
    }
  });
});
