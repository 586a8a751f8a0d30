import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';
import { filmNominations, tournaments } from './tournaments.ts';

/**
 * Who plays whom and when is fixed at the draw; status moves forward; a completed match is frozen
 * unless `girone.correction` is on and the correction says why (triggers).
 */
export const matches = pgTable(
  'matches',
  {
    id: identity(),
    tournamentId: integer('tournament_id').notNull(),
    matchNumber: integer('match_number').notNull(),
    /** Plays at home. */
    film1Id: integer('film1_id').notNull(),
    film2Id: integer('film2_id').notNull(),
    /** `closed`: counted, while its result waits for the reveal; it is written here only then. */
    status: text('status', { enum: ['pending', 'active', 'closed', 'completed'] })
      .notNull()
      .default('pending'),
    /** Absent: a draw, or not completed yet. */
    winnerId: integer('winner_id'),
    /** Counted from the votes when the day closes, or when it is revealed; 0 before. */
    film1Votes: integer('film1_votes').notNull().default(0),
    film2Votes: integer('film2_votes').notNull().default(0),
    /** First leg. */
    isHomeMatch: boolean('is_home_match').notNull().default(true),
    matchDay: integer('match_day').notNull(),
    matchDayName: text('match_day_name'),
    scheduledStartTime: instant('scheduled_start_time'),
    actualStartTime: instant('actual_start_time'),
    autoAdvanceTime: instant('auto_advance_time'),
    completedAt: instant('completed_at'),
    /** An admin replaced the counted result. */
    correctedAt: instant('corrected_at'),
    correctedBy: integer('corrected_by').$type<UserId>(),
    correctionReason: text('correction_reason'),
    /** Left unplayed by a championship that was cancelled (trigger). */
    isAbandoned: boolean('is_abandoned').notNull().default(false),
  },
  (t) => [
    foreignKey({
      name: 'matches_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'matches_film1_nominated_fk',
      columns: [t.tournamentId, t.film1Id],
      foreignColumns: [filmNominations.tournamentId, filmNominations.filmId],
    }),
    foreignKey({
      name: 'matches_film2_nominated_fk',
      columns: [t.tournamentId, t.film2Id],
      foreignColumns: [filmNominations.tournamentId, filmNominations.filmId],
    }),
    foreignKey({
      name: 'matches_corrector_fk',
      columns: [t.correctedBy],
      foreignColumns: [users.id],
    }),
    unique('matches_pair_unique').on(t.tournamentId, t.film1Id, t.film2Id),
    unique('matches_number_unique').on(t.tournamentId, t.matchNumber),
    // Tournament detail: matches by day and status; the close of a day.
    index('matches_day_idx').on(t.tournamentId, t.matchDay, t.status),
    // All matches: in progress, read backwards: the last opened first, each day's as in the calendar.
    index('matches_active_idx')
      .on(t.actualStartTime, sql`(-${t.id})`)
      .where(sql`${t.status} = 'active' and not ${t.isAbandoned}`),
    // All matches: pending, the next to begin first; one without a plan is the last.
    index('matches_pending_idx')
      .on(sql`coalesce(${t.scheduledStartTime}, 'infinity')`, t.id)
      .where(sql`${t.status} = 'pending' and not ${t.isAbandoned}`),
    // All matches: the latest results.
    index('matches_completed_idx')
      .on(t.completedAt, t.id)
      .where(sql`${t.status} = 'completed'`),
    // Admin: those in one state, newest first.
    index('matches_status_idx').on(t.status, t.id),
    // The sweep for match days that are due.
    index('matches_due_idx')
      .on(t.autoAdvanceTime)
      .where(sql`${t.status} = 'active'`),
    check('matches_two_films', sql`${t.film1Id} <> ${t.film2Id}`),
    check('matches_number_range', sql`${t.matchNumber} >= 1`),
    check('matches_match_day_range', sql`${t.matchDay} >= 1`),
    check('matches_status_known', sql`${t.status} in ('pending', 'active', 'closed', 'completed')`),
    check('matches_votes_range', sql`${t.film1Votes} >= 0 and ${t.film2Votes} >= 0`),
    // More votes wins; equal votes, 0-0 included, is a draw; no result before the close.
    check(
      'matches_result_follows_votes',
      sql`case when ${t.status} <> 'completed' then ${t.winnerId} is null and ${t.film1Votes} = 0 and ${t.film2Votes} = 0 when ${t.film1Votes} > ${t.film2Votes} then ${t.winnerId} is not distinct from ${t.film1Id} when ${t.film2Votes} > ${t.film1Votes} then ${t.winnerId} is not distinct from ${t.film2Id} else ${t.winnerId} is null end`,
    ),
    check(
      'matches_opened_has_time',
      sql`${t.status} = 'pending' or ${t.actualStartTime} is not null`,
    ),
    check(
      'matches_completed_has_time',
      sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`,
    ),
    check(
      'matches_correction_whole',
      sql`(${t.correctedAt} is null) = (${t.correctionReason} is null) and (${t.correctedAt} is not null or ${t.correctedBy} is null)`,
    ),
    check('matches_abandoned_unplayed', sql`not (${t.isAbandoned} and ${t.status} = 'completed')`),
    check('matches_correction_reason_length', sql`char_length(${t.correctionReason}) <= 500`),
  ],
);

/**
 * Each match once per film, written by a trigger with the match. It carries two rules that a match
 * row alone cannot: a film plays at most once per match day, at home or away, and a vote is for one
 * of the match's two films.
 */
export const matchFilms = pgTable(
  'match_films',
  {
    matchId: integer('match_id').notNull(),
    filmId: integer('film_id').notNull(),
    tournamentId: integer('tournament_id').notNull(),
    matchDay: integer('match_day').notNull(),
  },
  (t) => [
    primaryKey({ name: 'match_films_pkey', columns: [t.matchId, t.filmId] }),
    foreignKey({
      name: 'match_films_match_fk',
      columns: [t.matchId],
      foreignColumns: [matches.id],
    }).onDelete('cascade'),
    unique('match_films_once_per_day_unique').on(t.tournamentId, t.matchDay, t.filmId),
    // Film page: its matches, home and away.
    index('match_films_film_idx').on(t.filmId, t.matchId),
  ],
);

/**
 * The only source of tallies; nobody but the voter ever sees a row. `film_id` has no index on
 * purpose: changing a vote then touches no index.
 */
export const votes = pgTable(
  'votes',
  {
    matchId: integer('match_id').notNull(),
    /** After the voter's account is deleted this is the number of a row without a name. */
    userId: integer('user_id').$type<UserId>().notNull(),
    filmId: integer('film_id'),
    answer: text('answer', { enum: ['film', 'not_seen'] })
      .notNull()
      .default('film'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was chosen; before it came, where it waited on a device for a line. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'votes_pkey', columns: [t.matchId, t.userId] }),
    foreignKey({
      name: 'votes_match_fk',
      columns: [t.matchId],
      foreignColumns: [matches.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'votes_film_in_match_fk',
      columns: [t.matchId, t.filmId],
      foreignColumns: [matchFilms.matchId, matchFilms.filmId],
    }),
    foreignKey({ name: 'votes_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    // Profile: votes cast; the export of a person's data.
    index('votes_user_idx').on(t.userId),
    check('votes_answer_known', sql`${t.answer} in ('film', 'not_seen')`),
    check('votes_answer_matches_film', sql`(${t.answer} = 'film') = (${t.filmId} is not null)`),
  ],
);

/**
 * How the votes on each match stand, kept by triggers with every statement that changes votes: reading it does not
 * grow with the votes. The close of a day counts the votes themselves. A row comes with its match.
 */
export const matchTallies = pgTable(
  'match_tallies',
  {
    matchId: integer('match_id').primaryKey(),
    film1Votes: integer('film1_votes').notNull().default(0),
    film2Votes: integer('film2_votes').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'match_tallies_match_fk',
      columns: [t.matchId],
      foreignColumns: [matches.id],
    }).onDelete('cascade'),
    check('match_tallies_votes_range', sql`${t.film1Votes} >= 0 and ${t.film2Votes} >= 0`),
  ],
);

/** One row per closed day: however many timers and voters race for it, a day closes once. */
export const matchDayClosings = pgTable(
  'match_day_closings',
  {
    tournamentId: integer('tournament_id').notNull(),
    matchDay: integer('match_day').notNull(),
    reason: text('reason', { enum: ['all_votes', 'timeout', 'manual'] }).notNull(),
    /** Absent when nobody pressed a button. */
    closedBy: integer('closed_by').$type<UserId>(),
    closedAt: instant('closed_at').notNull().defaultNow(),
    /** Not of days that closed before there were seals: their voters had no codes. */
    takesSeal: boolean('takes_seal').notNull().default(false),
    /** When held results show themselves; absent where nothing is held, or no longer. */
    revealsAt: instant('reveals_at'),
  },
  (t) => [
    primaryKey({ name: 'match_day_closings_pkey', columns: [t.tournamentId, t.matchDay] }),
    foreignKey({
      name: 'match_day_closings_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'match_day_closings_closer_fk',
      columns: [t.closedBy],
      foreignColumns: [users.id],
    }),
    // The sweep for days that reveal themselves.
    index('match_day_closings_reveal_idx')
      .on(t.revealsAt)
      .where(sql`${t.revealsAt} is not null`),
    check('match_day_closings_day_range', sql`${t.matchDay} >= 1`),
    check(
      'match_day_closings_reason_known',
      sql`${t.reason} in ('all_votes', 'timeout', 'manual')`,
    ),
  ],
);
