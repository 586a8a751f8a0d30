import { recordAct } from '../../domain/audit.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { setEmailVerified } from './held-people.repo.ts';
import { actOn, type PersonalAct } from './hold-person.ts';

/** Takes an e-mail address for confirmed whose owner was never reached by the mail with the link. */
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
