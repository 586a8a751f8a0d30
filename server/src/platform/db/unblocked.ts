import { sql, type Column, type SQL } from 'drizzle-orm';
import { blocks } from './schema/profiles.ts';
import type { Viewer } from './visible-tournaments.ts';

/**
 * As a condition on a column with a person's id: neither of them and the viewer has blocked the other.
 * Nobody hides from the moderators by blocking them.
 */
export function isUnblocked({ userId, isAdmin }: Viewer, personId: Column): SQL {
  const blocked = sql`select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${userId}`;
  const blockers = sql`select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${userId}`;
  return isAdmin
    ? sql`${personId} not in (${blocked})`
    : sql`${personId} not in (${blocked} union all ${blockers})`;
}
