import { signUp, type TestPerson } from './sign-up.ts';
import { SoftwareAuthenticator, type Deviations } from './software-authenticator.ts';
import { TestClient } from './test-client.ts';
import type { TestGirone } from './test-girone.ts';

export interface PasskeyHolder extends TestPerson {
  readonly passkey: SoftwareAuthenticator;
  readonly passkeyId: number;
}

const password = 'giallo-giallo';

/** Gives somebody who has a password a passkey more. */
export async function addPasskey(girone: TestGirone, { client }: TestPerson) {
  const begun = await client.post('/api/users/passkeys/new', { password });
  if (begun.status !== 200) throw new Error(`no passkey could be begun: ${begun.text}`);
  const passkey = new SoftwareAuthenticator(new URL(girone.address).origin);
  const kept = await client.post('/api/users/passkeys', passkey.make(begun.body));
  if (kept.status !== 201) throw new Error(`no passkey was kept: ${kept.text}`);
  return { passkey, passkeyId: Number(kept.body.id) };
}

export async function somebodyWithPasskey(girone: TestGirone): Promise<PasskeyHolder> {
  const person = await signUp(girone);
  return { ...person, ...(await addPasskey(girone, person)) };
}

/** What whoever signs in is asked. */
export async function askFor(girone: TestGirone) {
  const { body } = await new TestClient(girone.address).post('/api/login/passkey/question');
  return body;
}

export async function signInBy(passkey: SoftwareAuthenticator, girone: TestGirone) {
  const client = new TestClient(girone.address);
  const answer = passkey.answer(await askFor(girone));
  return { client, ...(await client.post('/api/login/passkey', answer)) };
}

/** By what somebody signed in confirms, instead of the password. */
export async function proofBy(
  passkey: SoftwareAuthenticator,
  client: TestClient,
  deviations: Deviations = {},
) {
  const { body } = await client.post('/api/users/passkeys/question');
  return { passkey: passkey.answer(body, deviations) };
}
