import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';
import { matches } from './matches.ts';
import { tournaments } from './tournaments.ts';

/** What the codes of a person's ballots are made from; goes with the account, and the codes stay. */
export const ballotKeys = pgTable(
  'ballot_keys',
  {
    userId: integer('user_id').$type<UserId>().primaryKey(),
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({ name: 'ballot_keys_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    // Two people with one key would have one code: a list with a doubled ballot, which nobody could explain.
    unique('ballot_keys_key_unique').on(t.key),
    check('ballot_keys_key_form', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
  ],
);

/** From the opening to nominations on; the secret leaves the house at the start. */
export const drawCommitments = pgTable(
  'draw_commitments',
  {
    tournamentId: integer('tournament_id').primaryKey(),
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'draw_commitments_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
    check(
      'draw_commitments_follows_secret',
      sql`${t.secret} ~ '^[0-9a-f]{64}$' and ${t.commitment} = encode(sha256(decode(${t.secret}, 'hex')), 'hex')`,
    ),
  ],
);

/**
 * The chain of a championship, which only grows (trigger). Each entry names the one before it, and none is
 * named twice: there is no gap and no second chain.
 */
export const seals = pgTable(
  'seals',
  {
    tournamentId: integer('tournament_id').notNull(),
    /** From 0, the draw. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['draw', 'day', 'correction'] }).notNull(),
    matchDay: integer('match_day').notNull(),
    /** Of a correction, as are the votes and the reason. */
    matchNumber: integer('match_number'),
    film1Votes: integer('film1_votes'),
    film2Votes: integer('film2_votes'),
    reason: text('reason'),
    hash: text('hash').notNull(),
    previousHash: text('previous_hash'),
    sealedAt: instant('sealed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'seals_pkey', columns: [t.tournamentId, t.position] }),
    foreignKey({
      name: 'seals_tournament_fk',
      columns: [t.tournamentId],
      foreignColumns: [tournaments.id],
    }).onDelete('cascade'),
    unique('seals_hash_unique').on(t.tournamentId, t.hash),
    unique('seals_previous_unique').on(t.tournamentId, t.previousHash),
    foreignKey({
      name: 'seals_previous_fk',
      columns: [t.tournamentId, t.previousHash],
      foreignColumns: [t.tournamentId, t.hash],
    }),
    uniqueIndex('seals_day_unique')
      .on(t.tournamentId, t.matchDay)
      .where(sql`${t.kind} = 'day'`),
    check('seals_kind_known', sql`${t.kind} in ('draw', 'day', 'correction')`),
    check('seals_hash_form', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'seals_begin_with_draw',
      sql`(${t.position} = 0) = (${t.kind} = 'draw') and (${t.position} = 0) = (${t.previousHash} is null) and (${t.position} = 0) = (${t.matchDay} = 0)`,
    ),
    check(
      'seals_correction_whole',
      sql`num_nonnulls(${t.matchNumber}, ${t.film1Votes}, ${t.film2Votes}, ${t.reason}) = case when ${t.kind} = 'correction' then 4 else 0 end`,
    ),
  ],
);

/**
 * What was counted of each match, from the sealing of its day on, for good (trigger): it names nobody, so that it
 * stays as it is when an account goes.
 */
export const sealedBallots = pgTable(
  'sealed_ballots',
  {
    matchId: integer('match_id').primaryKey(),
    root: text('root').notNull(),
    /** Code and answer of one ballot after the other, by rising code: thirteen characters each. */
    ballots: text('ballots').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'sealed_ballots_match_fk',
      columns: [t.matchId],
      foreignColumns: [matches.id],
    }).onDelete('cascade'),
    check('sealed_ballots_root_form', sql`${t.root} ~ '^[0-9a-f]{64}$'`),
    check('sealed_ballots_form', sql`${t.ballots} ~ '^([0-9A-HJKMNP-TV-Z]{12}[012])*$'`),
  ],
);
