import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import type { NotificationType } from '@girone/contract/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { pushedByDefault } from '../../domain/notifications/notify.ts';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { sessions, users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { notifications, notificationSettings } from '../../domain/schema/notifications.ts';
import { posts } from '../../domain/schema/posts.ts';
import { pushDeliveries, pushDevices } from '../../domain/schema/push.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { PushTarget } from '../../platform/push/pusher.ts';

export interface Due extends PushTarget, Record<string, unknown> {
  readonly id: number;
  readonly deviceId: number;
  readonly origin: string;
  /** Null for a trial. */
  readonly notificationId: number | null;
  readonly attempts: number;
}

/** So long somebody may take to send what they have taken; then it is due again. */
const leaseSeconds = 120;

/**
 * What is due, for some of each push service, of those that are not busy. It is due again later, in case whoever takes
 * it dies: of several instances each gets others.
 */
export const takeDue = statement(
  'take_due_pushes',
  { busy: 'text[]', perOrigin: 'int' },
  ({ busy, perOrigin }) =>
    build.execute<Due>(sql`
      with due as (
        select ${pushDeliveries.id} as id,
          row_number() over (
            partition by ${pushDevices.origin} order by ${pushDeliveries.dueAt}, ${pushDeliveries.id}
          ) as place
        from ${pushDeliveries} join ${pushDevices} on ${pushDevices.id} = ${pushDeliveries.deviceId}
        where ${pushDeliveries.dueAt} <= now() and not (${pushDevices.origin} = any(${busy}))
      ), taken as (
        select ${pushDeliveries.id} as id from ${pushDeliveries}
        where ${pushDeliveries.id} in (select id from due where place <= ${perOrigin})
          and ${pushDeliveries.dueAt} <= now()
        order by ${pushDeliveries.id}
        for update skip locked
      )
      update ${pushDeliveries}
      set due_at = now() + make_interval(secs => ${leaseSeconds}), attempts = least(attempts + 1, 100)
      from taken, ${pushDevices}
      where ${pushDeliveries.id} = taken.id and ${pushDevices.id} = ${pushDeliveries.deviceId}
      returning ${pushDeliveries.id}::float8 as id, ${pushDeliveries.deviceId} as "deviceId",
        ${pushDeliveries.notificationId}::float8 as "notificationId", ${pushDeliveries.attempts} as attempts,
        ${pushDevices.origin} as origin, ${pushDevices.endpoint} as endpoint,
        ${pushDevices.p256dh} as p256dh, ${pushDevices.auth} as auth`),
);

export interface Reader extends Record<string, unknown> {
  readonly userId: UserId;
  readonly isAdmin: boolean;
  readonly language: Language;
}

/** Whose device it is; nobody's once they or its session may no longer act. */
export const findReader = statement('push_reader_of', { deviceId: 'int' }, ({ deviceId }) =>
  build
    .select({ userId: users.id, isAdmin: users.isAdmin, language: users.language })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .innerJoin(sessions, eq(sessions.sid, pushDevices.sessionId))
    .where(
      and(
        eq(pushDevices.id, deviceId),
        isAccountLive,
        isNull(users.deletionRequestedAt),
        sql`${sessions.expire} > now()`,
      ),
    ),
);

const { payload } = notifications;

function idIn(name: 'tournamentId' | 'circleId' | 'postId') {
  return sql`(${payload}->>${sql.raw(`'${name}'`)})::int`;
}

/** It speaks of what only the members of a circle know. */
const isPrivate = sql<boolean>`(
  exists (
    select 1 from ${circles} where not ${circles.isPublic} and ${circles.id} in (
      ${idIn('circleId')},
      (select ${tournaments.circleId} from ${tournaments} where ${tournaments.id} = ${idIn('tournamentId')})
    )
  ) or exists (select 1 from ${posts} where ${posts.id} = ${idIn('postId')} and not ${posts.isPublic})
)`;

