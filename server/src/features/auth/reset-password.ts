import type { ResetPasswordBody } from '@girone/contract/auth';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../domain/events/outbox.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSameSecret } from '../../platform/secrets.ts';
import { resetFromAddress } from './auth.limits.ts';
import { deleteEmailChange } from './email-changes.repo.ts';
import { hashPassword } from './password-hash.ts';
import { takeTry, useCode } from './reset-codes.repo.ts';
import { deleteSessionsOf } from './sessions.repo.ts';
import { authTexts } from './texts/auth-texts.ts';
import { findUserByEmail, setPassword } from './users.repo.ts';
import { watchWrongCodes } from './watch-wrong-codes.ts';

/** Sets a new password with the mailed code. Every wrong way gets one and the same refusal. */
export async function resetPassword(
  platform: Platform,
  { addressKey, language, isWaiting, loggedAs }: Caller,
  { email, otp, newPassword }: ResetPasswordBody,
): Promise<Outcome<{ success: true; message: string }>> {
  const { db, log, rateLimiter, secrets } = platform;
  const wait = await rateLimiter.take([resetFromAddress(addressKey)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  // Hashed before anything is known, so that a right address does not answer later than a wrong one.
  const password = await hashPassword(newPassword, isWaiting);
  const user = await findUserByEmail(db, email);
  const code = user && (await takeTry(db, user.id));
  const given = secrets.keyedHash('reset-code', `${user?.id}:${otp}`);
  if (!user || !code || !isSameSecret(given, code.otp)) {
    if (user && code) {
      log.warn({ event: 'reset_code_refused', userId: user.id, ...loggedAs }, 'reset code refused');
    }
    await watchWrongCodes(platform);
    return refuse('reset_code_wrong');
  }

  return db.transaction(async (tx) => {
    if (!(await useCode(tx, code.id))) return refuse('reset_code_wrong');
    const userId = user.id;
    await setPassword(tx, { id: userId, password });
    await deleteSessionsOf(tx, userId);
    await deleteEmailChange(tx, { userId });
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    await enqueue(tx, { name: 'send-password-notice', payload: { userId } });
    return accept({ success: true, message: authTexts[language].passwordUpdated });
  });
}
