import type { CircleId, UserId } from '@girone/contract/ids';
import { reportReasons, reportStatuses } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, longIdentity } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';
import { circles } from './circles.ts';
import { posts } from './posts.ts';

/** Append-only: a trigger refuses every change and removal. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: longIdentity(),
    /** Absent for the operator's command line. */
    actorId: integer('actor_id').$type<UserId>(),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    /** No foreign key: the log outlives what it speaks of. */
    targetId: integer('target_id'),
    reason: text('reason'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({ name: 'audit_log_actor_fk', columns: [t.actorId], foreignColumns: [users.id] }),
    // Admin: the log of one user, film, match; newest first by id.
    index('audit_log_target_idx').on(t.targetType, t.targetId, t.id),
    index('audit_log_actor_idx').on(t.actorId, t.id),
    // Admin: search of the log, by the reason and by what it was about.
    index('audit_log_search_idx').using(
      'gin',
      t.reason.op('gin_trgm_ops'),
      sql`(${t.details}->>'name') gin_trgm_ops`,
    ),
    check('audit_log_action_length', sql`char_length(${t.action}) between 1 and 60`),
    check('audit_log_target_type_length', sql`char_length(${t.targetType}) between 1 and 60`),
    check('audit_log_reason_length', sql`char_length(${t.reason}) <= 500`),
  ],
);

export const reports = pgTable(
  'reports',
  {
    id: identity(),
    reporterId: integer('reporter_id').$type<UserId>().notNull(),
    postId: integer('post_id'),
    reportedUserId: integer('reported_user_id').$type<UserId>(),
    /** Whom it is about: the person, or the post's author, who stays known when the post is deleted. */
    concernedId: integer('concerned_id').$type<UserId>().notNull(),
    /** Where the post stands: its moderators decide too. */
    circleId: integer('circle_id').$type<CircleId>(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    /** What the reporter says in their own words. */
    note: text('note'),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    resolvedBy: integer('resolved_by').$type<UserId>(),
    resolvedAt: instant('resolved_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'reports_reporter_fk',
      columns: [t.reporterId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reports_post_fk',
      columns: [t.postId],
      foreignColumns: [posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reports_reported_user_fk',
      columns: [t.reportedUserId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reports_concerned_fk',
      columns: [t.concernedId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reports_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reports_resolver_fk',
      columns: [t.resolvedBy],
      foreignColumns: [users.id],
    }).onDelete('set null'),
    // One open report per person and subject.
    uniqueIndex('reports_open_post_unique')
      .on(t.postId, t.reporterId)
      .where(sql`${t.status} = 'open' and ${t.postId} is not null`),
    uniqueIndex('reports_open_user_unique')
      .on(t.reportedUserId, t.reporterId)
      .where(sql`${t.status} = 'open' and ${t.reportedUserId} is not null`),
    // Moderation queue.
    index('reports_status_idx').on(t.status, t.id),
    // A circle's own queue.
    index('reports_circle_idx')
      .on(t.circleId, t.status, t.id)
      .where(sql`${t.circleId} is not null`),
    // What was upheld about somebody before; search by the name of either side.
    index('reports_concerned_idx').on(t.concernedId, t.status),
    index('reports_reporter_idx').on(t.reporterId, t.status),
    // Everything that was reported of one post or person, decided or not.
    index('reports_post_idx')
      .on(t.postId, t.id)
      .where(sql`${t.postId} is not null`),
    index('reports_person_idx')
      .on(t.reportedUserId, t.id)
      .where(sql`${t.reportedUserId} is not null`),
    check('reports_one_subject', sql`num_nonnulls(${t.postId}, ${t.reportedUserId}) = 1`),
    check('reports_status_known', sql`${t.status} in ('open', 'upheld', 'dismissed')`),
    check(
      'reports_reason_known',
      sql`${t.reason} in ('spam', 'insult', 'hate', 'spoiler', 'private', 'other')`,
    ),
    check('reports_note_length', sql`char_length(${t.note}) between 1 and 500`),
    check('reports_resolution_whole', sql`(${t.status} = 'open') = (${t.resolvedAt} is null)`),
    check('reports_not_oneself', sql`${t.concernedId} <> ${t.reporterId}`),
    check('reports_person_concerned', sql`${t.reportedUserId} = ${t.concernedId}`),
    check('reports_circle_has_post', sql`${t.circleId} is null or ${t.postId} is not null`),
  ],
);

/** What takes long to count and may be a minute old. One row. */
export const siteFigures = pgTable(
  'site_figures',
  {
    name: text('name').primaryKey(),
    figures: jsonb('figures').$type<Record<string, unknown>>().notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (t) => [check('site_figures_one_row', sql`${t.name} = 'site'`)],
);
