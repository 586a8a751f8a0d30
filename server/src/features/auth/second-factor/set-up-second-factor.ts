import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { RouteResponse } from '@girone/contract/route';
import type { secondFactorRoutes, SecondFactor } from '@girone/contract/second-factor';
import { emit } from '../../../domain/events/outbox.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { secondFactorTries } from '../auth.limits.ts';
import { checkProof, type Proof } from '../check-proof.ts';
import { factorNotice } from './send-factor-notice.ts';
import { makeFactorKey, normaliseCode, stepOfCode, writeFactorUri } from './factor-codes.ts';
import { factorKeyPurpose } from './pass-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { enableNextKey, findSecondFactors, keepNextKey } from './second-factors.repo.ts';

type Begun = RouteResponse<typeof secondFactorRoutes.beginSecondFactor>;
type Codes = RouteResponse<typeof secondFactorRoutes.confirmSecondFactor>;

export async function getSecondFactor(
  { db, config }: Platform,
  { userId, isAdmin }: Actor,
): Promise<Outcome<SecondFactor>> {
  const [factor] = await findSecondFactors(db, { userId });
  return accept({
    enabledAt: factor?.enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    isRequired: isAdmin && config.adminSecondFactor,
  });
}

/** Makes a key and shows it. What is in use stays until a code from the new one is confirmed. */
export async function beginSecondFactor(platform: Platform, proof: Proof): Promise<Outcome<Begun>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const { id: userId, username } = checked.value;
  const key = makeFactorKey();
  const nextKey = platform.secrets.encrypt(factorKeyPurpose, key);
  await keepNextKey(platform.db, { userId, nextKey });
  return accept({ key, uri: writeFactorUri(key, username) });
}

/** The app shows what it should: from now on signing in asks for it. Answers new recovery codes. */
export async function confirmSecondFactor(
  platform: Platform,
  { userId }: Actor,
  code: string,
): Promise<Outcome<Codes>> {
  const { db, clock, rateLimiter, secrets } = platform;
  const [factor] = await findSecondFactors(db, { userId });
  const nextKey = factor?.nextKeyIsFresh ? factor.nextKey : null;
  const key = nextKey === null ? null : secrets.decrypt(factorKeyPurpose, nextKey);
  if (nextKey === null || key === null) return refuse('second_factor_not_begun');
  const wait = await rateLimiter.take([secondFactorTries(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const step = stepOfCode(key, normaliseCode(code), clock.now());
  if (step === null) return refuse('second_factor_wrong');
  return db.transaction(async (tx) => {
    if (!(await enableNextKey(tx, { userId, nextKey, step }))) {
      return refuse('second_factor_not_begun');
    }
    const recoveryCodes = await replaceRecoveryCodes(platform, tx, userId);
    await enqueue(tx, factorNotice(userId, 'on'));
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    return accept({ recoveryCodes });
  });
}
