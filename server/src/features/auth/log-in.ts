import type { LoginBody } from '@girone/contract/auth';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { addressKey } from '../../platform/rate-limit.ts';
import { sha256 } from '../../platform/secrets.ts';
import { loginFromAddress, loginFromDevice, loginToAccount } from './auth.limits.ts';
import { findKnownDevice } from './known-device.ts';
import { isPasswordRight } from './password-hash.ts';
import { findUserByLogin, type UserRow } from './users.repo.ts';

/**
 * Checks who someone is. An unknown name and a wrong password look the same, take the same time
 * and are limited in the same way.
 */
export async function logIn(
  platform: Platform,
  request: FastifyRequest,
  { username, password }: LoginBody,
): Promise<Outcome<UserRow>> {
  const { db, rateLimiter } = platform;
  const user = await findUserByLogin(db, username);
  const device = findKnownDevice(platform, request, user?.id);
  const wait = await rateLimiter.take([
    loginFromAddress(addressKey(request.ip)),
    device
      ? loginFromDevice(device)
      : loginToAccount(user ? String(user.id) : `name:${sha256(username.toLowerCase())}`),
  ]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  if (!(await isPasswordRight(user?.password, password)) || !user) {
    request.log.warn({ event: 'login_refused' }, 'login refused');
    return refuse('invalid_credentials');
  }
  return user.isSuspended ? refuse('account_suspended') : accept(user);
}
