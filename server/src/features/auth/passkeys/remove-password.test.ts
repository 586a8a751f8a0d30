import { describe, expect, test } from 'vitest';
import { raceRounds } from '../../../testing/race-rounds.ts';
import { waitForMail } from '../../../testing/outbox.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { useGirone } from '../../../testing/test-girone.ts';
import {
  addPasskey,
  proofBy,
  signInBy,
  somebodyWithPasskey,
  type PasskeyHolder,
} from '../../../testing/use-passkeys.ts';

const database = useDatabase();
const girone = useGirone(database);
// Mails are the first one's business.
const another = useGirone(database, { JOBS: 'off' });
const password = 'giallo-giallo';
const byNumber = (a: number, b: number) => a - b;

function logIn(username: string, given: string) {
  return new TestClient(girone.address).post('/api/login', { username, password: given });
}

function removePassword({ client }: Pick<PasskeyHolder, 'client'>, given: object = { password }) {
  return client.post('/api/users/password/remove', given);
}

async function giveRecoveryCode({ id }: Pick<PasskeyHolder, 'id'>): Promise<void> {
  await girone.rows.query(
    `with factor as (
       insert into second_factors (user_id, key, enabled_at) values ($1, repeat('x', 64), now()) returning user_id
     )
     insert into recovery_codes (user_id, hash) select user_id, repeat('y', 43) from factor`,
    [id],
  );
}

/** Two passkeys and no password. */
async function somebodyWithout() {
  const person = await somebodyWithPasskey(girone);
  const second = await addPasskey(girone, person);
  expect((await removePassword(person)).status).toBe(204);
  return { ...person, second };
}

