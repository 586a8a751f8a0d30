import type { CircleId, UserId } from '@girone/contract/ids';
import { exclusionCauses } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';

export const circles = pgTable(
  'circles',
  {
    id: identity().$type<CircleId>(),
    name: text('name').notNull(),
    description: text('description'),
    ownerId: integer('owner_id').$type<UserId>().notNull(),
    coverImagePath: text('cover_image_path'),
    maxFilms: integer('max_films').notNull().default(32),
    maxFilmsPerUser: integer('max_films_per_user').notNull().default(3),
    isPublic: boolean('is_public').notNull().default(true),
    joinType: text('join_type', { enum: ['open', 'approval_required'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** It was deleted, and its name stays for what was played in it. Nobody is in it and nothing else is left. */
    archivedAt: instant('archived_at'),
  },
  (t) => [
    // An account that owns a circle hands it over before it goes.
    foreignKey({ name: 'circles_owner_fk', columns: [t.ownerId], foreignColumns: [users.id] }),
    index('circles_owner_idx').on(t.ownerId),
    // Explore: search by name or description.
    index('circles_search_idx').using(
      'gin',
      t.name.op('gin_trgm_ops'),
      t.description.op('gin_trgm_ops'),
    ),
    check(
      'circles_name_length',
      sql`char_length(btrim(${t.name})) >= 1 and char_length(${t.name}) <= 60`,
    ),
    check('circles_description_length', sql`char_length(${t.description}) <= 2000`),
    check('circles_max_films_range', sql`${t.maxFilms} between 2 and 64`),
    check('circles_max_films_per_user_range', sql`${t.maxFilmsPerUser} between 1 and 10`),
    check('circles_archived_is_private', sql`${t.archivedAt} is null or not ${t.isPublic}`),
    check('circles_join_type_known', sql`${t.joinType} in ('open', 'approval_required')`),
  ],
);

/** One row per stay: leaving sets `is_active` false, coming back makes a new row. */
export const circleMemberships = pgTable(
  'circle_memberships',
  {
    id: identity(),
    circleId: integer('circle_id').$type<CircleId>().notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    role: text('role', { enum: ['member', 'moderator', 'admin'] })
      .notNull()
      .default('member'),
    isActive: boolean('is_active').notNull().default(true),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    leftAt: instant('left_at'),
    /**
     * Which of the person's three places this stay takes; chosen by a trigger, never written by the
     * application. With the unique index a fourth active circle has no place to stand on.
     */
    slot: smallint('slot'),
  },
  (t) => [
    foreignKey({
      name: 'circle_memberships_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'circle_memberships_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // Circle management: members; may this person vote here?
    uniqueIndex('circle_memberships_active_unique')
      .on(t.circleId, t.userId)
      .where(sql`${t.isActive}`),
    // My circles.
    uniqueIndex('circle_memberships_slot_unique')
      .on(t.userId, t.slot)
      .where(sql`${t.isActive}`),
    // The export of a person's data, former circles included.
    index('circle_memberships_user_idx').on(t.userId),
    check('circle_memberships_role_known', sql`${t.role} in ('member', 'moderator', 'admin')`),
    check('circle_memberships_slot_range', sql`${t.slot} between 1 and 3`),
    check('circle_memberships_slot_when_active', sql`${t.isActive} = (${t.slot} is not null)`),
  ],
);

/** Withdrawing a request removes its row. */
export const circleJoinRequests = pgTable(
  'circle_join_requests',
  {
    id: identity(),
    circleId: integer('circle_id').$type<CircleId>().notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    message: text('message'),
    reviewedBy: integer('reviewed_by').$type<UserId>(),
    reviewedAt: instant('reviewed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'circle_join_requests_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'circle_join_requests_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'circle_join_requests_reviewer_fk',
      columns: [t.reviewedBy],
      foreignColumns: [users.id],
    }).onDelete('set null'),
    // Circle management: pending requests.
    uniqueIndex('circle_join_requests_one_pending_unique')
      .on(t.circleId, t.userId)
      .where(sql`${t.status} = 'pending'`),
    // Explore: my request to a circle, and when the last one was rejected.
    index('circle_join_requests_user_idx').on(t.userId, t.circleId, t.createdAt),
    check(
      'circle_join_requests_status_known',
      sql`${t.status} in ('pending', 'approved', 'rejected')`,
    ),
    check('circle_join_requests_message_length', sql`char_length(${t.message}) <= 500`),
    check(
      'circle_join_requests_review_whole',
      sql`(${t.status} = 'pending') = (${t.reviewedAt} is null)`,
    ),
    check('circle_join_requests_not_own_review', sql`${t.reviewedBy} <> ${t.userId}`),
  ],
);

/** Whom a circle has shown out or turned away: no link and no open door lets them in until a moderator lifts it. */
export const circleExclusions = pgTable(
  'circle_exclusions',
  {
    circleId: integer('circle_id').$type<CircleId>().notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    cause: text('cause', { enum: exclusionCauses }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'circle_exclusions_pk', columns: [t.circleId, t.userId] }),
    foreignKey({
      name: 'circle_exclusions_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'circle_exclusions_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // The end of an account, and the export of a person's data.
    index('circle_exclusions_user_idx').on(t.userId),
    check('circle_exclusions_cause_known', sql`${t.cause} in ('removed', 'rejected')`),
  ],
);

export const circleInvites = pgTable(
  'circle_invites',
  {
    id: identity(),
    circleId: integer('circle_id').$type<CircleId>().notNull(),
    createdBy: integer('created_by').$type<UserId>().notNull(),
    /** The link carries the token; only its hash is kept. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    maxUses: integer('max_uses').notNull().default(1),
    uses: integer('uses').notNull().default(0),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'circle_invites_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'circle_invites_creator_fk',
      columns: [t.createdBy],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    uniqueIndex('circle_invites_token_unique').on(t.tokenHash),
    // Circle management: the invites of a circle.
    index('circle_invites_circle_idx').on(t.circleId),
    check('circle_invites_max_uses_range', sql`${t.maxUses} >= 1`),
    check('circle_invites_uses_range', sql`${t.uses} between 0 and ${t.maxUses}`),
  ],
);
