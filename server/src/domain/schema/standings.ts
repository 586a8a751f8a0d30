import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { films } from './films.ts';
import { filmNominations, tournaments } from './tournaments.ts';

/**
 * The table after each match day; day 0 is the table at the start. A projection: it can be rebuilt
 * from the completed matches at any time.
 */
export const standings = pgTable(
  'standings',
  {
    tournamentId: integer('tournament_id').notNull(),
    matchDay: integer('match_day').notNull(),
    filmId: integer('film_id').notNull(),
    /** Shared positions are equal numbers (1, 1, 3). */
    position: integer('position').notNull(),
    /** The order in which rows are listed, ties in draw order. */
    listOrder: integer('list_order').notNull(),
    points: integer('points').notNull().default(0),
    wins: integer('wins').notNull().default(0),
    draws: integer('draws').notNull().default(0),
    losses: integer('losses').notNull().default(0),
    played: integer('played').notNull().default(0),
    votesFor: integer('votes_for').notNull().default(0),
    votesAgainst: integer('votes_against').notNull().default(0),
    /** The last five results, oldest first. */
    form: text('form').notNull().default(''),
    /** Places gained (positive) or lost since the day before. */
    movement: integer('movement').notNull().default(0),
    /** With points equal to the row above: the rule that separates them; else absent. */
    decidedBy: text('decided_by'),
  },
  (t) => [
    primaryKey({ name: 'standings_pkey', columns: [t.tournamentId, t.matchDay, t.filmId] }),
    foreignKey({
      name: 'standings_film_nominated_fk',
      columns: [t.tournamentId, t.filmId],
      foreignColumns: [filmNominations.tournamentId, filmNominations.filmId],
    }).onDelete('cascade'),
    // Tournament detail: the table of a day. Chart of positions: all days of a championship.
    index('standings_order_idx').on(t.tournamentId, t.matchDay, t.listOrder),
    // Film page: its career.
    index('standings_film_idx').on(t.filmId, t.tournamentId, t.matchDay),
    check('standings_match_day_range', sql`${t.matchDay} >= 0`),
    check('standings_position_range', sql`${t.position} >= 1`),
    check(
      'standings_counts_range',
      sql`${t.wins} >= 0 and ${t.draws} >= 0 and ${t.losses} >= 0 and ${t.votesFor} >= 0 and ${t.votesAgainst} >= 0`,
    ),
    check('standings_played_sum', sql`${t.played} = ${t.wins} + ${t.draws} + ${t.losses}`),
    check('standings_points_sum', sql`${t.points} = 3 * ${t.wins} + ${t.draws}`),
    check('standings_form_known', sql`${t.form} ~ '^[WDL]{0,5}$'`),
  ],
);

/**
 * What the days so far make of the rest of a season: in how many of the seasons that were played for it (20,000) each
 * film came first, and what it scored in all of them. It follows from a day's results and goes with its table.
 */
export const filmOdds = pgTable(
  'film_odds',
  {
    tournamentId: integer('tournament_id').notNull(),
    matchDay: integer('match_day').notNull(),
    filmId: integer('film_id').notNull(),
    titles: integer('titles').notNull(),
    topThrees: integer('top_threes').notNull(),
    pointSum: integer('point_sum').notNull(),
    /** What is certain about the title; absent while it is open. */
    fact: text('fact', { enum: ['champion', 'out'] }),
    topThreeFact: text('top_three_fact', { enum: ['in', 'out'] }),
  },
  (t) => [
    primaryKey({ name: 'film_odds_pkey', columns: [t.tournamentId, t.matchDay, t.filmId] }),
    foreignKey({
      name: 'film_odds_table_fk',
      columns: [t.tournamentId, t.matchDay, t.filmId],
      foreignColumns: [standings.tournamentId, standings.matchDay, standings.filmId],
    }).onDelete('cascade'),
    check('film_odds_match_day_range', sql`${t.matchDay} >= 1`),
    check(
      'film_odds_counts_range',
      sql`${t.titles} between 0 and 20000 and ${t.topThrees} between 0 and 20000 and ${t.pointSum} >= 0`,
    ),
    // A fact wins over every estimate.
    check(
      'film_odds_fact_holds',
      sql`case ${t.fact} when 'champion' then ${t.titles} = 20000 when 'out' then ${t.titles} = 0 else ${t.fact} is null end`,
    ),
    check(
      'film_odds_top_three_fact_holds',
      sql`case ${t.topThreeFact} when 'in' then ${t.topThrees} = 20000 when 'out' then ${t.topThrees} = 0 else ${t.topThreeFact} is null end`,
    ),
  ],
);

/**
 * What each film has won in all public championships: the sum of their last tables, kept by the close
 * of a day. A projection like them, written anew with them.
 */
export const filmRecords = pgTable(
  'film_records',
  {
    filmId: integer('film_id').notNull(),
    points: integer('points').notNull(),
    wins: integer('wins').notNull(),
    draws: integer('draws').notNull(),
    losses: integer('losses').notNull(),
    /** Votes for it less votes for its opponents. */
    voteDifference: integer('vote_difference').notNull(),
    titles: integer('titles').notNull(),
    /** Those with a table that it stands in. */
    championships: integer('championships').notNull(),
  },
  (t) => [
    primaryKey({ name: 'film_records_pkey', columns: [t.filmId] }),
    foreignKey({
      name: 'film_records_film_fk',
      columns: [t.filmId],
      foreignColumns: [films.id],
    }).onDelete('cascade'),
    // Leaderboard: the films of all championships, read backwards.
    index('film_records_order_idx').on(t.points, t.wins, t.voteDifference),
    check('film_records_points_sum', sql`${t.points} = 3 * ${t.wins} + ${t.draws}`),
    check(
      'film_records_counts_range',
      sql`${t.wins} >= 0 and ${t.draws} >= 0 and ${t.losses} >= 0 and ${t.titles} >= 0 and ${t.championships} >= 0`,
    ),
  ],
);

/**
 * The transaction that was the last to change what a championship's tables and figures are made of (triggers): whoever
 * finds the same version twice finds the same championship. The votes of an open day are not part of it.
 */
export const tournamentVersions = pgTable(
  'tournament_versions',
  {
    tournamentId: integer('tournament_id').primaryKey(),
    version: text('version').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'tournament_versions_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
  ],
);
