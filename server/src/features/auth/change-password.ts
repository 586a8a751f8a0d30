import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../domain/events/outbox.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkProof, type Proof } from './check-proof.ts';
import { deleteEmailChange } from './email-changes.repo.ts';
import { markDevice } from './known-device.ts';
import { hashPassword } from './password-hash.ts';
import { useUpCodes } from './reset-codes.repo.ts';
import { deleteOtherSessions } from './sessions.repo.ts';
import { replacePassword } from './users.repo.ts';

/**
 * Sets a new password. Whatever somebody else may have begun with the old one ends: sessions, a mailed
 * code, an address that waits to be confirmed, known devices, the secret addresses of calendars. Answers the mark
 * under which this device is known from now on.
 */
export async function changePassword(
  platform: Platform,
  proof: Proof,
  newPassword: string,
): Promise<Outcome<{ deviceMark: string }>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const { id: userId, password: oldHash } = checked.value;
  const newHash = await hashPassword(newPassword, proof.caller.isWaiting);
  return platform.db.transaction(async (tx) => {
    // Another change that came first has made the given password a wrong one.
    if (!(await replacePassword(tx, userId, { oldHash, newHash }))) return refuse('password_wrong');
    await deleteOtherSessions(tx, { userId, sid: proof.actor.sessionId });
    await useUpCodes(tx, { userId });
    await deleteEmailChange(tx, { userId });
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    await enqueue(tx, { name: 'send-password-notice', payload: { userId } });
    return accept({ deviceMark: markDevice(platform, { id: userId, password: newHash }) });
  });
}
