import { recordAct } from '../../domain/audit.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { setEmailVerified } from './held-people.repo.ts';
import { actOn, type PersonalAct } from './lock-person.ts';

/** Confirms an e-mail address for an owner whom the mail with the link never reached. */
export async function confirmForOwner(
  tx: Transaction,
  { held, reason }: PersonalAct,
): Promise<void> {
  const { id: userId, isEmailVerified } = held.person;
  if (isEmailVerified) return;
  await setEmailVerified(tx, { id: userId });
  await recordAct(tx, {
    ...actOn(held, reason),
    action: 'user.verify_email',
    before: { isEmailVerified },
    after: { isEmailVerified: true },
  });
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
}
