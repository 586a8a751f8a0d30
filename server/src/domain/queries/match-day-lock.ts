import { sql, type SQL } from 'drizzle-orm';
import { advisoryLocks } from '../../platform/db/advisory-locks.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { matches } from '../schema/matches.ts';

/** The championship's id takes 31 bits and the day 8: no two days share a lock. */
function lockKey(
  tournamentId: SQL | typeof matches.tournamentId,
  matchDay: SQL | typeof matches.matchDay,
) {
  return sql`((${advisoryLocks.matchDayPrefix}::bigint << 48) | (${tournamentId}::bigint << 8) | ${matchDay}::bigint)`;
}

/**
 * Taken by voters, until their transaction ends: they never wait for each other, only for a close.
 * What is read in the statements after it, status above all, stays true until the commit.
 * The order is fixed, so two batches that vote on many days cannot lock each other out.
 */
export const shareMatchDays = statement('share_match_days', { matchIds: 'int[]' }, ({ matchIds }) =>
  build.select({ locked: sql`pg_advisory_xact_lock_shared(day.key)` }).from(
    sql`(select distinct ${lockKey(matches.tournamentId, matches.matchDay)} as key from ${matches}
        where ${matches.id} = any(${matchIds}) order by 1) as day`,
  ),
);

/**
 * Taken by whoever closes a day: waits for the votes under way and holds back the later ones. The
 * queue is fair, so voters at full speed cannot keep the closer waiting.
 */
export const lockMatchDay = statement(
  'lock_match_day',
  { tournamentId: 'int', matchDay: 'int' },
  ({ tournamentId, matchDay }) =>
    build.execute(sql`select pg_advisory_xact_lock(${lockKey(tournamentId, matchDay)})`),
);
