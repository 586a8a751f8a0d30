import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';
import { matchDayClosings } from './matches.ts';
import { tournaments } from './tournaments.ts';

/**
 * The evening on which a day that is held back is revealed before everybody. Where it stands follows from these instants
 * and the script alone (`championship/src/show`), so that a restart or a late comer needs nothing else.
 */
export const matchDayShows = pgTable(
  'match_day_shows',
  {
    tournamentId: integer('tournament_id').notNull(),
    matchDay: integer('match_day').notNull(),
    /** Everybody was last called for this instant. */
    calledFor: instant('called_for'),
    startedBy: integer('started_by').$type<UserId>(),
    /** When its first match began, or would have, had nobody paused or skipped. */
    startedAt: instant('started_at'),
    pausedAt: instant('paused_at'),
    runnerSeenAt: instant('runner_seen_at'),
    /** The day's results are out. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ name: 'match_day_shows_pkey', columns: [t.tournamentId, t.matchDay] }),
    foreignKey({
      name: 'match_day_shows_closing_fk',
      columns: [t.tournamentId, t.matchDay],
      foreignColumns: [matchDayClosings.tournamentId, matchDayClosings.matchDay],
    }).onDelete('cascade'),
    foreignKey({
      name: 'match_day_shows_starter_fk',
      columns: [t.startedBy],
      foreignColumns: [users.id],
    }),
    // Those that run: the sweep for ends that were missed.
    index('match_day_shows_running_idx')
      .on(t.tournamentId)
      .where(sql`${t.startedAt} is not null and ${t.endedAt} is null`),
    check(
      'match_day_shows_start_whole',
      sql`num_nonnulls(${t.startedBy}, ${t.startedAt}, ${t.runnerSeenAt}) in (0, 3)`,
    ),
    check(
      'match_day_shows_started_first',
      sql`${t.startedAt} is not null or num_nonnulls(${t.pausedAt}, ${t.endedAt}) = 0`,
    ),
    check('match_day_shows_ended_runs_no_more', sql`num_nonnulls(${t.pausedAt}, ${t.endedAt}) < 2`),
  ],
);

/** Who is at an evening, for as long as they say so. Unlogged: after a crash they say it again within seconds. */
export const stageSeats = pgTable(
  'stage_seats',
  {
    tournamentId: integer('tournament_id').notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    takenAt: instant('taken_at').notNull(),
    keptUntil: instant('kept_until').notNull(),
  },
  (t) => [
    primaryKey({ name: 'stage_seats_pkey', columns: [t.tournamentId, t.userId] }),
    foreignKey({
      name: 'stage_seats_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'stage_seats_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
  ],
);
