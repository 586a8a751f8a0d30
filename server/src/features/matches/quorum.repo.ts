import { eq, sql } from 'drizzle-orm';
import {
  canBeComplete,
  gaps,
  isDayComplete,
  leastClose,
  quorum,
} from '../../domain/queries/awaited-votes.ts';
import { votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { DayKey } from './match-days.repo.ts';

export interface Gap {
  readonly userId: number;
  readonly matchId: number;
}

const gapOf = statement('find_gap', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({
      userId: sql<number | null>`gap.user_id`,
      matchId: sql<number | null>`gap.match_id`,
      canBeComplete: sql<boolean>`${canBeComplete}`,
    })
    .from(tournaments)
    .leftJoin(sql`lateral (${gaps} limit 1) as gap`, sql`true`)
    .where(eq(tournaments.id, tournamentId)),
);

/** One answer that the championship's open day still waits for; `null` when it waits for none. */
export async function findGap(db: Db, tournamentId: number): Promise<Gap | 'nobody' | null> {
  const [row] = await gapOf(db, { tournamentId });
  if (!row?.canBeComplete) return 'nobody';
  return row.userId === null || row.matchId === null
    ? null
    : { userId: row.userId, matchId: row.matchId };
}

const missing = statement(
  'is_still_missing',
  { tournamentId: 'int', userId: 'int', matchId: 'int' },
  ({ tournamentId, userId, matchId }) =>
    build
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(
        sql`${tournaments.id} = ${tournamentId}
          and exists (select 1 from ${quorum} as quorum where quorum.user_id = ${userId})
          and not exists (
            select 1 from ${votes} where ${votes.matchId} = ${matchId} and ${votes.userId} = ${userId}
          )`,
      ),
);

/** Whether an answer is still missing: not given on another instance, nor by somebody who has left. */
export async function isStillMissing(
  db: Db,
  tournamentId: number,
  { userId, matchId }: Gap,
): Promise<boolean> {
  return (await missing(db, { tournamentId, userId, matchId })).length > 0;
}

const completeDays = statement('complete_days', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({ tournamentId: tournaments.id, matchDay: tournaments.currentMatchDay })
    .from(tournaments)
    .where(
      sql`${tournaments.id} = any(${ids})
        and ${tournaments.status} = 'active' and ${tournaments.advanceOnAllCircleVotes}
        and (${tournaments.minOpenHours} = 0 or ${leastClose} <= clock_timestamp())
        and ${isDayComplete}`,
    )
    .orderBy(tournaments.id),
);

/** Those of the running championships whose open day has every vote, and need not stay open any longer. */
export async function findCompleteDays(
  db: Db,
  tournamentIds: readonly number[],
): Promise<DayKey[]> {
  return tournamentIds.length === 0 ? [] : completeDays(db, { ids: tournamentIds });
}
