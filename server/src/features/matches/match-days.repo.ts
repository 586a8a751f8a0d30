import type { CircleId } from '@girone/contract/ids';
import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { MatchResult } from '@girone/championship/result';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export interface DayKey {
  readonly tournamentId: number;
  readonly matchDay: number;
}

const takesDay = { tournamentId: 'int', matchDay: 'int' } as const;

export type CountedResult = MatchResult & { readonly id: number };

/** The day's matches that have no result yet, with the votes they have. */
export const countDay = statement('count_day', takesDay, ({ tournamentId, matchDay }) =>
  build
    .select({
      id: matches.id,
      film1Id: matches.film1Id,
      film2Id: matches.film2Id,
      film1Votes: sql<number>`count(*) filter (where ${votes.filmId} = ${matches.film1Id})::int`,
      film2Votes: sql<number>`count(*) filter (where ${votes.filmId} = ${matches.film2Id})::int`,
    })
    .from(matches)
    .leftJoin(votes, eq(votes.matchId, matches.id))
    .where(
      and(
        eq(matches.tournamentId, tournamentId),
        eq(matches.matchDay, matchDay),
        inArray(matches.status, ['active', 'closed']),
      ),
    )
    .groupBy(matches.id),
);

interface Ending {
  /** Of each result; null for a draw. */
  readonly winnerIds: readonly (number | null)[];
  readonly completedAt: Date;
}

const complete = statement(
  'complete_matches',
  {
    ids: 'int[]',
    film1Votes: 'int[]',
    film2Votes: 'int[]',
    winnerIds: 'int?[]',
    completedAt: 'timestamptz',
  },
  ({ ids, film1Votes, film2Votes, winnerIds, completedAt }) =>
    build.execute(sql`
      update ${matches} set status = 'completed', completed_at = ${completedAt},
        film1_votes = final.film1_votes, film2_votes = final.film2_votes, winner_id = final.winner_id
      from unnest(${ids}, ${film1Votes}, ${film2Votes}, ${winnerIds})
        as final (id, film1_votes, film2_votes, winner_id)
      where ${matches.id} = final.id`),
);

export async function completeMatches(
  tx: Transaction,
  results: readonly CountedResult[],
  ending: Ending,
): Promise<void> {
  await complete(tx, {
    ids: results.map(({ id }) => id),
    film1Votes: results.map(({ film1Votes }) => film1Votes),
    film2Votes: results.map(({ film2Votes }) => film2Votes),
    ...ending,
  });
}

/** Its key is why a day closes once. */
export const insertClosing = statement(
  'insert_closing',
  {
    ...takesDay,
    reason: 'text',
    closedBy: 'int?',
    closedAt: 'timestamptz',
    revealsAt: 'timestamptz?',
  },
  (closing) => build.insert(matchDayClosings).values({ ...closing, takesSeal: true }),
);

/** When each day closed, in the order of the days. */
export const findClosings = statement('closings_of', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ matchDay: matchDayClosings.matchDay, closedAt: matchDayClosings.closedAt })
    .from(matchDayClosings)
    .where(eq(matchDayClosings.tournamentId, tournamentId))
    .orderBy(asc(matchDayClosings.matchDay)),
);

/** Ends the voting on a day and keeps its results back. */
export const holdMatches = statement('hold_matches', takesDay, ({ tournamentId, matchDay }) =>
  build
    .update(matches)
    .set({ status: 'closed' })
    .where(
      and(
        eq(matches.tournamentId, tournamentId),
        eq(matches.matchDay, matchDay),
        eq(matches.status, 'active'),
      ),
    ),
);

/** From here on the day is shown. */
export const markRevealed = statement('mark_revealed', takesDay, ({ tournamentId, matchDay }) =>
  build.update(tournaments).set({ revealedDay: matchDay }).where(eq(tournaments.id, tournamentId)),
);

