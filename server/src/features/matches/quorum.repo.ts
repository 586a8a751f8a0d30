import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships } from '../../platform/db/schema/circles.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import type { DayKey } from './match-days.repo.ts';

/**
 * Whose votes must all be in before a day of `tournaments` is complete: a circle's active members; of
 * a public championship those who have nominated. Suspended and deleted accounts cannot vote, so
 * nobody waits for them.
 */
const quorum = sql`(
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
const gaps = sql`select quorum.user_id, ${matches.id} as match_id from ${quorum} as quorum
  join ${matches} on ${isOpenNow}
  where not exists (
    select 1 from ${votes}
    where ${votes.matchId} = ${matches.id} and ${votes.userId} = quorum.user_id
  )`;

/** Nobody's silence is not everybody's vote, and a day without matches is not voted on. */
const canBeComplete = sql`(exists ${quorum} and exists (select 1 from ${matches} where ${isOpenNow}))`;

export interface Gap {
  readonly userId: number;
  readonly matchId: number;
}

/** One answer that the championship's open day still waits for; `null` when it waits for none. */
export async function findGap(db: Db, tournamentId: number): Promise<Gap | 'nobody' | null> {
  const [row] = await db
    .select({
      userId: sql<number | null>`gap.user_id`,
      matchId: sql<number | null>`gap.match_id`,
      canBeComplete: sql<boolean>`${canBeComplete}`,
    })
    .from(tournaments)
    .leftJoin(sql`lateral (${gaps} limit 1) as gap`, sql`true`)
    .where(eq(tournaments.id, sql.placeholder('tournamentId')))
    .prepare('find_gap')
    .execute({ tournamentId });
  if (!row?.canBeComplete) return 'nobody';
  return row.userId === null || row.matchId === null
    ? null
    : { userId: row.userId, matchId: row.matchId };
}

/** Whether an answer is still missing: not given on another instance, nor by somebody who has left. */
export async function isStillMissing(
  db: Db,
  tournamentId: number,
  { userId, matchId }: Gap,
): Promise<boolean> {
  const voter = sql`${sql.placeholder('userId')}::int`;
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      sql`${tournaments.id} = ${sql.placeholder('tournamentId')}
        and exists (select 1 from ${quorum} as quorum where quorum.user_id = ${voter})
        and not exists (
          select 1 from ${votes}
          where ${votes.matchId} = ${sql.placeholder('matchId')} and ${votes.userId} = ${voter}
        )`,
    )
    .prepare('is_still_missing')
    .execute({ tournamentId, userId, matchId });
  return rows.length > 0;
}

/** Those of the running championships whose open day has every vote. */
export async function findCompleteDays(
  db: Db,
  tournamentIds: readonly number[],
): Promise<DayKey[]> {
  if (tournamentIds.length === 0) return [];
  return db
    .select({ tournamentId: tournaments.id, matchDay: tournaments.currentMatchDay })
    .from(tournaments)
    .where(
      sql`${tournaments.id} = any(${sql.param([...tournamentIds])}::int[])
        and ${tournaments.status} = 'active' and ${tournaments.advanceOnAllCircleVotes}
        and ${canBeComplete} and not exists (${gaps})`,
    )
    .orderBy(tournaments.id);
}
