import type { Platform } from '../../platform/platform.ts';
import { wrongCodes, wrongCodesTold } from './auth.limits.ts';

/** Raises the alarm once in an hour, in the log and among the failures that admins see. */
export async function watchWrongCodes({
  rateLimiter,
  log,
  errorCounts,
}: Pick<Platform, 'rateLimiter' | 'log' | 'errorCounts'>): Promise<void> {
  if ((await rateLimiter.take([wrongCodes])) === 0) return;
  if ((await rateLimiter.take([wrongCodesTold])) > 0) return;
  log.error(
    { event: 'reset_codes_guessed', limit: wrongCodes.limit },
    'more wrong reset codes within an hour than people type',
  );
  errorCounts.count('reset codes are being guessed');
}
