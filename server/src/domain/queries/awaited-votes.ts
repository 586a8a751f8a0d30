import { sql } from 'drizzle-orm';
import { users } from '../schema/accounts.ts';
import { circleMemberships } from '../schema/circles.ts';
import { matches, votes } from '../schema/matches.ts';
import { filmNominations, tournaments } from '../schema/tournaments.ts';
import { isAccountLive } from './live-accounts.ts';

/**
 * Whose votes must all be in before a day of `tournaments` is complete: a circle's active members; of
 * a public championship those who have nominated. Suspended and deleted accounts cannot vote, so
 * nobody waits for them.
 */
export const quorum = sql`(
  select ${circleMemberships.userId} from ${circleMemberships}
  join ${users} on ${users.id} = ${circleMemberships.userId}
  where ${circleMemberships.circleId} = ${tournaments.circleId} and ${circleMemberships.isActive}
    and ${isAccountLive}
  union
  select ${filmNominations.userId} from ${filmNominations}
  join ${users} on ${users.id} = ${filmNominations.userId}
  where ${tournaments.circleId} is null and ${filmNominations.tournamentId} = ${tournaments.id}
    and ${isAccountLive}
)`;

const isOpenNow = sql`${matches.tournamentId} = ${tournaments.id}
  and ${matches.matchDay} = ${tournaments.currentMatchDay} and ${matches.status} = 'active'`;

/** Answers that are still missing on the open day. */
export const gaps = sql`select quorum.user_id, ${matches.id} as match_id from ${quorum} as quorum
  join ${matches} on ${isOpenNow}
  where not exists (
    select 1 from ${votes}
    where ${votes.matchId} = ${matches.id} and ${votes.userId} = quorum.user_id
  )`;

/** Nobody's silence is not everybody's vote, and a day without matches is not voted on. */
export const canBeComplete = sql`(exists ${quorum} and exists (select 1 from ${matches} where ${isOpenNow}))`;

/** Every vote that the open day waits for is in. */
export const isDayComplete = sql`(${canBeComplete} and not exists (${gaps}))`;

/** However soon that is, the open day of `tournaments` does not close for it before this instant. */
export const leastClose = sql<Date | null>`((
  select min(${matches.actualStartTime}) from ${matches} where ${isOpenNow}
) + make_interval(hours => ${tournaments.minOpenHours}))`;
