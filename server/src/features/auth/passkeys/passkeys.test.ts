import { describe, expect, test } from 'vitest';
import { loadSecrets } from '../../../platform/secrets.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { systemRandom } from '../../../platform/random.ts';
import { waitForMail } from '../../../testing/outbox.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { useGirone } from '../../../testing/test-girone.ts';
import {
  addPasskey,
  askFor,
  proofBy,
  signInBy,
  somebodyWithPasskey,
} from '../../../testing/use-passkeys.ts';
import { makeChallenge, type Asked } from './challenges.ts';

const database = useDatabase();
const girone = useGirone(database);
const another = useGirone(database, { JOBS: 'off' });
const proxied = useGirone(database, { JOBS: 'off', PUBLIC_URL: 'https://girone.example' });
const strict = useGirone(database, { JOBS: 'off', ADMIN_SECOND_FACTOR: 'required' });
const limits = { JOBS: 'off', RATE_LIMITS: 'on' };
const [counting, alsoCounting] = [useGirone(database, limits), useGirone(database, limits)];
const password = 'giallo-giallo';
const byNumber = (a: number, b: number) => a - b;

function send(answer: object, { address } = girone) {
  return new TestClient(address).post('/api/login/passkey', answer);
}

/** A question as the server would have put it six minutes ago. */
async function oldChallenge(asked: Asked): Promise<string> {
  const config = readConfig({ SESSION_SECRET: 'a secret that all instances of this test share' });
  const secrets = await loadSecrets(config, systemRandom);
  const clock = { now: () => new Date(Date.now() - 360_000) };
  return makeChallenge({ secrets, random: systemRandom, clock }, asked);
}

