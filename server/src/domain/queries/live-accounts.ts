import { sql } from 'drizzle-orm';
import { users } from '../schema/accounts.ts';

/** As a condition on `users`. A suspension with an end lapses by itself. */
export const isSuspended = sql<boolean>`(${users.suspendedAt} is not null
  and coalesce(${users.suspendedUntil} > clock_timestamp(), true))`;

/** Neither deleted nor suspended: an account that may act, and for which others wait. */
export const isAccountLive = sql<boolean>`(${users.deletedAt} is null and not ${isSuspended})`;
