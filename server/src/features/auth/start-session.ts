import type { Platform } from '../../platform/platform.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { SignInProof } from './known-device.ts';
import { signInNotice } from './send-sign-in-notice.ts';
import { deleteSession, insertSession } from './sessions.repo.ts';

interface SignIn extends SignInProof {
  readonly userAgent: string | null;
  /** What the browser's cookie held before: worth nothing from now on. */
  readonly broughtToken: string | undefined;
}

/**
 * Signs a person in under a new identifier and answers it; only its hash is stored. Of a device that the account does
 * not know its owner is told.
 */
export async function startSession(
  { db, random, clock }: Platform,
  { user, signedInWith, isNewDevice, userAgent, broughtToken }: SignIn,
): Promise<string> {
  const token = random.token();
  const { id: userId } = user;
  await db.transaction(async (tx) => {
    if (broughtToken !== undefined) await deleteSession(tx, { sid: sha256(broughtToken) });
    await insertSession(tx, { sid: sha256(token), userId, userAgent, signedInWith, isNewDevice });
    if (!isNewDevice) return;
    await enqueue(tx, signInNotice({ userId, userAgent, at: clock.now().toISOString() }));
  });
  return token;
}
