import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';

export const follows = pgTable(
  'follows',
  {
    followerId: integer('follower_id').$type<UserId>().notNull(),
    followedId: integer('followed_id').$type<UserId>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Absent while the owner of a private profile has not answered. Only accepted ones count. */
    acceptedAt: instant('accepted_at'),
  },
  (t) => [
    primaryKey({ name: 'follows_pkey', columns: [t.followerId, t.followedId] }),
    foreignKey({
      name: 'follows_follower_fk',
      columns: [t.followerId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'follows_followed_fk',
      columns: [t.followedId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // Profile: followers, and the requests that wait for an answer.
    index('follows_followed_idx').on(t.followedId, t.acceptedAt),
    check('follows_not_oneself', sql`${t.followerId} <> ${t.followedId}`),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blockerId: integer('blocker_id').$type<UserId>().notNull(),
    blockedId: integer('blocked_id').$type<UserId>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'blocks_pkey', columns: [t.blockerId, t.blockedId] }),
    foreignKey({
      name: 'blocks_blocker_fk',
      columns: [t.blockerId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'blocks_blocked_fk',
      columns: [t.blockedId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // Whether the author whose page I open has blocked me.
    index('blocks_blocked_idx').on(t.blockedId),
    check('blocks_not_oneself', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);
