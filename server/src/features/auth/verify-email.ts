import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../domain/events/outbox.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { verificationMails } from './auth.limits.ts';
import { confirmEmail, findUserById } from './users.repo.ts';

/** Uses the link of the mail; pages that the owner has open learn of it. */
export async function verifyEmail({ db }: Platform, token: string): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const userId = await confirmEmail(tx, sha256(token));
    if (userId === undefined) return refuse('link_expired');
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    return accept(undefined);
  });
}

export async function resendVerification(
  { db, rateLimiter }: Platform,
  { userId }: Actor,
): Promise<Outcome<undefined>> {
  const user = await findUserById(db, userId);
  if (user?.isEmailVerified) return refuse('already_verified');
  const wait = await rateLimiter.take([verificationMails(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  await enqueue(db, { name: 'send-verification', payload: { userId } });
  return accept(undefined);
}
