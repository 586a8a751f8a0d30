import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { waitForMail } from '../../../testing/outbox.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { useGirone } from '../../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
// Mails are the first one's business.
const another = useGirone(database, { JOBS: 'off' });
const strict = useGirone(database, { JOBS: 'off', ADMIN_SECOND_FACTOR: 'required' });
const limits = { JOBS: 'off', RATE_LIMITS: 'on' };
const [counting, alsoCounting] = [useGirone(database, limits), useGirone(database, limits)];
const password = 'giallo-giallo';

/** What the app shows now. It is taken for half a minute more, however slow the machine is. */
function codeNow(key: string): string {
  return codeAt(key, Date.now());
}

/** What it will show next, which a server whose clock is behind takes too: good after the code of now was used. */
function codeNext(key: string): string {
  return codeAt(key, Date.now() + 30_000);
}

function codeAt(key: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

const codesAnswer = z.object({ recoveryCodes: z.array(z.string()) });

function codesIn(body: unknown): string[] {
  return codesAnswer.parse(body).recoveryCodes;
}

const byNumber = (a: number, b: number) => a - b;

async function somebodyWithFactor() {
  const person = await signUp(girone);
  const begun = await person.client.post('/api/users/second-factor', { password });
  expect(begun.status).toBe(200);
  const key = String(begun.body.key);
  const confirmed = await person.client.post('/api/users/second-factor/confirm', {
    code: codeNow(key),
  });
  expect(confirmed.status).toBe(200);
  return { ...person, key, recoveryCodes: codesIn(confirmed.body) };
}

function logIn(username: string, code?: string, { address } = girone) {
  return new TestClient(address).post('/api/login', { username, password, code });
}

describe('an app that shows codes', () => {
  test('is asked for once it is confirmed, and not before', async () => {
    const { client, username } = await signUp(girone);
    const begun = await client.post('/api/users/second-factor', { password });
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Girone:[^?]+\?/);
    expect((await logIn(username)).status).toBe(200);
    expect((await client.get('/api/users/second-factor')).body.enabledAt).toBeNull();

    const wrong = await client.post('/api/users/second-factor/confirm', { code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'second_factor_wrong']);
    const odd = await client.post('/api/users/second-factor/confirm', { code: 'àéîxxx' });
    expect([odd.status, odd.body.code]).toEqual([403, 'second_factor_wrong']);
    const key = String(begun.body.key);
    const { body } = await client.post('/api/users/second-factor/confirm', {
      code: codeNow(key),
    });
    expect(body.recoveryCodes).toHaveLength(10);

    const refused = await logIn(username);
    expect([refused.status, refused.body.code]).toEqual([401, 'second_factor_required']);
    expect((await logIn(username, codeNext(key))).status).toBe(200);
    const latest = (await client.get('/api/users/sessions')).body.find(
      ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
    );
    expect(latest.signedInWith).toBe('password_and_code');
    const now = await client.get('/api/users/second-factor');
    expect(now.body).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });
    await waitForMail(girone.dataDir, `${username}@example.org`, 'Two-step verification is on');
  });

  test('opens the account once with each code, on whatever instance', async () => {
    const { username, key } = await somebodyWithFactor();
    const code = codeNext(key);
    const answers = await Promise.all(
      [girone, another, girone, another].map((instance) => logIn(username, code, instance)),
    );
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 403, 403, 403]);
  });

  test('is asked for also after a new password was set with a code by mail', async () => {
    const { username, key } = await somebodyWithFactor();
    const email = `${username}@example.org`;
    const visitor = new TestClient(girone.address);
    await visitor.post('/api/request-password-reset', { email });
    const mail = await waitForMail(girone.dataDir, email, 'Your code for a new password');
    const otp = /\b(\d{6})\b/.exec(mail.text)?.[1];
    const newPassword = 'nuova-password';
    const done = await visitor.post('/api/reset-password', { email, otp, newPassword });
    expect(done.status).toBe(200);
    const login = { username, password: newPassword };
    const refused = await visitor.post('/api/login', login);
    expect([refused.status, refused.body.code]).toEqual([401, 'second_factor_required']);
    const signedIn = await visitor.post('/api/login', { ...login, code: codeNext(key) });
    expect(signedIn.status).toBe(200);
  });

  test('says nothing of itself to whoever does not know the password', async () => {
    const { username, key } = await somebodyWithFactor();
    const { status, body } = await new TestClient(girone.address).post('/api/login', {
      username,
      password: 'altra-password',
      code: codeNext(key),
    });
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
    expect((await logIn(username, codeNext(key))).status).toBe(200);
  });

  test('is replaced by another, and the old one stays until that is confirmed', async () => {
    const { client, username, key } = await somebodyWithFactor();
    const { body } = await client.post('/api/users/second-factor', { password });
    expect((await logIn(username, codeNext(key))).status).toBe(200);
    const next = String(body.key);
    const confirmed = await client.post('/api/users/second-factor/confirm', {
      code: codeNow(next),
    });
    expect(confirmed.status).toBe(200);
    expect((await logIn(username, codeNext(key))).status).toBe(403);
    expect((await logIn(username, codeNext(next))).status).toBe(200);
  });

  test('cannot be set up, changed or ended from an open page alone', async () => {
    const { client, recoveryCodes } = await somebodyWithFactor();
    const wrong = { password: 'altra-password' };
    const [code = ''] = recoveryCodes;
    const tries = [
      client.post('/api/users/second-factor', wrong),
      client.post('/api/users/second-factor/recovery-codes', wrong),
      client.post('/api/users/second-factor/end', { ...wrong, code }),
      client.post('/api/users/second-factor/end', { password, code: '000000' }),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(403);
    expect((await client.get('/api/users/second-factor')).body.recoveryCodesLeft).toBe(10);
  });

  test('ends with password and code', async () => {
    const { client, username, key } = await somebodyWithFactor();
    const ended = await client.post('/api/users/second-factor/end', {
      password,
      code: codeNext(key),
    });
    expect(ended.status).toBe(204);
    expect((await logIn(username)).status).toBe(200);
    const again = await client.post('/api/users/second-factor/end', { password, code: '000000' });
    expect([again.status, again.body.code]).toEqual([409, 'second_factor_off']);
  });

  test('is stored so that a copy of the database shows no code', async () => {
    const { id, key, recoveryCodes } = await somebodyWithFactor();
    const { rows } = await girone.rows.query(
      "select to_jsonb(second_factors)::text || coalesce(to_jsonb(recovery_codes)::text, '') as row from second_factors left join recovery_codes using (user_id) where user_id = $1",
      [id],
    );
    const stored = rows.map(({ row }: { row: string }) => row).join('\n');
    expect(stored).not.toContain(key);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });
});

