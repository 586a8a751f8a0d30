import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { secondFactorTries } from '../auth.limits.ts';
import { isAppCode, normaliseCode, stepOfCode } from './factor-codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findSecondFactors, takeRecoveryCode, takeStep } from './second-factors.repo.ts';

export const factorKeyPurpose = 'second-factor';

/**
 * Whether whoever knows the password also has the app, or one of the codes for the day on which it is lost. Accounts
 * without a second factor pass. A code is worth one passing, over all instances.
 */
export async function passSecondFactor(
  platform: Platform,
  { loggedAs }: Caller,
  { userId, code }: { readonly userId: UserId; readonly code: string | undefined },
): Promise<Outcome<{ wasAsked: boolean }>> {
  const { db, rateLimiter } = platform;
  const [factor] = await findSecondFactors(db, { userId });
  if (!factor || factor.key === null) return accept({ wasAsked: false });
  if (code === undefined) return refuse('second_factor_required');
  const wait = await rateLimiter.take([secondFactorTries(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const normalised = normaliseCode(code);
  const isTaken = isAppCode(normalised)
    ? await takeAppCode(platform, { userId, key: factor.key, code: normalised })
    : await takeCodeOnPaper(platform, userId, normalised);
  if (isTaken) return accept({ wasAsked: true });
  platform.log.warn(
    { event: 'second_factor_refused', userId, ...loggedAs },
    'second factor refused',
  );
  return refuse('second_factor_wrong');
}

interface AppCode {
  readonly userId: UserId;
  /** Encrypted. */
  readonly key: string;
  readonly code: string;
}

async function takeAppCode(
  { db, clock, secrets, log }: Platform,
  { userId, key: encrypted, code }: AppCode,
): Promise<boolean> {
  const key = secrets.decrypt(factorKeyPurpose, encrypted);
  if (key === null) {
    log.error(
      { userId },
      'a second factor cannot be read: it was set up under another SESSION_SECRET',
    );
    return false;
  }
  const step = stepOfCode(key, code, clock.now());
  if (step === null) return false;
  const { rowCount } = await takeStep(db, { userId, step });
  return rowCount === 1;
}

async function takeCodeOnPaper(
  { db, secrets }: Platform,
  userId: UserId,
  code: string,
): Promise<boolean> {
  const hash = hashRecoveryCode(secrets, userId, code);
  const { rowCount } = await takeRecoveryCode(db, { userId, hash });
  return rowCount === 1;
}
