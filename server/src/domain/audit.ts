import type { UserId } from '@girone/contract/ids';
import type { auditTargets } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { build } from '../platform/db/defined-query.ts';
import { statement } from '../platform/db/statement.ts';
import { auditLog } from './schema/admin.ts';

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

const insertAct = statement(
  'insert_act',
  {
    actorId: 'int?',
    action: 'text',
    targetType: 'text',
    targetId: 'int?',
    reason: 'text?',
    details: 'text',
  },
  ({ details, ...columns }) =>
    build.insert(auditLog).values({ ...columns, details: sql`${details}::jsonb` }),
);

/**
 * Puts on record, with the transaction in which it happens, what somebody did by a right that they have
 * over others. The log only grows.
 */
export async function recordAct(tx: Db, act: Act): Promise<void> {
  const { actorId, action, target, reason = null, before = null, after = null } = act;
  await insertAct(tx, {
    actorId,
    action,
    targetType: target.type,
    targetId: target.id,
    reason,
    details: JSON.stringify({ name: target.name, before, after }),
  });
}
