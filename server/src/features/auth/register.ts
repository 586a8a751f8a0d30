import type { RegisterBody } from '@girone/contract/auth';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { subscribeToDigest } from '../../domain/notifications/subscribe-to-digest.ts';
import { constraintOf } from '../../platform/db/constraint-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerFromAddress } from './auth.limits.ts';
import type { ProvenAccount } from './known-device.ts';
import { hashPassword } from './password-hash.ts';
import { insertUser } from './users.repo.ts';

/** Makes an account. Only the fields named here are written, whatever else the body held. */
export async function register(
  { db, rateLimiter }: Platform,
  caller: Caller,
  body: RegisterBody,
): Promise<Outcome<ProvenAccount>> {
  const wait = await rateLimiter.take([registerFromAddress(caller.addressKey)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  const password = await hashPassword(body.password, caller.isWaiting);
  try {
    const user = await db.transaction(async (tx) => {
      const created = await insertUser(tx, {
        username: body.username,
        email: body.email,
        password,
        firstName: body.firstName ?? null,
        lastName: body.lastName ?? null,
        language: caller.language,
      });
      await subscribeToDigest(tx, { userId: created.id });
      await enqueue(tx, { name: 'send-verification', payload: { userId: created.id } });
      return created;
    });
    return accept(user);
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === 'users_username_unique') {
      return refuse('username_taken', { fields: { username: 'username_taken' } });
    }
    if (constraint === 'users_email_unique') {
      return refuse('email_taken', { fields: { email: 'email_taken' } });
    }
    throw error;
  }
}
