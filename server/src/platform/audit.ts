import type { UserId } from '@girone/contract/ids';
import type { auditTargets } from '@girone/contract/rules';
import type { Db } from './db/database.ts';
import { auditLog } from './db/schema/admin.ts';

export interface Act {
  /** Null: the operator, at the command line. */
  readonly actorId: UserId | null;
  /** What was done, such as `user.suspend`. */
  readonly action: `${string}.${string}`;
  readonly target: {
    readonly type: (typeof auditTargets)[number];
    readonly id: number | null;
    /** What it is called now: the log outlives what it speaks of. */
    readonly name: string | null;
  };
  readonly reason?: string | null;
  /** What changed, as it was and as it is. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * Puts on record, with the transaction in which it happens, what somebody did by a right that they have
 * over others. The log only grows.
 */
export async function recordAct(tx: Db, act: Act): Promise<void> {
  const { actorId, action, target, reason = null, before = null, after = null } = act;
  await tx.insert(auditLog).values({
    actorId,
    action,
    targetType: target.type,
    targetId: target.id,
    reason,
    details: { name: target.name, before, after },
  });
}
