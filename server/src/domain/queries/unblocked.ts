import { sql, type Column, type SQL } from 'drizzle-orm';
import { blocks } from '../schema/profiles.ts';
import type { ViewerInQuery } from './visible-tournaments.ts';

/**
 * As a condition on a column with a person's id: neither of them and the viewer has blocked the other.
 * Nobody hides from the moderators by blocking them.
 */
export function isUnblocked({ userId, isAdmin }: ViewerInQuery, personId: Column): SQL {
  return sql`${personId} not in (
    select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${userId}
    union all
    select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${userId} and not ${isAdmin})`;
}