export interface Wanted {
  readonly notificationId: number;
  readonly type: NotificationType;
  readonly createdAt: Date;
  readonly tournamentId: number | null;
  readonly isPrivate: boolean;
}

/** Of these notifications those of which the person still wants a push: unread, not mailed instead, not declined. */
export const findWanted = statement(
  'wanted_pushes_of',
  { userId: 'int', ids: 'bigint[]' },
  ({ userId, ids }) =>
    build
      .select({
        notificationId: notifications.id,
        type: notifications.type,
        createdAt: notifications.createdAt,
        tournamentId: sql<number | null>`${idIn('tournamentId')}`,
        isPrivate,
      })
      .from(notifications)
      .leftJoin(
        notificationSettings,
        and(
          eq(notificationSettings.userId, notifications.userId),
          eq(notificationSettings.type, notifications.type),
        ),
      )
      .where(
        and(
          eq(notifications.userId, userId),
          sql`${notifications.id} = any(${ids})`,
          isNull(notifications.readAt),
          // What went to another device already is one and the same; a mail is another.
          sql`(${notifications.mailedAt} is null or ${notifications.pushedAt} is not null)`,
          sql`coalesce(${notificationSettings.byPush}, ${inArray(notifications.type, pushedByDefault)})`,
        ),
      )
      .orderBy(notifications.id),
);

export const deleteDeliveries = statement('delete_pushes', { ids: 'bigint[]' }, ({ ids }) =>
  build.delete(pushDeliveries).where(sql`${pushDeliveries.id} = any(${ids})`),
);

/** Until the end of quiet hours: it was not tried. */
export const holdDeliveries = statement(
  'hold_pushes',
  { ids: 'bigint[]', until: 'timestamptz' },
  ({ ids, until }) =>
    build
      .update(pushDeliveries)
      .set({ dueAt: sql`${until}`, attempts: sql`${pushDeliveries.attempts} - 1` })
      .where(sql`${pushDeliveries.id} = any(${ids})`),
);

export const retryDeliveries = statement(
  'retry_pushes',
  { ids: 'bigint[]', seconds: 'int' },
  ({ ids, seconds }) =>
    build
      .update(pushDeliveries)
      .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(sql`${pushDeliveries.id} = any(${ids})`),
);

export const noteSent = statement('note_push_sent', { deviceId: 'int' }, ({ deviceId }) =>
  build
    .update(pushDevices)
    .set({ lastSentAt: sql`now()`, failingSince: null })
    .where(eq(pushDevices.id, deviceId)),
);

/** A device that nobody has used for a week may lie in a drawer: what went there may be mailed all the same. */
export const notePushed = statement(
  'note_pushed',
  { deviceId: 'int', ids: 'bigint[]' },
  ({ deviceId, ids }) =>
    build.execute(sql`
      update ${notifications} set pushed_at = coalesce(${notifications.pushedAt}, now())
      where ${notifications.id} = any(${ids}) and exists (
        select 1 from ${pushDevices} join ${sessions} on ${sessions.sid} = ${pushDevices.sessionId}
        where ${pushDevices.id} = ${deviceId} and ${sessions.lastSeenAt} > now() - interval '7 days'
      )`),
);

export const noteFailed = statement('note_push_failed', { deviceId: 'int' }, ({ deviceId }) =>
  build
    .update(pushDevices)
    .set({ failingSince: sql`coalesce(${pushDevices.failingSince}, now())` })
    .where(eq(pushDevices.id, deviceId)),
);

export const deleteGone = statement(
  'delete_gone_push_device',
  { deviceId: 'int' },
  ({ deviceId }) => build.delete(pushDevices).where(eq(pushDevices.id, deviceId)),
);

/** To which nothing could be sent for days. */
export const deleteFailing = statement('delete_failing_push_devices', { days: 'int' }, ({ days }) =>
  build
    .delete(pushDevices)
    .where(sql`${pushDevices.failingSince} < now() - make_interval(days => ${days})`),
);