describe('a passkey', () => {
  test('opens the account without a name, a password or a code, and is listed', async () => {
    const { passkey, client, username, id } = await somebodyWithPasskey(girone);
    const { status, body, client: arrived } = await signInBy(passkey, girone);
    expect([status, body.id, body.username]).toEqual([200, id, username]);
    expect((await arrived.get('/api/user')).body.hasPassword).toBe(true);
    const { body: ways } = await client.get('/api/users/passkeys');
    expect(ways).toMatchObject({
      passkeys: [{ name: 'Unknown device', isSecurityKey: false, isRemovable: true }],
      isPasswordRemovable: false,
    });
    expect(ways.passkeys[0].lastUsedAt).not.toBeNull();
    await waitForMail(girone.dataDir, `${username}@example.org`, 'You have a new passkey');
  });

  test('stands for both factors: a code is not asked for, and the list of sessions says so', async () => {
    const { passkey, id } = await somebodyWithPasskey(girone);
    await girone.rows.query(
      "insert into second_factors (user_id, key, enabled_at) values ($1, repeat('x', 64), now())",
      [id],
    );
    const { client, status } = await signInBy(passkey, girone);
    expect(status).toBe(200);
    const { body } = await client.get('/api/users/sessions');
    expect(body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject({
      signedInWith: 'passkey',
      isNewDevice: true,
    });
  });

  test('opens the admin area where the operator wants a second factor, and a password does not', async () => {
    const { passkey, username, id } = await somebodyWithPasskey(strict);
    await girone.rows.query('update users set is_admin = true where id = $1', [id]);
    const shut = new TestClient(strict.address);
    await shut.post('/api/login', { username, password });
    expect((await shut.get('/api/admin/overview')).body.code).toBe('second_factor_needed');
    const { client } = await signInBy(passkey, strict);
    expect((await client.get('/api/admin/overview')).status).toBe(200);
  });

  test('belongs to PUBLIC_URL, whatever address a proxy uses', async () => {
    const person = await signUp(proxied);
    person.client.headers.origin = 'https://girone.example';
    const begun = await person.client.post('/api/users/passkeys/new', { password });
    expect(begun.body.rp).toEqual({ id: 'girone.example', name: 'Girone' });
    const passkey = new SoftwareAuthenticator('https://girone.example');
    const kept = await person.client.post('/api/users/passkeys', passkey.make(begun.body));
    expect(kept.status).toBe(201);
    expect((await send(passkey.answer(await askFor(proxied)), proxied)).status).toBe(200);
    const fromProxy = passkey.answer(await askFor(proxied), { origin: proxied.address });
    expect((await send(fromProxy, proxied)).body.code).toBe('passkey_refused');
  });

  test('is one of several, each with its name', async () => {
    const person = await somebodyWithPasskey(girone);
    const second = await addPasskey(girone, person);
    const path = `/api/users/passkeys/${second.passkeyId}`;
    const renamed = await person.client.send('PATCH', path, { name: ' Chiavetta blu ' });
    expect(renamed.status).toBe(204);
    const { body } = await person.client.get('/api/users/passkeys');
    expect(body.passkeys.map(({ name }: { name: string }) => name)).toEqual([
      'Chiavetta blu',
      'Unknown device',
    ]);
    expect((await person.client.send('PATCH', path, { name: ' ' })).status).toBe(400);
    const stranger = await signUp(girone);
    expect((await stranger.client.send('PATCH', path, { name: 'Mia' })).status).toBe(404);
    expect((await signInBy(second.passkey, girone)).status).toBe(200);
    expect((await signInBy(person.passkey, girone)).status).toBe(200);
  });

  test('is made by whoever shows that the account is theirs, and nobody else', async () => {
    const { client } = await signUp(girone);
    for (const given of [{}, { password: 'altra-password' }]) {
      const { status, body } = await client.post('/api/users/passkeys/new', given);
      expect([status, body.code]).toEqual([403, 'password_wrong']);
    }
    const begun = await client.post('/api/users/passkeys/new', { password });
    const passkey = new SoftwareAuthenticator(new URL(girone.address).origin);
    const thief = await signUp(girone);
    const stolen = await thief.client.post('/api/users/passkeys', passkey.make(begun.body));
    expect([stolen.status, stolen.body.code]).toEqual([403, 'passkey_refused']);
    const unverified = passkey.make(begun.body, { isVerified: false });
    expect((await client.post('/api/users/passkeys', unverified)).status).toBe(403);
    const made = passkey.make(begun.body);
    expect((await client.post('/api/users/passkeys', made)).status).toBe(201);
    expect((await client.post('/api/users/passkeys', made)).status).toBe(403);
    const again = await client.post('/api/users/passkeys/new', { password });
    const twice = await client.post('/api/users/passkeys', passkey.make(again.body));
    expect([twice.status, twice.body.code]).toEqual([409, 'passkey_taken']);
  });

  test('is no use to a suspended person, and takes back a deletion that was asked for', async () => {
    const { passkey, id } = await somebodyWithPasskey(girone);
    await girone.rows.query('update users set suspended_at = now() where id = $1', [id]);
    const refused = await signInBy(passkey, girone);
    expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended']);
    await girone.rows.query(
      'update users set suspended_at = null, deletion_requested_at = now() where id = $1',
      [id],
    );
    expect((await signInBy(passkey, girone)).status).toBe(200);
    const { rows } = await girone.rows.query(
      'select deletion_requested_at from users where id = $1',
      [id],
    );
    expect(rows).toEqual([{ deletion_requested_at: null }]);
  });
});

describe('an answer is refused', () => {
  test('from another origin, for another site, without its holder, or of an unknown passkey', async () => {
    const { passkey } = await somebodyWithPasskey(girone);
    const question = await askFor(girone);
    const stranger = new SoftwareAuthenticator(new URL(girone.address).origin);
    const wrong = [
      passkey.answer(question, { origin: 'https://evil.example' }),
      passkey.answer(question, { rpId: 'evil.example' }),
      passkey.answer(question, { isVerified: false }),
      passkey.answer(question, { userHandle: 'Z2lyb25lOjE' }),
      stranger.answer(question),
      { ...stranger.answer(question), id: passkey.id },
    ];
    for (const answer of wrong) {
      const { status, body } = await send(answer);
      expect([status, body.code]).toEqual([403, 'passkey_refused']);
    }
    expect((await send(passkey.answer(question))).status).toBe(200);
  });

  test('to a question that was answered, that has expired, or that nobody asked', async () => {
    const { passkey, client, id } = await somebodyWithPasskey(girone);
    const question = await askFor(girone);
    expect((await send(passkey.answer(question))).status).toBe(200);
    const expired = await oldChallenge({ purpose: 'sign-in', userId: null });
    const own = await client.post('/api/users/passkeys/question');
    const { challenge: forAdding } = (await client.post('/api/users/passkeys/new', { password }))
      .body;
    const invented = Buffer.from('x.99999999999999.y').toString('base64url');
    for (const challenge of [
      question.challenge,
      expired,
      own.body.challenge,
      forAdding,
      invented,
    ]) {
      const { body } = await send(passkey.answer({ ...question, challenge }), another);
      expect(body.code).toBe('passkey_refused');
    }
    const late = await oldChallenge({ purpose: 'confirm', userId: id });
    const proof = { passkey: passkey.answer({ ...question, challenge: late }) };
    expect((await client.post('/api/users/password/confirm', proof)).status).toBe(403);
  });

  test('to all but one of those who send it at the same time, on two instances', async () => {
    const { passkey } = await somebodyWithPasskey(girone);
    const answer = passkey.answer(await askFor(girone));
    const answers = await Promise.all(
      [girone, another, girone, another].map((instance) => send(answer, instance)),
    );
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 403, 403, 403]);
  });

  test('of a passkey that has signed less often than before, which its owner is told', async () => {
    const { passkey, username } = await somebodyWithPasskey(girone);
    expect((await send(passkey.answer(await askFor(girone), { signCount: 7 }))).status).toBe(200);
    for (const signCount of [7, 3, 0]) {
      const answer = passkey.answer(await askFor(girone), { signCount });
      expect((await send(answer)).body.code).toBe('passkey_refused');
    }
    expect((await send(passkey.answer(await askFor(girone), { signCount: 8 }))).status).toBe(200);
    const subject = 'A passkey was refused: there may be a copy of it';
    await waitForMail(girone.dataDir, `${username}@example.org`, subject);
  });

  test('by nobody for passkeys that never count', async () => {
    const { passkey } = await somebodyWithPasskey(girone);
    for (let round = 0; round < 3; round += 1) {
      const answer = passkey.answer(await askFor(girone), { signCount: 0 });
      expect((await send(answer)).status).toBe(200);
    }
  });
});

