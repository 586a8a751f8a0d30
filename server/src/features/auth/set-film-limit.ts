import { recordAct } from '../../domain/audit.ts';
import { emit } from '../../domain/events/outbox.ts';
import { notifyOfModeration } from '../../domain/notifications/notify-of-moderation.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { setFilmsAllowed } from './held-people.repo.ts';
import { actOn, type PersonalAct } from './lock-person.ts';

/** How many films somebody may have. Below what they have: no film goes, and none can be added. */
export async function setFilmLimit(
  tx: Transaction,
  { held, reason }: PersonalAct,
  maxFilmsAllowed: number,
): Promise<void> {
  const { id: userId, maxFilmsAllowed: before } = held.person;
  if (before === maxFilmsAllowed) return;
  await setFilmsAllowed(tx, { id: userId, maxFilmsAllowed });
  await recordAct(tx, {
    ...actOn(held, reason),
    action: 'user.film_limit',
    before: { maxFilmsAllowed: before },
    after: { maxFilmsAllowed },
  });
  await notifyOfModeration(tx, {
    actorId: held.admin?.userId ?? null,
    people: [userId],
    act: 'film_limit',
    subject: String(maxFilmsAllowed),
    reason,
  });
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
}
