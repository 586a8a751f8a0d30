import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../domain/events/outbox.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkProof, type Proof } from './check-proof.ts';
import { deletesAt } from './deletion-date.ts';
import { deleteEmailChange } from './email-changes.repo.ts';
import { lockPerson } from './lock-person.ts';
import { useUpCodes } from './reset-codes.repo.ts';
import { deleteSessionsOf } from './sessions.repo.ts';
import { findUserById, markForDeletion, unmarkForDeletion, type UserRow } from './users.repo.ts';

/** Signs out everywhere and begins the time in which signing in takes it back. */
export async function requestDeletion(
  platform: Platform,
  proof: Proof,
): Promise<Outcome<{ deletesAt: string }>> {
  const checked = await checkProof(platform, proof);
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

/** Whoever signs in again stays; nobody does whose account has gone at this very moment. */
export async function stayIfLeaving(
  { db }: Pick<Platform, 'db'>,
  user: UserRow,
): Promise<UserRow | undefined> {
  if (user.deletionRequestedAt === null) return user;
  const { id: userId } = user;
  await db.transaction(async (tx) => {
    if (!(await unmarkForDeletion(tx, userId))) return;
    const payload = { userId, moment: 'undone' };
    await enqueue(tx, { name: 'send-deletion-notice', payload });
  });
  return findUserById(db, userId);
}
