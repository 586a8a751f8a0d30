import { and, eq, sql } from 'drizzle-orm';
import { matchDayShows } from '../../domain/schema/shows.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const takesDay = { tournamentId: 'int', matchDay: 'int' } as const;

export const saveCall = statement(
  'call_to_show',
  { ...takesDay, calledFor: 'timestamptz' },
  ({ tournamentId, matchDay, calledFor }) =>
    build
      .insert(matchDayShows)
      .values({ tournamentId, matchDay, calledFor })
      .onConflictDoUpdate({
        target: [matchDayShows.tournamentId, matchDayShows.matchDay],
        set: { calledFor },
      }),
);

/** Whoever presses first has started it; the others change nothing. */
export const insertStart = statement(
  'start_show',
  { ...takesDay, startedBy: 'int', startedAt: 'timestamptz', runnerSeenAt: 'timestamptz' },
  ({ tournamentId, matchDay, ...start }) =>
    build
      .insert(matchDayShows)
      .values({ tournamentId, matchDay, ...start })
      .onConflictDoUpdate({
        target: [matchDayShows.tournamentId, matchDayShows.matchDay],
        set: start,
        setWhere: sql`${matchDayShows.startedAt} is null`,
      }),
);

export const saveShow = statement(
  'save_show',
  {
    ...takesDay,
    startedAt: 'timestamptz',
    pausedAt: 'timestamptz?',
    runnerSeenAt: 'timestamptz',
  },
  ({ tournamentId, matchDay, ...show }) =>
    build
      .update(matchDayShows)
      .set(show)
      .where(
        and(
          eq(matchDayShows.tournamentId, tournamentId),
          eq(matchDayShows.matchDay, matchDay),
          sql`${matchDayShows.endedAt} is null`,
        ),
      ),
);

export const saveRunnerSeen = statement(
  'save_runner_seen',
  { ...takesDay, runnerSeenAt: 'timestamptz' },
  ({ tournamentId, matchDay, runnerSeenAt }) =>
    build
      .update(matchDayShows)
      .set({ runnerSeenAt })
      .where(
        and(eq(matchDayShows.tournamentId, tournamentId), eq(matchDayShows.matchDay, matchDay)),
      ),
);

export const findStart = statement('start_of_show', takesDay, ({ tournamentId, matchDay }) =>
  build
    .select({ startedAt: matchDayShows.startedAt })
    .from(matchDayShows)
    .where(and(eq(matchDayShows.tournamentId, tournamentId), eq(matchDayShows.matchDay, matchDay))),
);

/** Championships in which an evening runs, a hundred at most. */
export const findRunningShows = statement('running_shows', {}, () =>
  build
    .select({ tournamentId: matchDayShows.tournamentId })
    .from(matchDayShows)
    .innerJoin(tournaments, eq(tournaments.id, matchDayShows.tournamentId))
    .where(
      and(
        eq(tournaments.status, 'active'),
        sql`${matchDayShows.startedAt} is not null and ${matchDayShows.endedAt} is null`,
      ),
    )
    .orderBy(matchDayShows.startedAt)
    .limit(100),
);
