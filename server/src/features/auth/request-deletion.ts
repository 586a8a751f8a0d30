import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { emit } from '../../domain/events/outbox.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkOwnPassword, type Proof } from './check-own-password.ts';
import { deletesAt } from './deletion-date.ts';
import { deleteEmailChange } from './email-changes.repo.ts';
import { lockPerson } from './lock-person.ts';
import { useUpCodes } from './reset-codes.repo.ts';
import { deleteSessionsOf } from './sessions.repo.ts';
import { markForDeletion, unmarkForDeletion } from './users.repo.ts';

/** Signs out everywhere and begins the time in which signing in takes it back. */
export async function requestDeletion(
  platform: Platform,
  proof: Proof,
): Promise<Outcome<{ deletesAt: string }>> {
  const checked = await checkOwnPassword(platform, proof);
  if (!checked.ok) return checked;
  const { id: userId } = checked.value;
  return platform.db.transaction(async (tx) => {
    const held = await lockPerson(tx, null, userId);
    if (held.ok && held.value.isLastSuperAdmin) return refuse('last_super_admin');
    const requestedAt = await markForDeletion(tx, userId);
    if (!requestedAt) return refuse('not_signed_in');
    await deleteSessionsOf(tx, userId);
    await useUpCodes(tx, { userId });
    await deleteEmailChange(tx, { userId });
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    const payload = { userId, moment: 'requested' };
    await enqueue(tx, { name: 'send-deletion-notice', payload });
    return accept({ deletesAt: deletesAt(requestedAt).toISOString() });
  });
}

/** Whoever signs in again stays. */
export async function undoDeletion({ db }: Pick<Platform, 'db'>, userId: UserId): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await unmarkForDeletion(tx, userId))) return;
    const payload = { userId, moment: 'undone' };
    await enqueue(tx, { name: 'send-deletion-notice', payload });
  });
}
