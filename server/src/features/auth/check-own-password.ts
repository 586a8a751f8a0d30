import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { loginFromAddress, loginFromKnownDevices } from './auth.limits.ts';
import { isPasswordRight } from './password-hash.ts';
import { findUserById, type UserRow } from './users.repo.ts';

/** Somebody signed in who says that it is really they: an open page may be in other hands. */
export interface Proof {
  readonly actor: Actor;
  readonly caller: Caller;
  readonly password: string;
}

/**
 * Counts and checks a password as signing in does. Whoever is signed in has the allowance of a known
 * device, so that a stranger who exhausts the account's cannot keep its owner from acting.
 */
export async function checkOwnPassword(
  { db, log, rateLimiter }: Platform,
  { actor: { userId }, caller, password }: Proof,
): Promise<Outcome<UserRow>> {
  const wait = await rateLimiter.take([
    loginFromAddress(caller.addressKey),
    loginFromKnownDevices(userId),
  ]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const user = await findUserById(db, userId);
  if (!user) return refuse('not_signed_in');
  if (await isPasswordRight(user.password, password, caller.isWaiting)) return accept(user);
  log.warn({ event: 'password_refused', userId }, 'password refused');
  return refuse('password_wrong');
}
