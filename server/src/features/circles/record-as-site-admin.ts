import type { UserId } from '@girone/contract/ids';
import { recordAct, type Act } from '../../domain/audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CircleRight } from './circles.policy.ts';
import type { CircleRow } from './circles.repo.ts';

type CircleAct = Pick<Act, 'before' | 'after'> & {
  readonly actorId: UserId;
  readonly right: CircleRight;
  readonly circle: Pick<CircleRow, 'id' | 'name'>;
  readonly action: `circle.${string}`;
};

/** What those who run a circle do there is their own business; what an admin of the site does is on record. */
export async function recordAsSiteAdmin(
  tx: Transaction,
  { right, circle, ...act }: CircleAct,
): Promise<void> {
  if (right === 'own') return;
  await recordAct(tx, { ...act, target: { type: 'circle', id: circle.id, name: circle.name } });
}
