import type { LoginBody } from '@girone/contract/auth';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { isDemoSignIn } from '../../domain/demo-accounts.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { loginByName, loginFromAddress, loginFromKnownDevices } from './auth.limits.ts';
import { isKnownDevice, type SignInCaller, type SignInProof } from './known-device.ts';
import { isPasswordRight } from './password-hash.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { stayIfLeaving } from './request-deletion.ts';
import { findUserByLogin, type UserRow } from './users.repo.ts';

/**
 * Checks who someone is. An unknown name and a wrong password look the same, take the same time
 * and are limited in the same way.
 */
export async function logIn(
  platform: Platform,
  caller: SignInCaller,
  { username, password, code }: LoginBody,
): Promise<Outcome<SignInProof>> {
  const { db, log, rateLimiter } = platform;
  const user = await findUserByLogin(db, username);
  const isKnown = user !== undefined && isKnownDevice(platform, caller.deviceMarks, user);
  const wait = await rateLimiter.take([
    loginFromAddress(caller.addressKey),
    isKnown ? loginFromKnownDevices(user.id) : loginByName(countedName(user, username)),
  ]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  if (!(await isPasswordRight(user?.password, password, caller.isWaiting)) || !user) {
    log.warn({ event: 'login_refused', userId: user?.id, ...caller.loggedAs }, 'login refused');
    return refuse('invalid_credentials');
  }
  const isDemo = isDemoSignIn(user.username, password);
  if (caller.isForwarded && isDemo) return refuse('demo_account_local');
  if (user.isSuspended) return refuse('account_suspended');
  const passed = await passSecondFactor(platform, caller, { userId: user.id, code });
  if (!passed.ok) return passed;
  const staying = await stayIfLeaving(platform, user);
  if (!staying) return refuse('invalid_credentials');
  const signedInWith = passed.value.wasAsked ? 'password_and_code' : 'password';
  // Everybody signs in to those of the demo, and nobody reads their mail.
  return accept({ user: staying, signedInWith, isNewDevice: !isKnown && !isDemo });
}

/** The same for every way of writing it that the database takes for the same. */
function countedName(user: UserRow | undefined, typed: string): string {
  if (!user) return sha256(typed.toLowerCase());
  return `${typed.includes('@') ? 'email' : 'username'}:${user.id}`;
}