/** The same session, on the other instance. */
function elsewhere({ client }: Pick<PasskeyHolder, 'client'>): TestClient {
  const other = new TestClient(another.address);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

describe('a password', () => {
  test('stays while one passkey is all there is beside it', async () => {
    const person = await somebodyWithPasskey(girone);
    const refused = await removePassword(person);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_way_in']);
    expect((await logIn(person.username, password)).status).toBe(200);
    const wrong = await removePassword(person, { password: 'altra-password' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password_wrong']);
  });

  test('goes with two passkeys: it is then a wrong one like any other, and other sessions end', async () => {
    const person = await somebodyWithPasskey(girone);
    await addPasskey(girone, person);
    const elsewhereSignedIn = new TestClient(girone.address);
    await elsewhereSignedIn.post('/api/login', { username: person.username, password });
    expect((await removePassword(person)).status).toBe(204);
    const refused = await logIn(person.username, password);
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_credentials']);
    expect((await elsewhereSignedIn.get('/api/user')).status).toBe(401);
    expect((await person.client.get('/api/user')).body.hasPassword).toBe(false);
    expect((await person.client.get('/api/users/passkeys')).body.isPasswordRemovable).toBe(false);
    expect((await signInBy(person.passkey, girone)).status).toBe(200);
    const again = await removePassword(person, await proofBy(person.passkey, person.client));
    expect([again.status, again.body.code]).toEqual([409, 'password_off']);
    const subject = 'Your account has no password any more';
    await waitForMail(girone.dataDir, `${person.username}@example.org`, subject);
  });

  test('goes with one passkey and a recovery code, which then both stay', async () => {
    const person = await somebodyWithPasskey(girone);
    await giveRecoveryCode(person);
    expect((await removePassword(person)).status).toBe(204);
    const end = await person.client.post('/api/users/second-factor/end', {
      ...(await proofBy(person.passkey, person.client)),
      code: '123456',
    });
    expect([end.status, end.body.code]).toEqual([409, 'last_way_in']);
    const path = `/api/users/passkeys/${person.passkeyId}/remove`;
    const last = await person.client.post(path, await proofBy(person.passkey, person.client));
    expect([last.status, last.body.code]).toEqual([409, 'last_way_in']);
    expect((await signInBy(person.passkey, girone)).status).toBe(200);
  });

  test('is set again by whoever has a passkey', async () => {
    const { client, passkey, username } = await somebodyWithout();
    const newPassword = 'verde-verde';
    for (const given of [{}, { currentPassword: '' }, { currentPassword: password }]) {
      const { status } = await client.post('/api/users/password', { ...given, newPassword });
      expect(status).toBe(403);
    }
    const proof = await proofBy(passkey, client);
    expect((await client.post('/api/users/password', { ...proof, newPassword })).status).toBe(204);
    expect((await logIn(username, newPassword)).status).toBe(200);
    expect((await client.get('/api/user')).body.hasPassword).toBe(true);
  });

  test('is set again with a code by mail by whoever has lost all passkeys', async () => {
    const { username, passkey } = await somebodyWithout();
    const email = `${username}@example.org`;
    const client = new TestClient(girone.address);
    await client.post('/api/request-password-reset', { email });
    const { text } = await waitForMail(girone.dataDir, email, 'Your code for a new password');
    const otp = /\b\d{6}\b/.exec(text)?.[0];
    const newPassword = 'verde-verde';
    const { status } = await client.post('/api/reset-password', { email, otp, newPassword });
    expect(status).toBe(200);
    expect((await logIn(username, newPassword)).body.hasPassword).toBe(true);
    expect((await signInBy(passkey, girone)).status).toBe(200);
  });

  test('is not missed where something is confirmed: mail address, second factor, deletion', async () => {
    const { client, passkey } = await somebodyWithout();
    const email = `senza${Date.now()}@example.org`;
    const proof = () => proofBy(passkey, client);
    expect((await client.post('/api/users/password/confirm', await proof())).status).toBe(204);
    const changed = await client.post('/api/users/email', { ...(await proof()), email });
    expect(changed.status).toBe(202);
    expect((await client.post('/api/users/second-factor', await proof())).status).toBe(200);
    expect((await client.post('/api/users/passkeys/new', await proof())).status).toBe(200);
    expect((await client.post('/api/users/deletion', {})).body.code).toBe('password_wrong');
    expect((await client.post('/api/users/deletion', await proof())).status).toBe(202);
  });
});

describe('a passkey', () => {
  test('is removed with the password, of oneself alone, and its owner is told', async () => {
    const person = await somebodyWithPasskey(girone);
    const path = `/api/users/passkeys/${person.passkeyId}/remove`;
    const thief = await somebodyWithPasskey(girone);
    expect((await thief.client.post(path, { password })).status).toBe(404);
    expect((await person.client.post(path, {})).status).toBe(403);
    expect((await person.client.post(path, { password })).status).toBe(204);
    expect((await person.client.get('/api/users/passkeys')).body.passkeys).toEqual([]);
    expect((await signInBy(person.passkey, girone)).body.code).toBe('passkey_refused');
    const email = `${person.username}@example.org`;
    await waitForMail(girone.dataDir, email, 'A passkey was removed');
  });

  test('and another are not both removed at the same time, on two instances', async () => {
    for (let round = 0; round < Math.ceil(raceRounds / 8); round += 1) {
      const person = await somebodyWithout();
      const third = await girone.rows.query<{ id: number }>(
        `insert into passkeys (user_id, credential_id, public_key, sign_count, transports, name)
         values ($1::int, 'third' || $1::int::text, 'x', 0, '{}', 'Terza') returning id`,
        [person.id],
      );
      const ids = [person.passkeyId, person.second.passkeyId, Number(third.rows[0]?.id)];
      const proofs: object[] = [];
      // One that does not count, so that none of three at once is taken for a copy.
      const never = { signCount: 0 };
      for (const _ of ids) proofs.push(await proofBy(person.passkey, person.client, never));
      const answers = await Promise.all(
        ids.map((id, index) => {
          const client = index % 2 === 0 ? person.client : elsewhere(person);
          return client.post(`/api/users/passkeys/${id}/remove`, proofs[index]);
        }),
      );
      const left = await girone.rows.query('select id from passkeys where user_id = $1', [
        person.id,
      ]);
      expect(left.rowCount).toBe(2);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    }
  });

  test('and the password are not both removed at the same time, on two instances', async () => {
    for (let round = 0; round < Math.ceil(raceRounds / 8); round += 1) {
      const person = await somebodyWithPasskey(girone);
      await addPasskey(girone, person);
      const answers = await Promise.all([
        removePassword(person),
        elsewhere(person).post(`/api/users/passkeys/${person.passkeyId}/remove`, { password }),
      ]);
      // Whoever comes second finds the session ended, the password gone, or one way too few.
      const statuses = answers.map(({ status }) => status).toSorted(byNumber);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      const { rows } = await girone.rows.query<{ ways: number }>(
        `select ((password is distinct from empty_password)::int * 2
           + (select count(*) from passkeys where user_id = users.id))::int as ways
         from users where id = $1`,
        [person.id],
      );
      expect(rows[0]?.ways).toBeGreaterThanOrEqual(2);
    }
  });
});
