import type { UserId } from '@girone/contract/ids';
import { recordAct } from '../../domain/audit.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { deleteEmailChange } from './email-changes.repo.ts';
import { clearSuspension, setSuspension } from './held-people.repo.ts';
import { actOn, type PersonalAct } from './lock-person.ts';
import { recheckChampionships } from './recheck-championships.ts';
import { useUpCodes } from './reset-codes.repo.ts';
import { deleteSessionsOf } from './sessions.repo.ts';
import type { UserRow } from './users.repo.ts';

/**
 * From the commit on the person is nobody on every instance: sessions end, pages that are open lose their
 * stream, and championships wait for them no longer. Another end replaces the one before.
 */
export async function suspend(
  tx: Transaction,
  { held, reason }: PersonalAct,
  until: Date | null,
): Promise<void> {
  const { person } = held;
  const { id: userId } = person;
  const before = suspensionOf(person);
  const after = { suspended: true, until: until?.toISOString() ?? null };
  if (before.suspended && before.until === after.until) return;
  await setSuspension(tx, { id: userId, isNew: !person.isSuspended, until, reason });
  await deleteSessionsOf(tx, userId);
  await useUpCodes(tx, { userId });
  await deleteEmailChange(tx, { userId });
  await recordAct(tx, { ...actOn(held, reason), action: 'user.suspend', before, after });
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
  await recheckChampionships(tx);
  await tellByMail(tx, { userId, moment: 'suspended', reason });
}

export async function liftSuspension(
  tx: Transaction,
  { held, reason }: PersonalAct,
): Promise<void> {
  const { person } = held;
  const { id: userId } = person;
  if (!person.isSuspended) return;
  await clearSuspension(tx, { id: userId });
  await recordAct(tx, {
    ...actOn(held, reason),
    action: 'user.lift_suspension',
    before: suspensionOf(person),
    after: { suspended: false, until: null },
  });
  await recheckChampionships(tx);
  await tellByMail(tx, { userId, moment: 'lifted', reason });
}

/** Whoever is suspended reads nothing in the app; of two changes in a row the later one is told. */
async function tellByMail(
  tx: Transaction,
  payload: { userId: UserId; moment: 'suspended' | 'lifted'; reason: string | null },
): Promise<void> {
  const key = `send-suspension-notice:${payload.userId}`;
  await enqueue(tx, { name: 'send-suspension-notice', payload }, { key });
}

function suspensionOf({ isSuspended, suspendedUntil }: UserRow) {
  return {
    suspended: isSuspended,
    until: (isSuspended && suspendedUntil?.toISOString()) || null,
  };
}
