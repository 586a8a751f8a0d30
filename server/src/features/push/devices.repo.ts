import type { UserId } from '@girone/contract/ids';
import type { QuietHours } from '@girone/contract/push';
import { pushDevicesMost } from '@girone/contract/rules';
import { and, count, desc, eq, ne, or, sql } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { digestReaders } from '../../domain/schema/notifications.ts';
import { pushDeliveries, pushDevices, quietHours } from '../../domain/schema/push.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** The latest first. */
export const findDevices = statement('push_devices_of', { userId: 'int' }, ({ userId }) =>
  build
    .select({
      id: pushDevices.id,
      sessionId: pushDevices.sessionId,
      userAgent: pushDevices.userAgent,
      createdAt: pushDevices.createdAt,
      lastSentAt: pushDevices.lastSentAt,
    })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.id))
    .limit(pushDevicesMost),
);

/** Held until the transaction ends, so that devices of one person are counted one after the other. */
export const lockOwner = statement('lock_push_owner', { userId: 'int' }, ({ userId }) =>
  build.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
);

const strangersAt = statement(
  'strangers_at_endpoint',
  { userId: 'int', endpoint: 'text', auth: 'text' },
  ({ userId, endpoint, auth }) =>
    build
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(
        and(
          eq(pushDevices.endpoint, endpoint),
          ne(pushDevices.userId, userId),
          ne(pushDevices.auth, auth),
        ),
      ),
);

/** Whether the address is that of somebody else's browser: their own has the same secret, whoever sits before it. */
export async function isStrangers(
  db: Db,
  device: { userId: UserId; endpoint: string; auth: string },
): Promise<boolean> {
  const rows = await strangersAt(db, device);
  return rows.length > 0;
}

const othersOf = statement(
  'count_other_push_devices',
  { userId: 'int', sessionId: 'text', endpoint: 'text' },
  ({ userId, sessionId, endpoint }) =>
    build
      .select({ others: count() })
      .from(pushDevices)
      .where(
        and(
          eq(pushDevices.userId, userId),
          ne(pushDevices.sessionId, sessionId),
          ne(pushDevices.endpoint, endpoint),
        ),
      ),
);

/** How many somebody has besides the one whose place this would take. */
export async function countOthers(
  db: Db,
  device: { userId: UserId; sessionId: string; endpoint: string },
): Promise<number> {
  const [row] = await othersOf(db, device);
  return row?.others ?? 0;
}

/** What this session had before, and whoever else was at the address. */
export const deleteReplaced = statement(
  'delete_replaced_push_devices',
  { sessionId: 'text', endpoint: 'text' },
  ({ sessionId, endpoint }) =>
    build
      .delete(pushDevices)
      .where(
        or(
          and(eq(pushDevices.sessionId, sessionId), ne(pushDevices.endpoint, endpoint)),
          and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.sessionId, sessionId)),
        ),
      ),
);

export const upsertDevice = statement(
  'upsert_push_device',
  {
    userId: 'int',
    sessionId: 'text',
    endpoint: 'text',
    origin: 'text',
    p256dh: 'text',
    auth: 'text',
    userAgent: 'text?',
  },
  (device) =>
    build
      .insert(pushDevices)
      .values(device)
      .onConflictDoUpdate({
        target: pushDevices.endpoint,
        set: {
          userId: device.userId,
          sessionId: device.sessionId,
          p256dh: device.p256dh,
          auth: device.auth,
          userAgent: device.userAgent,
          failingSince: null,
        },
      }),
);

const deleteOne = statement(
  'delete_push_device_of',
  { userId: 'int', id: 'int' },
  ({ userId, id }) =>
    build.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id))),
);

/** Whether it was this person's. */
export async function deleteDevice(db: Db, userId: UserId, id: number): Promise<boolean> {
  const { rowCount } = await deleteOne(db, { userId, id });
  return rowCount === 1;
}

const insertTrialTo = statement('insert_trial_push', { sessionId: 'text' }, ({ sessionId }) =>
  build.execute(sql`
      insert into ${pushDeliveries} (device_id)
      select ${pushDevices.id} from ${pushDevices} where ${pushDevices.sessionId} = ${sessionId}
      for key share
      on conflict (device_id) where notification_id is null
      do update set due_at = now(), attempts = 0, created_at = now()`),
);

/** Whether this session has a device to send it to. */
export async function insertTrial(db: Db, sessionId: string): Promise<boolean> {
  const { rowCount } = await insertTrialTo(db, { sessionId });
  return rowCount === 1;
}

const quietOf = statement('quiet_hours_of', { userId: 'int' }, ({ userId }) =>
  build
    .select({
      timeZone: digestReaders.timeZone,
      isOn: quietHours.isOn,
      from: quietHours.fromHour,
      to: quietHours.toHour,
      letsClosingThrough: quietHours.letsClosingThrough,
    })
    .from(users)
    .leftJoin(quietHours, eq(quietHours.userId, users.id))
    .leftJoin(digestReaders, eq(digestReaders.userId, users.id))
    .where(eq(users.id, userId)),
);

/** What a person has chosen, if anything, and their clock. */
export async function findQuietHours(
  db: Db,
  userId: UserId,
): Promise<{ chosen: QuietHours | null; timeZone: string | null }> {
  const [row] = await quietOf(db, { userId });
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  const { timeZone, isOn, from, to, letsClosingThrough } = row;
  if (isOn === null || from === null || to === null || letsClosingThrough === null) {
    return { chosen: null, timeZone };
  }
  return { chosen: { isOn, from, to, letsClosingThrough }, timeZone };
}

export const saveQuietHours = statement(
  'save_quiet_hours',
  { userId: 'int', isOn: 'bool', fromHour: 'int', toHour: 'int', letsClosingThrough: 'bool' },
  ({ userId, ...hours }) =>
    build
      .insert(quietHours)
      .values({ userId, ...hours })
      .onConflictDoUpdate({ target: quietHours.userId, set: hours }),
);
