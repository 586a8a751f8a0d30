import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Caller } from '../../platform/http/caller.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { resetFromAddress } from './auth.limits.ts';
import { authTexts } from './texts/auth-texts.ts';

/**
 * The answer is the same, and takes the same time, whether the address belongs to someone or not:
 * looking it up is the job's work.
 */
export async function requestPasswordReset(
  { db, rateLimiter }: Platform,
  { addressKey, language }: Caller,
  email: string,
): Promise<Outcome<{ success: true; message: string }>> {
  const wait = await rateLimiter.take([resetFromAddress(addressKey)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  await enqueue(db, { name: 'send-reset-code', payload: { email, language } });
  return accept({ success: true, message: authTexts[language].resetRequested });
}
