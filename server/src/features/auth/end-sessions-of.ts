import { accept, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { recordAct } from '../../domain/audit.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseActOn } from './auth.policy.ts';
import { actOn, lockPerson, refuseBy } from './lock-person.ts';
import { deleteSessionsOf } from './sessions.repo.ts';
import { endCalendarAddresses } from './users.repo.ts';

/** Signs somebody out everywhere, calendar programs too; they may sign in again at once. */
export async function endSessionsOf(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<Outcome<{ ended: number }>> {
  return db.transaction(async (tx) => {
    const held = await lockPerson(tx, actor, userId);
    if (!held.ok) return held;
    const refusal = refuseBy(refuseActOn, held.value);
    if (refusal) return refusal;
    const ended = await deleteSessionsOf(tx, userId);
    if (ended === 0) return accept({ ended });
    await endCalendarAddresses(tx, { id: userId });
    await recordAct(tx, {
      ...actOn(held.value, reason),
      action: 'user.end_sessions',
      before: { sessions: ended },
      after: { sessions: 0 },
    });
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    return accept({ ended });
  });
}