describe('guessing', () => {
  test('ends after 25 codes an hour, over all instances', async () => {
    const { client, id } = await signUp(girone);
    await client.post('/api/users/second-factor', { password });
    const guesses = Array.from({ length: 30 }, (_, index) => {
      const there = new TestClient((index % 2 === 0 ? counting : alsoCounting).address);
      for (const [name, value] of client.cookies) there.cookies.set(name, value);
      return there.post('/api/users/second-factor/confirm', { code: String(100_000 + index) });
    });
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 403)).toHaveLength(25);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    const { rows } = await girone.rows.query(
      'select enabled_at from second_factors where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ enabled_at: null }]);
  });
});

describe('a recovery code', () => {
  test('is one of ten, each of 40 bits and like no other; the key of an app has 160', async () => {
    const [one, two] = [await somebodyWithFactor(), await somebodyWithFactor()];
    const codes = [...one.recoveryCodes, ...two.recoveryCodes];
    expect(new Set(codes).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const { key } of [one, two]) expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(one.key).not.toBe(two.key);
  });

  test('opens the account once, however it is typed', async () => {
    const { client, username, recoveryCodes } = await somebodyWithFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(username, first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await logIn(username, first)).status).toBe(403);
    const racing = await Promise.all([logIn(username, second), logIn(username, second, another)]);
    expect(racing.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 403]);
    expect((await client.get('/api/users/second-factor')).body.recoveryCodesLeft).toBe(8);
  });

  test('is worth nothing once new ones are made, nor to anybody else', async () => {
    const { client, username, recoveryCodes } = await somebodyWithFactor();
    const other = await somebodyWithFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(other.username, first)).status).toBe(403);
    const renewed = await client.post('/api/users/second-factor/recovery-codes', { password });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await logIn(username, second)).status).toBe(403);
    const [fresh] = codesIn(renewed.body);
    expect((await logIn(username, fresh)).status).toBe(200);
  });
});

describe('an operator who wants it of admins', () => {
  test('keeps the admin area shut to those without, and lets none end it', async () => {
    const plain = await signUp(girone);
    const careful = await somebodyWithFactor();
    await girone.rows.query('update users set is_admin = true where id = any($1)', [
      [plain.id, careful.id],
    ]);
    const [shut, open] = [new TestClient(strict.address), new TestClient(strict.address)];
    expect((await shut.post('/api/login', { username: plain.username, password })).status).toBe(
      200,
    );
    const refused = await shut.get('/api/admin/overview');
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_needed']);
    expect((await shut.get('/api/users/second-factor')).body.isRequired).toBe(true);

    const code = codeNext(careful.key);
    const signedIn = await open.post('/api/login', { username: careful.username, password, code });
    expect(signedIn.status).toBe(200);
    expect((await open.get('/api/admin/overview')).status).toBe(200);
    const kept = await open.post('/api/users/second-factor/end', {
      password,
      code: codeNext(careful.key),
    });
    expect([kept.status, kept.body.code]).toEqual([403, 'second_factor_kept']);
  });
});

describe('whoever lost app and codes', () => {
  test('gets in again after a super-admin took it away, on record and told by mail', async () => {
    const { id, username } = await somebodyWithFactor();
    const boss = await signUp(girone);
    await girone.rows.query(
      'update users set is_admin = true, is_super_admin = true where id = $1',
      [boss.id],
    );
    const path = `/api/admin/users/${id}/reset-second-factor`;
    const reason = 'Telefono perso';
    expect((await boss.client.post(path, { reason })).status).toBe(204);
    expect((await logIn(username)).status).toBe(200);
    const again = await boss.client.post(path, { reason });
    expect([again.status, again.body.code]).toEqual([409, 'second_factor_off']);
    const { rows } = await girone.rows.query(
      "select actor_id, reason from audit_log where action = 'user.reset_second_factor' and target_id = $1",
      [id],
    );
    expect(rows).toEqual([{ actor_id: boss.id, reason }]);
    await waitForMail(girone.dataDir, `${username}@example.org`, 'Two-step verification is off');
  });
});
