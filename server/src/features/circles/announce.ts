import type { CircleId, UserId } from '@girone/contract/ids';
import { emitAll } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

interface Change {
  /** The people whose own place changed. */
  readonly concerned?: readonly UserId[];
  /**
   * Somebody has come or gone: the circle's championships are looked at afterwards, because who is in
   * decides whether everybody has nominated or voted.
   */
  readonly haveMembersChanged?: boolean;
}

/**
 * Tells the people whose own place changed, then the circle's members. In this order a page that has
 * just been let in hears the second event too, and one that was shown out does not.
 */
export async function announce(
  tx: Transaction,
  circleId: CircleId,
  { concerned = [], haveMembersChanged = false }: Change = {},
): Promise<void> {
  const data = { circleId };
  await emitAll(tx, [
    ...concerned.map((userId) => ({
      event: { type: 'membership' as const, data },
      audience: { kind: 'user' as const, userId },
    })),
    { event: { type: 'circle', data }, audience: { kind: 'circle', circleId } },
  ]);
  if (haveMembersChanged) {
    const key = `recheck-circle:${circleId}`;
    await enqueue(tx, { name: 'recheck-circle', payload: data }, { key });
  }
}
