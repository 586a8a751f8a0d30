import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { OwnProof } from '@girone/contract/own-proof';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { loginFromAddress, loginFromKnownDevices } from './auth.limits.ts';
import { verifyAnswer } from './passkeys/verify-answer.ts';
import { isPasswordRight } from './password-hash.ts';
import { findUserById, type UserRow } from './users.repo.ts';

/** Somebody signed in who says that it is really they: an open page may be in other hands. */
export interface Proof {
  readonly actor: Actor;
  readonly caller: Caller;
  readonly given: OwnProof;
}

/**
 * Counts and checks a password or a passkey as signing in does. Whoever is signed in has the allowance of a known
 * device, so that a stranger who exhausts the account's cannot keep its owner from acting.
 */
export async function checkProof(platform: Platform, proof: Proof): Promise<Outcome<UserRow>> {
  const { db, log, rateLimiter } = platform;
  const { caller, given } = proof;
  const { userId } = proof.actor;
  const wait = await rateLimiter.take([
    loginFromAddress(caller.addressKey),
    loginFromKnownDevices(userId),
  ]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const user = await findUserById(db, userId);
  if (!user) return refuse('not_signed_in');
  if (given.passkey) {
    const asked = { purpose: 'confirm', userId } as const;
    const verified = await verifyAnswer(platform, caller, { answer: given.passkey, asked });
    return verified.ok ? accept(user) : verified;
  }
  const isRight = await isPasswordRight(user.password, given.password ?? '', caller.isWaiting);
  if (isRight) return accept(user);
  log.warn({ event: 'password_refused', userId, ...caller.loggedAs }, 'password refused');
  return refuse('password_wrong');
}
