import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { PasskeyAnswer } from '@girone/contract/own-proof';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { loginFromAddress, passkeyTries } from '../auth.limits.ts';
import { isKnownDevice, type SignInCaller, type SignInProof } from '../known-device.ts';
import { stayIfLeaving } from '../request-deletion.ts';
import { findUserById } from '../users.repo.ts';
import { verifyAnswer } from './verify-answer.ts';

/** Checks who someone is. Counted like passwords: by address, and by what is tried. */
export async function signInWithPasskey(
  platform: Platform,
  caller: SignInCaller,
  answer: PasskeyAnswer,
): Promise<Outcome<SignInProof>> {
  const wait = await platform.rateLimiter.take([
    loginFromAddress(caller.addressKey),
    passkeyTries(sha256(answer.id)),
  ]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const asked = { purpose: 'sign-in', userId: null } as const;
  const verified = await verifyAnswer(platform, caller, { answer, asked });
  if (!verified.ok) return verified;
  const owner = await findUserById(platform.db, verified.value.userId);
  if (owner?.isSuspended) return refuse('account_suspended');
  const user = owner && (await stayIfLeaving(platform, owner));
  if (!user) return refuse('passkey_refused');
  const isNewDevice = !isKnownDevice(platform, caller.deviceMarks, user);
  return accept({ user, signedInWith: 'passkey', isNewDevice });
}
