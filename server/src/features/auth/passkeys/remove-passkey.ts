import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../../domain/events/outbox.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkProof, type Proof } from '../check-proof.ts';
import { canDoWithout } from '../ways-in.policy.ts';
import { holdWaysIn } from '../ways-in.ts';
import { deletePasskey, findPasskeysOf } from './passkeys.repo.ts';
import { passkeyNotice } from './send-passkey-notice.ts';

/** Nobody signs in with it any more. Of two removals at the same time one may be too many. */
export async function removePasskey(
  platform: Platform,
  proof: Proof,
  id: number,
): Promise<Outcome<undefined>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const { id: userId } = checked.value;
  return platform.db.transaction(async (tx) => {
    const ways = await holdWaysIn(tx, userId);
    const own = await findPasskeysOf(tx, { userId });
    const passkey = own.find((one) => one.id === id);
    if (!passkey) return refuse('not_found');
    if (!canDoWithout(ways, 'passkey')) return refuse('last_way_in');
    await deletePasskey(tx, { id });
    await enqueue(tx, passkeyNotice(userId, 'removed', passkey.name));
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    platform.log.info(
      { event: 'passkey_removed', userId, passkeyId: id, ...proof.caller.loggedAs },
      'passkey removed',
    );
    return accept(undefined);
  });
}