/** Its results are held back no longer. */
export const releaseDay = statement('release_day', takesDay, ({ tournamentId, matchDay }) =>
  build
    .update(matchDayClosings)
    .set({ revealsAt: null })
    .where(
      and(eq(matchDayClosings.tournamentId, tournamentId), eq(matchDayClosings.matchDay, matchDay)),
    ),
);

/** Asked for once, so that an index can begin with it; by itself it is another one for each row. */
const thisInstant = sql`(select clock_timestamp())`;

/** Running championships with a day that should have revealed itself, in the order of that time. */
export const findOverdueReveals = statement('overdue_reveals', { limit: 'int' }, ({ limit }) =>
  build
    .select({ tournamentId: tournaments.id })
    .from(matchDayClosings)
    .innerJoin(tournaments, eq(tournaments.id, matchDayClosings.tournamentId))
    .where(and(eq(tournaments.status, 'active'), lte(matchDayClosings.revealsAt, thisInstant)))
    .groupBy(tournaments.id)
    .orderBy(sql`min(${matchDayClosings.revealsAt})`)
    .limit(limit),
);

const lastMatchDay = statement('last_match_day', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ last: sql<number>`coalesce(max(${matches.matchDay}), 0)` })
    .from(matches)
    .where(eq(matches.tournamentId, tournamentId)),
);

export async function findLastMatchDay(db: Db, tournamentId: number): Promise<number> {
  const [row] = await lastMatchDay(db, { tournamentId });
  return row?.last ?? 0;
}

function isOn({ tournamentId, matchDay }: Record<keyof typeof takesDay, SQL>) {
  return and(
    eq(tournaments.id, tournamentId),
    eq(tournaments.status, 'active'),
    eq(tournaments.currentMatchDay, matchDay),
  );
}

const advance = statement('advance_tournament', { ...takesDay, next: 'int' }, ({ next, ...day }) =>
  build.update(tournaments).set({ currentMatchDay: next }).where(isOn(day)),
);

const finish = statement(
  'finish_tournament',
  { ...takesDay, completedAt: 'timestamptz' },
  ({ completedAt, ...day }) =>
    build.update(tournaments).set({ status: 'completed', completedAt }).where(isOn(day)),
);

/** Moves the championship on from a day; refuses, as a broken promise, if it is not on that day. */
export async function advanceTournament(
  tx: Transaction,
  day: DayKey,
  next: { readonly matchDay: number } | { readonly completedAt: Date },
): Promise<void> {
  const { rowCount } =
    'matchDay' in next
      ? await advance(tx, { ...day, next: next.matchDay })
      : await finish(tx, { ...day, ...next });
  if (rowCount !== 1)
    throw new Error(`championship ${day.tournamentId} was moved by another close`);
}

/** Running championships whose open day has had its time, in the order of that time. */
export const findOverdueDays = statement('overdue_days', { limit: 'int' }, ({ limit }) =>
  build
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
    .where(and(eq(tournaments.status, 'active'), lte(matches.autoAdvanceTime, thisInstant)))
    .groupBy(tournaments.id)
    .orderBy(sql`min(${matches.autoAdvanceTime})`)
    .limit(limit),
);

const running = statement(
  'running_tournaments',
  { afterId: 'int', limit: 'int' },
  ({ afterId, limit }) =>
    build
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
      .limit(limit),
);

/** Running championships, page by page. */
export async function findRunning(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await running(db, { afterId, limit });
  return rows.map(({ id }) => id);
}

const runningOfCircle = statement(
  'running_tournaments_of_circle',
  { circleId: 'int' },
  ({ circleId }) =>
    build
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(and(eq(tournaments.status, 'active'), eq(tournaments.circleId, circleId))),
);

export async function findRunningOfCircle(db: Db, circleId: CircleId): Promise<number[]> {
  const rows = await runningOfCircle(db, { circleId });
  return rows.map(({ id }) => id);
}
