import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { identity, instant } from './columns.ts';
import { posts } from './posts.ts';

/** Append-only: a trigger refuses every change and removal. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
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
    reason: text('reason').notNull(),
    status: text('status', { enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
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
    // Admin: moderation queue.
    index('reports_status_idx').on(t.status, t.id),
    check('reports_one_subject', sql`num_nonnulls(${t.postId}, ${t.reportedUserId}) = 1`),
    check('reports_status_known', sql`${t.status} in ('open', 'upheld', 'dismissed')`),
    check('reports_reason_length', sql`char_length(${t.reason}) between 1 and 1000`),
    check('reports_resolution_whole', sql`(${t.status} = 'open') = (${t.resolvedAt} is null)`),
    check('reports_not_oneself', sql`${t.reportedUserId} <> ${t.reporterId}`),
  ],
);
