import { randomBytes } from 'node:crypto';
import { userId, type UserId } from '@girone/contract/ids';
import { sha256 } from '../platform/secrets.ts';
import { TestClient } from './test-client.ts';
import type { TestGirone } from './test-girone.ts';

export interface TestPerson {
  readonly client: TestClient;
  readonly id: UserId;
  readonly username: string;
}

const password = 'giallo-giallo';
/** Made once with the costs of `password-hash.ts`, which would be half the time of many a test. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$2BoOfZJprNj3w0z9Pcx16A$JZyVv2/yG5FUhpuSKyb95oNyhM4I3kpowqgqSjuZ/Ks';

let count = 0;

/**
 * Somebody with an account and a session, written as rows: signing up is seldom what a test is about. Nothing
 * has asked whether the address is theirs; for that there is `register`.
 */
export async function signUp(girone: TestGirone, username = nextName()): Promise<TestPerson> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await girone.rows.query<{ id: number }>(
    `with person as (
       insert into users (username, email, password) values ($1, $2, $3) returning id
     )
     insert into sessions (sid, user_id, expire) select $4, id, now() + interval '30 days' from person
     returning user_id as id`,
    [username, `${username}@example.org`, passwordHash, sha256(token)],
  );
  const client = new TestClient(girone.address);
  client.cookies.set(girone.sessionCookie, token);
  client.cookies.set('girone-signed-in', '1');
  return { client, id: userId.parse(rows[0]?.id), username };
}

/** Makes an account through the public call; its client stays signed in. */
export async function register(
  { address }: Pick<TestGirone, 'address'>,
  username = nextName(),
): Promise<TestPerson> {
  const client = new TestClient(address);
  const body = { username, email: `${username}@example.org`, password, confirmPassword: password };
  const answer = await client.post('/api/register', body);
  if (answer.status !== 201) throw new Error(`nobody could sign up: ${answer.status}`);
  return { client, id: userId.parse(answer.body.id), username };
}

function nextName(): string {
  count += 1;
  return `person${count}`;
}