describe('confirming with a passkey', () => {
  test('does what the password does, of oneself alone', async () => {
    const { client, passkey } = await somebodyWithPasskey(girone);
    const proof = await proofBy(passkey, client);
    expect((await client.post('/api/users/password/confirm', proof)).status).toBe(204);
    expect((await client.post('/api/users/password/confirm', proof)).status).toBe(403);

    const thief = await somebodyWithPasskey(girone);
    const foreign = await proofBy(thief.passkey, client);
    expect((await client.post('/api/users/password/confirm', foreign)).status).toBe(403);
    const others = await proofBy(passkey, thief.client);
    expect((await client.post('/api/users/password/confirm', others)).status).toBe(403);
    const email = 'nuova@example.org';
    const proved = { ...(await proofBy(passkey, client)), email };
    expect((await client.post('/api/users/email', proved)).status).toBe(202);
  });
});

describe('guessing', () => {
  test('ends after 25 answers of a passkey an hour, over all instances', async () => {
    const { passkey } = await somebodyWithPasskey(girone);
    const question = await askFor(counting);
    const guesses = Array.from({ length: 30 }, (_, index) => {
      const { address } = index % 2 === 0 ? counting : alsoCounting;
      const answer = passkey.answer(question, { origin: 'https://evil.example' });
      return new TestClient(address).post('/api/login/passkey', answer);
    });
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 403)).toHaveLength(25);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });
});
