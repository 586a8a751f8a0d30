import type { CircleId, UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';
import { circles } from './circles.ts';
import { films } from './films.ts';

/** `status`, `current_match_day` and `revealed_day` only move forward, one step at a time (trigger). */
export const tournaments = pgTable(
  'tournaments',
  {
    id: identity(),
    name: text('name').notNull(),
    description: text('description'),
    status: text('status', { enum: ['preparation', 'setup', 'active', 'completed'] })
      .notNull()
      .default('preparation'),
    maxNominationsPerUser: integer('max_nominations_per_user').notNull().default(3),
    minNominationsPerUser: integer('min_nominations_per_user').notNull().default(1),
    preparationDeadline: instant('preparation_deadline'),
    requiredFilmsPerUser: integer('required_films_per_user').notNull().default(3),
    maxFilms: integer('max_films').notNull().default(32),
    /** Absent for public championships. */
    circleId: integer('circle_id').$type<CircleId>(),
    createdBy: integer('created_by').$type<UserId>().notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    /** The post that opens the discussion. Its foreign key is in the guards migration: posts know
     *  tournaments, and a cycle of imports would be worse. */
    socialTopicId: integer('social_topic_id'),
    matchDurationHours: integer('match_duration_hours').notNull().default(24),
    autoAdvanceOnAllVotes: boolean('auto_advance_on_all_votes').notNull().default(true),
    maxParticipantCircles: integer('max_participant_circles').notNull().default(3),
    matchDayFrequencyHours: integer('match_day_frequency_hours').notNull().default(48),
    advanceOnAllCircleVotes: boolean('advance_on_all_circle_votes').notNull().default(true),
    timeoutAdvanceEnabled: boolean('timeout_advance_enabled').notNull().default(true),
    /** However soon everybody awaited has voted, a day of a public championship stays open for so long. */
    minOpenHours: integer('min_open_hours').notNull().default(0),
    /** Tallies hidden until the day closes. */
    secretCount: boolean('secret_count').notNull().default(false),
    /** When the results of a closed day are shown. */
    revealMode: text('reveal_mode', { enum: ['off', 'by_hand', 'at_hour'] })
      .notNull()
      .default('off'),
    /** The hour of the day, on the creator's clock, at which they are shown. */
    revealHour: integer('reveal_hour'),
    revealZone: text('reveal_zone'),
    /** "I have not seen it" is an answer. */
    allowUnseen: boolean('allow_unseen').notNull().default(false),
    /** Anyone can recompute the draw from it. */
    drawSeed: text('draw_seed'),
    /** How many films stand in it, counted at the start, when the list is frozen (trigger). */
    drawnFilms: integer('drawn_films').notNull().default(0),
    /** 0 until the start. */
    currentMatchDay: integer('current_match_day').notNull().default(0),
    /** The last day whose results are shown: everywhere a day is shown up to here, and none after it. */
    revealedDay: integer('revealed_day').notNull().default(0),
    /** Since when the readiness table is all OK, and when the grace time ends. */
    readySince: instant('ready_since'),
    startsAt: instant('starts_at'),
    /** When the creator was told that the deadline had passed with something missing; another deadline
     *  clears it. */
    deadlineMissedAt: instant('deadline_missed_at'),
    /** When whoever is missing was last reminded: once in 24 hours. */
    remindedAt: instant('reminded_at'),
    /** The championship that this one plays again, with the same people and settings. */
    rematchOf: integer('rematch_of'),
    createdAt: instant('created_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
    /** An admin ended it before its time; its status is then completed, so nothing advances it. */
    cancelledAt: instant('cancelled_at'),
    cancelledBy: integer('cancelled_by').$type<UserId>(),
    cancellationReason: text('cancellation_reason'),
  },
  (t) => [
    foreignKey({
      name: 'tournaments_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'tournaments_creator_fk',
      columns: [t.createdBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'tournaments_canceller_fk',
      columns: [t.cancelledBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'tournaments_rematch_fk',
      columns: [t.rematchOf],
      foreignColumns: [t.id],
    }).onDelete('set null'),
    // A championship's end: its rematch, one at the most.
    uniqueIndex('tournaments_rematch_unique')
      .on(t.rematchOf)
      .where(sql`${t.rematchOf} is not null`),
    // Tournament list: active and completed, newest first.
    index('tournaments_status_idx').on(t.status, t.id),
    // Circle management and circle page: the circle's championships.
    index('tournaments_circle_idx').on(t.circleId, t.id),
    // Leaderboard and matches screens of visitors: public ones.
    index('tournaments_public_idx')
      .on(t.status, t.id)
      .where(sql`${t.isPublic}`),
    // Profile: championships; my drafts.
    index('tournaments_creator_idx').on(t.createdBy, t.id),
    // Tournament list and admin: search by name.
    index('tournaments_search_idx').using('gin', t.name.op('gin_trgm_ops')),
    // Admin: by name.
    index('tournaments_name_idx').on(sql`lower(${t.name})`, t.id),
    // The sweep that starts ready championships, and tells creators of missed deadlines.
    index('tournaments_starts_at_idx')
      .on(t.startsAt)
      .where(sql`${t.status} = 'setup'`),
    index('tournaments_deadline_idx')
      .on(t.preparationDeadline)
      .where(sql`${t.status} = 'setup'`),
    check(
      'tournaments_name_length',
      sql`char_length(btrim(${t.name})) >= 1 and char_length(${t.name}) <= 100`,
    ),
    check('tournaments_description_length', sql`char_length(${t.description}) <= 2000`),
    check(
      'tournaments_status_known',
      sql`${t.status} in ('preparation', 'setup', 'active', 'completed')`,
    ),
    check('tournaments_max_films_range', sql`${t.maxFilms} between 2 and 64`),
    check('tournaments_required_films_range', sql`${t.requiredFilmsPerUser} between 1 and 10`),
    check(
      'tournaments_nominations_range',
      sql`${t.minNominationsPerUser} >= 1 and ${t.minNominationsPerUser} <= ${t.maxNominationsPerUser} and ${t.maxNominationsPerUser} <= 10`,
    ),
    check('tournaments_frequency_known', sql`${t.matchDayFrequencyHours} in (12, 24, 48, 72, 168)`),
    check('tournaments_min_open_known', sql`${t.minOpenHours} in (0, 1, 6, 12)`),
    check('tournaments_min_open_public', sql`${t.minOpenHours} = 0 or ${t.isPublic}`),
    check(
      'tournaments_reveal_whole',
      sql`${t.revealMode} in ('off', 'by_hand', 'at_hour') and (${t.revealMode} = 'at_hour') = (${t.revealHour} is not null) and (${t.revealHour} is null) = (${t.revealZone} is null)`,
    ),
    check('tournaments_reveal_hour_range', sql`${t.revealHour} between 0 and 23`),
    check('tournaments_reveal_zone_length', sql`char_length(${t.revealZone}) <= 64`),
    // A running count would tell what the reveal holds back.
    check('tournaments_reveal_secret', sql`${t.revealMode} = 'off' or ${t.secretCount}`),
    check(
      'tournaments_revealed_day_range',
      sql`${t.revealedDay} between 0 and ${t.currentMatchDay}`,
    ),
    check('tournaments_match_duration_range', sql`${t.matchDurationHours} > 0`),
    check('tournaments_participant_circles_range', sql`${t.maxParticipantCircles} >= 1`),
    check('tournaments_public_or_circle', sql`${t.isPublic} = (${t.circleId} is null)`),
    check('tournaments_match_day_range', sql`${t.currentMatchDay} >= 0`),
    check(
      'tournaments_started_has_time',
      sql`${t.status} not in ('active', 'completed') or ${t.startedAt} is not null`,
    ),
    check(
      'tournaments_completed_has_time',
      sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`,
    ),
    check(
      'tournaments_cancellation_whole',
      sql`${t.cancelledAt} is not null or (${t.cancelledBy} is null and ${t.cancellationReason} is null)`,
    ),
    check(
      'tournaments_cancellation_reason_length',
      sql`char_length(${t.cancellationReason}) <= 500`,
    ),
  ],
);

/** Limits, owner and the freeze at the start are also held by a trigger. */
export const filmNominations = pgTable(
  'film_nominations',
  {
    id: identity(),
    tournamentId: integer('tournament_id').notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    filmId: integer('film_id').notNull(),
    nominationOrder: integer('nomination_order').notNull().default(1),
    /** What the film was called at the draw: a season on record is not rewritten. Null before. */
    drawnTitle: text('drawn_title'),
    drawnYear: integer('drawn_year'),
    drawnDirector: text('drawn_director'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'film_nominations_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'film_nominations_own_film_fk',
      columns: [t.filmId, t.userId],
      foreignColumns: [films.id, films.ownerId],
    }),
    // A film stands once in a championship; target of the matches' and standings' foreign keys.
    unique('film_nominations_film_unique').on(t.tournamentId, t.filmId),
    // Nominations screen: everybody's, grouped by participant; participants of a championship.
    index('film_nominations_user_idx').on(t.tournamentId, t.userId, t.nominationOrder),
    // Film page: its career; whether a film may be deleted.
    index('film_nominations_film_idx').on(t.filmId),
    // Profile: championships of a person.
    index('film_nominations_participant_idx').on(t.userId, t.tournamentId),
    check('film_nominations_order_range', sql`${t.nominationOrder} >= 1`),
  ],
);
