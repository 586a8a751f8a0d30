import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { FilmOdds } from '@girone/championship/odds/estimate-odds';
import { isShownDay } from '../../domain/queries/shown-days.ts';
import { matches } from '../../domain/schema/matches.ts';
import { filmOdds, standings } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** Rows of the table after a day that may be known and has no odds yet; of what was called off there are none. */
const lacksOdds = and(
  gt(standings.matchDay, 0),
  isShownDay(standings),
  isNull(tournaments.cancelledAt),
  notExists(
    build
      .select({ one: sql`1` })
      .from(filmOdds)
      .where(
        and(
          eq(filmOdds.tournamentId, standings.tournamentId),
          eq(filmOdds.matchDay, standings.matchDay),
          eq(filmOdds.filmId, standings.filmId),
        ),
      ),
  ),
);

/** The days without odds, the newest first. */
export const findDaysWithoutOdds = statement(
  'days_without_odds',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .selectDistinct({ matchDay: standings.matchDay })
      .from(standings)
      .innerJoin(tournaments, eq(tournaments.id, standings.tournamentId))
      .where(and(eq(standings.tournamentId, tournamentId), lacksOdds))
      .orderBy(sql`${standings.matchDay} desc`),
);

/** Championships with such days, so many after one. */
export const findSeasonsWithoutOdds = statement(
  'seasons_without_odds',
  { afterId: 'int', limit: 'int' },
  ({ afterId, limit }) =>
    build
      .selectDistinct({ id: tournaments.id })
      .from(standings)
      .innerJoin(tournaments, eq(tournaments.id, standings.tournamentId))
      .where(and(gt(tournaments.id, afterId), eq(standings.listOrder, 1), lacksOdds))
      .orderBy(asc(tournaments.id))
      .limit(limit),
);

/** Every match of the calendar; of a day that may not be known without its votes. */
export const findCalendar = statement(
  'calendar_for_odds',
  { tournamentId: 'int', lastDay: 'int' },
  ({ tournamentId, lastDay }) => {
    const isPlayed = sql`${matches.status} = 'completed' and ${matches.matchDay} <= ${lastDay} and ${isShownDay(matches)}`;
    return build
      .select({
        matchDay: matches.matchDay,
        film1Id: matches.film1Id,
        film2Id: matches.film2Id,
        isPlayed: sql<boolean>`${isPlayed}`,
        film1Votes: sql<number>`case when ${isPlayed} then ${matches.film1Votes} else 0 end`,
        film2Votes: sql<number>`case when ${isPlayed} then ${matches.film2Votes} else 0 end`,
      })
      .from(matches)
      .where(eq(matches.tournamentId, tournamentId))
      .orderBy(asc(matches.matchNumber));
  },
);

const addOdds = statement(
  'add_odds',
  { tournamentId: 'int', matchDay: 'int', rows: 'text' },
  ({ tournamentId, matchDay, rows }) =>
    build
      .insert(filmOdds)
      .select(
        sql`select ${tournamentId}, ${matchDay}, film.* from jsonb_to_recordset(${rows}::jsonb) as film (
          "filmId" int, titles int, "topThrees" int, "pointSum" int, fact text, "topThreeFact" text
        )`,
      )
      .onConflictDoNothing(),
);

/** What is there already was computed from the same results: it is the same. */
export async function insertOdds(
  tx: Transaction,
  day: { readonly tournamentId: number; readonly matchDay: number },
  odds: readonly FilmOdds[],
): Promise<void> {
  await addOdds(tx, { ...day, rows: JSON.stringify(odds) });
}

/** Each film's odds after each day, in the order of the days. */
export const findOdds = statement('odds_of_films', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({
      filmId: filmOdds.filmId,
      days: sql<number[]>`array_agg(${filmOdds.matchDay} order by ${filmOdds.matchDay})`,
      titles: sql<number[]>`array_agg(${filmOdds.titles} order by ${filmOdds.matchDay})`,
      facts: sql<FilmOdds['fact'][]>`array_agg(${filmOdds.fact} order by ${filmOdds.matchDay})`,
      topThrees: sql<number>`(array_agg(${filmOdds.topThrees} order by ${filmOdds.matchDay} desc))[1]`,
      topThreeFact: sql<
        FilmOdds['topThreeFact']
      >`(array_agg(${filmOdds.topThreeFact} order by ${filmOdds.matchDay} desc))[1]`,
      pointSum: sql<number>`(array_agg(${filmOdds.pointSum} order by ${filmOdds.matchDay} desc))[1]`,
      points: sql<number>`(array_agg(${standings.points} order by ${filmOdds.matchDay} desc))[1]`,
    })
    .from(filmOdds)
    .innerJoin(
      standings,
      and(
        eq(standings.tournamentId, filmOdds.tournamentId),
        eq(standings.matchDay, filmOdds.matchDay),
        eq(standings.filmId, filmOdds.filmId),
      ),
    )
    .where(eq(filmOdds.tournamentId, tournamentId))
    .groupBy(filmOdds.filmId),
);

/** How long the calendar is, and how far it may be known. */
export const findDays = statement('days_for_odds', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({
      matchDays: sql<number>`coalesce(max(${matches.matchDay}), 0)`,
      lastDay: sql<number>`coalesce(max(${matches.matchDay}) filter (where ${isShownDay(matches)}), 0)`,
    })
    .from(matches)
    .where(eq(matches.tournamentId, tournamentId)),
);
