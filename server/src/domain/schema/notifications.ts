import type { CircleId, UserId } from '@girone/contract/ids';
import type { MailKind, ModerationAct, NotificationType } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';

/** What a notification is about; names are looked up when it is read, by what its reader may see. */
export interface NotificationPayload {
  readonly tournamentId?: number;
  readonly matchDay?: number;
  /** Of a count that somebody says does not add up. */
  readonly matchNumber?: number;
  /** Of results: the day that opened with them. */
  readonly nextMatchDay?: number;
  /** Of results: the most remarkable thing about the day, as `championship/src/story` found it then. */
  readonly story?: object;
  /** How many films were asked for, where fewer than the championship asks of everybody; or went with somebody. */
  readonly films?: number;
  /** What a championship lacked at its deadline, and who owed how many films then, the first of them by id. */
  readonly missing?: {
    readonly participants: number;
    readonly films: number;
    readonly people: readonly { readonly userId: UserId; readonly films: number }[];
    readonly others: number;
  };
  readonly circleId?: CircleId;
  readonly postId?: number;
  /** Of a request to join, or of a report; whoever had stayed out is `readmitted` when a moderator lifts that. */
  readonly outcome?: 'approved' | 'rejected' | 'readmitted' | 'upheld' | 'dismissed';
  /** What somebody has become in a circle. */
  readonly role?: 'moderator' | 'admin';
  /** Of `moderation`: what was done, to what, named as it was then, and why. */
  readonly act?: ModerationAct;
  readonly subject?: string | null;
  readonly reason?: string | null;
}

/**
 * A ring of five partitions, one for each thirty days: what is older than ninety goes with its partition, which is emptied
 * at once however much is in it (`forget_notifications`), and there is always one to write into.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Of the days in which it was written. */
    slot: smallint('slot')
      .notNull()
      .default(sql`(extract(epoch from now())::bigint / 2592000 % 5)`),
    userId: integer('user_id').$type<UserId>().notNull(),
    /** Who caused it; absent when a championship did, or who looks after the place. */
    actorId: integer('actor_id').$type<UserId>(),
    type: text('type').$type<NotificationType>().notNull(),
    payload: jsonb('payload').$type<NotificationPayload>().notNull().default({}),
    /** The same happening told twice is one notification: jobs run at least once. Whoever writes it looks at all slots. */
    dedupeKey: text('dedupe_key'),
    /** False for whoever wants only the mail: nothing shows it, but its mail needs the row. */
    isInApp: boolean('is_in_app').notNull().default(true),
    readAt: instant('read_at'),
    /** Written before the mail goes out: a crash in between loses it rather than send it twice. */
    mailedAt: instant('mailed_at'),
    /** When a device that is in use got it as a push: it is not mailed as well. */
    pushedAt: instant('pushed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'notifications_pkey', columns: [t.id, t.slot] }),
    foreignKey({
      name: 'notifications_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notifications_actor_fk',
      columns: [t.actorId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    uniqueIndex('notifications_dedupe_unique')
      .on(t.userId, t.dedupeKey, t.slot)
      .where(sql`${t.dedupeKey} is not null`),
    // Notifications list, newest first.
    index('notifications_user_idx').on(t.userId, t.id),
    // The number on the bell.
    index('notifications_unread_idx')
      .on(t.userId)
      .where(sql`${t.readAt} is null and ${t.isInApp}`),
    index('notifications_actor_idx').on(t.actorId),
    // Those of the last minutes; rows lie in the order of their time, so that a few pages say it all.
    index('notifications_created_idx').using('brin', t.createdAt),
    check('notifications_type_length', sql`char_length(${t.type}) between 1 and 60`),
    check('notifications_dedupe_key_length', sql`char_length(${t.dedupeKey}) <= 200`),
  ],
);

/** A missing row means the default of its type. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: integer('user_id').$type<UserId>().notNull(),
    type: text('type').$type<MailKind>().notNull(),
    inApp: boolean('in_app').notNull().default(true),
    byEmail: boolean('by_email').notNull().default(false),
    /** Absent: the default of its type. */
    byPush: boolean('by_push'),
  },
  (t) => [
    primaryKey({ name: 'notification_settings_pkey', columns: [t.userId, t.type] }),
    foreignKey({
      name: 'notification_settings_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // Who wants the weekly digest.
    index('notification_settings_digest_idx')
      .on(t.userId)
      .where(sql`${t.type} = 'weekly_digest' and ${t.byEmail}`),
    check('notification_settings_type_length', sql`char_length(${t.type}) between 1 and 60`),
  ],
);

/** What is known of whoever may get the weekly digest; whether they want it is in their settings. */
export const digestReaders = pgTable(
  'digest_readers',
  {
    userId: integer('user_id').$type<UserId>().primaryKey(),
    /** Of the device that they used last; absent: UTC. */
    timeZone: text('time_zone'),
    /** The Monday of the last week that was looked at, whether or not there was anything to say. */
    week: date('week'),
    /** The Monday of the last digest; written before it goes out, so that a crash loses it rather than send it twice. */
    mailedWeek: date('mailed_week'),
  },
  (t) => [
    foreignKey({
      name: 'digest_readers_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    check('digest_readers_time_zone_length', sql`char_length(${t.timeZone}) between 1 and 64`),
    check('digest_readers_week_is_monday', sql`extract(isodow from ${t.week}) = 1`),
    check(
      'digest_readers_mailed_week_seen',
      sql`coalesce(${t.mailedWeek} <= ${t.week}, ${t.mailedWeek} is null)`,
    ),
  ],
);
