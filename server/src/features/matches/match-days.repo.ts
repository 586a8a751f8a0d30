import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { ClosingReason } from '../../championship/match-day.ts';
import type { MatchResult } from '../../championship/result.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { matchDayClosings, matches, votes } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';

export interface DayKey {
  readonly tournamentId: number;
  readonly matchDay: number;
}

function isOfDay({ tournamentId, matchDay }: DayKey) {
  return and(eq(matches.tournamentId, tournamentId), eq(matches.matchDay, matchDay));
}

export type CountedResult = MatchResult & { readonly id: number };

/** The day's open matches with the votes they have. */
export async function countDay(tx: Transaction, day: DayKey): Promise<CountedResult[]> {
  return tx
    .select({
      id: matches.id,
      film1Id: matches.film1Id,
      film2Id: matches.film2Id,
      film1Votes: sql<number>`count(*) filter (where ${votes.filmId} = ${matches.film1Id})::int`,
      film2Votes: sql<number>`count(*) filter (where ${votes.filmId} = ${matches.film2Id})::int`,
    })
    .from(matches)
    .leftJoin(votes, eq(votes.matchId, matches.id))
    .where(and(isOfDay(day), eq(matches.status, 'active')))
    .groupBy(matches.id);
}

interface Ending {
  /** Of each result; null for a draw. */
  readonly winnerIds: readonly (number | null)[];
  readonly closedAt: Date;
}

export async function completeMatches(
  tx: Transaction,
  results: readonly CountedResult[],
  { winnerIds, closedAt }: Ending,
): Promise<void> {
  await tx.execute(sql`
    update ${matches} set status = 'completed', completed_at = ${closedAt.toISOString()}::timestamptz,
      film1_votes = final.film1_votes, film2_votes = final.film2_votes, winner_id = final.winner_id
    from unnest(
      ${integers(results.map(({ id }) => id))},
      ${integers(results.map(({ film1Votes }) => film1Votes))},
      ${integers(results.map(({ film2Votes }) => film2Votes))},
      ${integers(winnerIds)}
    ) as final (id, film1_votes, film2_votes, winner_id)
    where ${matches.id} = final.id`);
}

function integers(values: readonly (number | null)[]): SQL {
  return sql`${sql.param([...values])}::int[]`;
}

interface Closing extends DayKey {
  readonly reason: ClosingReason;
  readonly closedBy: UserId | null;
  readonly closedAt: Date;
}

/** Its key is why a day closes once. */
export async function insertClosing(tx: Transaction, closing: Closing): Promise<void> {
  await tx.insert(matchDayClosings).values(closing);
}

export async function findLastMatchDay(db: Db, tournamentId: number): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${matches.matchDay}), 0)` })
    .from(matches)
    .where(eq(matches.tournamentId, tournamentId));
  return row?.last ?? 0;
}

/** Moves the championship on from a day; refuses, as a broken promise, if it is not on that day. */
export async function advanceTournament(
  tx: Transaction,
  { tournamentId, matchDay }: DayKey,
  next: { readonly matchDay: number } | { readonly completedAt: Date },
): Promise<void> {
  const moved = await tx
    .update(tournaments)
    .set(
      'matchDay' in next
        ? { currentMatchDay: next.matchDay }
        : { status: 'completed', completedAt: next.completedAt },
    )
    .where(
      and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.status, 'active'),
        eq(tournaments.currentMatchDay, matchDay),
      ),
    )
    .returning({ id: tournaments.id });
  if (moved.length !== 1)
    throw new Error(`championship ${tournamentId} was moved by another close`);
}

/** Running championships whose open day has had its time, in the order of that time. */
export async function findOverdueDays(db: Db, limit: number): Promise<DayKey[]> {
  return db
    .select({ tournamentId: tournaments.id, matchDay: tournaments.currentMatchDay })
    .from(tournaments)
    .innerJoin(
      matches,
      and(
        eq(matches.tournamentId, tournaments.id),
        eq(matches.matchDay, tournaments.currentMatchDay),
        eq(matches.status, 'active'),
      ),
    )
    .where(
      and(eq(tournaments.status, 'active'), lte(matches.autoAdvanceTime, sql`clock_timestamp()`)),
    )
    .groupBy(tournaments.id)
    .orderBy(sql`min(${matches.autoAdvanceTime})`)
    .limit(limit);
}

/** Running championships, page by page. */
export async function findRunning(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.status, 'active'),
        eq(tournaments.advanceOnAllCircleVotes, true),
        gt(tournaments.id, afterId),
      ),
    )
    .orderBy(asc(tournaments.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function findRunningOfCircle(db: Db, circleId: CircleId): Promise<number[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(eq(tournaments.status, 'active'), eq(tournaments.circleId, circleId)));
  return rows.map(({ id }) => id);
}
