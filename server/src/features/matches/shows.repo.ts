import { and, eq } from 'drizzle-orm';
import { eveningColumns } from '../../domain/queries/evening-columns.ts';
import { matchDayShows } from '../../domain/schema/shows.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const takesDay = { tournamentId: 'int', matchDay: 'int' } as const;

/** The evening of a day, as it is and how it runs. */
export const findShowOf = statement('show_of_day', takesDay, ({ tournamentId, matchDay }) =>
  build
    .select({
      startedAt: matchDayShows.startedAt,
      pausedAt: matchDayShows.pausedAt,
      runnerSeenAt: matchDayShows.runnerSeenAt,
      ...eveningColumns(matchDayShows),
    })
    .from(matchDayShows)
    .where(and(eq(matchDayShows.tournamentId, tournamentId), eq(matchDayShows.matchDay, matchDay))),
);

export const markEnded = statement(
  'mark_show_ended',
  { ...takesDay, startedAt: 'timestamptz', endedAt: 'timestamptz' },
  ({ tournamentId, matchDay, startedAt, endedAt }) =>
    build
      .update(matchDayShows)
      .set({ startedAt, pausedAt: null, endedAt })
      .where(
        and(eq(matchDayShows.tournamentId, tournamentId), eq(matchDayShows.matchDay, matchDay)),
      ),
);
