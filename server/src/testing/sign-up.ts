import { userId, type UserId } from '@girone/contract/ids';
import { TestClient } from './test-client.ts';
import type { TestGirone } from './test-girone.ts';

export interface TestPerson {
  readonly client: TestClient;
  readonly id: UserId;
  readonly username: string;
}

let count = 0;

/** Makes an account through the public call; its client stays signed in. */
export async function signUp(
  girone: Pick<TestGirone, 'address'>,
  username = `person${(count += 1)}`,
): Promise<TestPerson> {
  const client = new TestClient(girone.address);
  const password = 'giallo-giallo';
  const body = { username, email: `${username}@example.org`, password, confirmPassword: password };
  const answer = await client.post('/api/register', body);
  if (answer.status !== 201) throw new Error(`nobody could sign up: ${answer.status}`);
  return { client, id: userId.parse(answer.body.id), username };
}
