import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { RouteResponse } from '@girone/contract/route';
import type { secondFactorRoutes } from '@girone/contract/second-factor';
import { recordAct } from '../../../domain/audit.ts';
import { emit } from '../../../domain/events/outbox.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuseRoleChange } from '../auth.policy.ts';
import { checkProof, type Proof } from '../check-proof.ts';
import { actOn, lockPerson, refuseBy } from '../lock-person.ts';
import { canDoWithout } from '../ways-in.policy.ts';
import { findWaysIn, holdWaysIn } from '../ways-in.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { deleteSecondFactor, findSecondFactors } from './second-factors.repo.ts';
import { factorNotice } from './send-factor-notice.ts';

type Codes = RouteResponse<typeof secondFactorRoutes.renewRecoveryCodes>;

export async function renewRecoveryCodes(
  platform: Platform,
  proof: Proof,
): Promise<Outcome<Codes>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const userId = checked.value.id;
  return platform.db.transaction(async (tx) => {
    const [factor] = await findSecondFactors(tx, { userId });
    if (!factor || factor.key === null) return refuse('second_factor_off');
    const recoveryCodes = await replaceRecoveryCodes(platform, tx, userId);
    await enqueue(tx, factorNotice(userId, 'codes'));
    return accept({ recoveryCodes });
  });
}

/** Needs password (or passkey) and code: an open page in other hands does not end it. */
export async function endSecondFactor(
  platform: Platform,
  proof: Proof,
  code: string,
): Promise<Outcome<undefined>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const { id: userId, isAdmin } = checked.value;
  if (isAdmin && platform.config.adminSecondFactor) return refuse('second_factor_kept');
  // Before a code is used up, and once more when nobody else takes a way in.
  if (!canDoWithout(await findWaysIn(platform.db, userId), 'recoveryCodes')) {
    return refuse('last_way_in');
  }
  const passed = await passSecondFactor(platform, proof.caller, { userId, code });
  if (!passed.ok) return passed;
  return platform.db.transaction(async (tx) => {
    const ways = await holdWaysIn(tx, userId);
    return canDoWithout(ways, 'recoveryCodes') ? takeAway(tx, userId) : refuse('last_way_in');
  });
}

/** For whoever has lost app and codes. On record, and told to the person. */
export async function resetSecondFactor(
  { db }: Pick<Platform, 'db'>,
  actor: Actor | null,
  { userId, reason }: { readonly userId: UserId; readonly reason: string | null },
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const held = await lockPerson(tx, actor, userId);
    if (!held.ok) return held;
    const refusal = refuseBy(refuseRoleChange, held.value);
    if (refusal) return refusal;
    const ended = await takeAway(tx, userId);
    if (!ended.ok) return ended;
    await recordAct(tx, { ...actOn(held.value, reason), action: 'user.reset_second_factor' });
    return accept(undefined);
  });
}

async function takeAway(tx: Transaction, userId: UserId): Promise<Outcome<undefined>> {
  const { rowCount } = await deleteSecondFactor(tx, { userId });
  if (rowCount === 0) return refuse('second_factor_off');
  await enqueue(tx, factorNotice(userId, 'off'));
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
  return accept(undefined);
}
