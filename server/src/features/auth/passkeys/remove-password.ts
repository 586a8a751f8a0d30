import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../../domain/events/outbox.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkProof, type Proof } from '../check-proof.ts';
import { deleteEmailChange } from '../email-changes.repo.ts';
import { markDevice } from '../known-device.ts';
import { hashPassword } from '../password-hash.ts';
import { useUpCodes } from '../reset-codes.repo.ts';
import { deleteOtherSessions } from '../sessions.repo.ts';
import { clearPassword } from '../users.repo.ts';
import { canDoWithout } from '../ways-in.policy.ts';
import { holdWaysIn } from '../ways-in.ts';
import { passkeyNotice } from './send-passkey-notice.ts';

/**
 * Passkeys alone open the account from now on; to whoever tries a password it is a wrong one like any other. What
 * somebody else may have begun with the old one ends, as with a new password.
 */
export async function removePassword(
  platform: Platform,
  proof: Proof,
): Promise<Outcome<{ deviceMark: string }>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const { id: userId } = checked.value;
  // Of nothing that anyone can type, and another for everybody: it has to look like a hash to those who compare.
  const emptyHash = await hashPassword(platform.random.token(), proof.caller.isWaiting);
  return platform.db.transaction(async (tx) => {
    const ways = await holdWaysIn(tx, userId);
    if (!ways.hasPassword) return refuse('password_off');
    if (!canDoWithout(ways, 'password')) return refuse('last_way_in');
    await clearPassword(tx, { id: userId, emptyHash });
    await deleteOtherSessions(tx, { userId, sid: proof.actor.sessionId });
    await useUpCodes(tx, { userId });
    await deleteEmailChange(tx, { userId });
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    await enqueue(tx, passkeyNotice(userId, 'passwordRemoved'));
    return accept({ deviceMark: markDevice(platform, { id: userId, password: emptyHash }) });
  });
}
