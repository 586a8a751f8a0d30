import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, longIdentity } from '../../platform/db/schema/columns.ts';
import { sessions, users } from './accounts.ts';

/**
 * A browser to which pushes go. It hangs on the session that it was switched on in, and ends with it: at sign-out, at
 * a new password, with a suspension, with the account.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: identity(),
    userId: integer('user_id').$type<UserId>().notNull(),
    sessionId: text('session_id').notNull(),
    /** The address of the push service at which the browser is reached. */
    endpoint: text('endpoint').notNull(),
    /** Of that address: a service that is slow keeps nobody else waiting. */
    origin: text('origin').notNull(),
    /** The browser's public key and secret, with which a push is encrypted. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSentAt: instant('last_sent_at'),
    /** Since when nothing could be sent to it. */
    failingSince: instant('failing_since'),
  },
  (t) => [
    foreignKey({
      name: 'push_devices_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'push_devices_session_fk',
      columns: [t.sessionId],
      foreignColumns: [sessions.sid],
    }).onDelete('cascade'),
    // A browser belongs to whoever was signed in there last.
    uniqueIndex('push_devices_endpoint_unique').on(t.endpoint),
    uniqueIndex('push_devices_session_unique').on(t.sessionId),
    // Settings: my devices; whom a notice is pushed to.
    index('push_devices_user_idx').on(t.userId),
    check('push_devices_endpoint_length', sql`char_length(${t.endpoint}) between 10 and 1024`),
    check('push_devices_key_length', sql`char_length(${t.p256dh}) = 87`),
    check('push_devices_auth_length', sql`char_length(${t.auth}) = 22`),
    check('push_devices_user_agent_length', sql`char_length(${t.userAgent}) <= 512`),
  ],
);

/** What is still to be pushed; written with what it tells, gone once it is sent or no longer worth sending. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: longIdentity(),
    deviceId: integer('device_id').notNull(),
    /** Absent for a trial. Where it has gone meanwhile, nothing is sent. */
    notificationId: bigint('notification_id', { mode: 'number' }),
    /** Whoever sends it moves this ahead first: if they die, it is due again. */
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'push_deliveries_device_fk',
      columns: [t.deviceId],
      foreignColumns: [pushDevices.id],
    }).onDelete('cascade'),
    uniqueIndex('push_deliveries_notification_unique').on(t.notificationId, t.deviceId),
    uniqueIndex('push_deliveries_trial_unique')
      .on(t.deviceId)
      .where(sql`${t.notificationId} is null`),
    index('push_deliveries_device_idx').on(t.deviceId),
    // What is due.
    index('push_deliveries_due_idx').on(t.dueAt),
    check('push_deliveries_attempts_range', sql`${t.attempts} between 0 and 100`),
  ],
);

/** When somebody wants no push, in their own time zone; a missing row means the default. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    userId: integer('user_id').$type<UserId>().primaryKey(),
    isOn: boolean('is_on').notNull(),
    fromHour: smallint('from_hour').notNull(),
    toHour: smallint('to_hour').notNull(),
    letsClosingThrough: boolean('lets_closing_through').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'quiet_hours_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    check(
      'quiet_hours_range',
      sql`${t.fromHour} between 0 and 23 and ${t.toHour} between 0 and 23 and ${t.fromHour} <> ${t.toHour}`,
    ),
  ],
);
