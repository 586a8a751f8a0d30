import type { UserId } from '@girone/contract/ids';
import type { NotificationType } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { enqueue, enqueueEach } from '../../platform/jobs/jobs.ts';
import { emitAll } from '../events/outbox.ts';
import { isAccountLive } from '../queries/live-accounts.ts';
import { users } from '../schema/accounts.ts';
import {
  notifications,
  notificationSettings,
  type NotificationPayload,
} from '../schema/notifications.ts';
import { blocks } from '../schema/profiles.ts';
import { pushDeliveries, pushDevices } from '../schema/push.ts';

export interface Notice {
  readonly userId: UserId;
  /** Who caused it; `null` when a championship did, or who looks after the place. Nobody is told what they did. */
  readonly actorId: UserId | null;
  readonly type: NotificationType;
  readonly payload: NotificationPayload;
  /** The same happening under the same key is told once, however often it is told here. */
  readonly dedupeKey: string;
  /** A kind that says the same and more: whoever hears of that by app or by mail is not told this there. */
  readonly coveredBy?: NotificationType;
}

/**
 * What comes by mail too unless the person chooses otherwise: what waits for them, what they wait for, and
 * what was done to what is theirs, of which there is nothing to choose.
 */
export const mailedByDefault: readonly NotificationType[] = [
  'nominations_open',
  'reminder',
  'match_day_closing',
  'tournament_started',
  'tournament_completed',
  'start_overdue',
  'join_request',
  'join_answer',
  'count_disputed',
  'moderation',
];

/** What comes as a push too unless the person chooses otherwise: what waits for them now, or for which they wait. */
export const pushedByDefault: readonly NotificationType[] = [
  'nominations_open',
  'reminder',
  'match_day_opened',
  'match_day_closing',
  'match_day_called',
  'match_day_results',
  'match_day_revealed',
  'tournament_completed',
  'mention',
];

/** Whoever reads it on the page meanwhile gets no push, and no mail; nor does a mail come where a push went. */
const pushDelaySeconds = 15;
const mailDelaySeconds = 120;

const batch = 1000;

/**
 * Tells somebody, with the caller's transaction, what they will want to know: in the app, by push, by mail or not
 * at all, as they have chosen, and not what somebody did whom they have blocked. Their pages hear of it.
 * Whoever is suspended finds afterwards what was done meanwhile to what is theirs, and nothing else.
 */
export async function notify(db: Db, notice: Notice): Promise<void> {
  await notifyAll(db, [notice]);
}

/** Several at once, in a few statements. */
export async function notifyAll(db: Db, notices: readonly Notice[]): Promise<void> {
  const byKey = new Map(notices.map((notice) => [`${notice.userId}:${notice.dedupeKey}`, notice]));
  const others = [...byKey.values()].filter(({ userId, actorId }) => userId !== actorId);
  for (let start = 0; start < others.length; start += batch) {
    const told = await insertWanted(db, others.slice(start, start + batch));
    const shown = told.filter(({ isInApp }) => isInApp);
    if (shown.length > 0) {
      await emitAll(
        db,
        shown.map(({ id, userId }) => ({
          event: { type: 'notification', data: { notificationId: id } },
          audience: { kind: 'user', userId },
        })),
      );
    }
    const payloads = told.flatMap(({ id, byEmail }) => (byEmail ? { notificationId: id } : []));
    await enqueueEach(
      db,
      { name: 'send-notification', payloads },
      { delaySeconds: mailDelaySeconds, priority: 10 },
    );
    if (told.some(({ byPush }) => byPush)) {
      await enqueueEach(
        db,
        { name: 'send-pushes', payloads: [{}] },
        { delaySeconds: pushDelaySeconds, priority: 5 },
      );
    }
  }
}

interface Told extends Record<string, unknown> {
  readonly id: number;
  readonly userId: UserId;
  readonly isInApp: boolean;
  readonly byEmail: boolean;
  /** On how many devices does not matter. */
  readonly byPush: boolean;
}

const mailed = sql`${sql.param(mailedByDefault)}::text[]`;
const pushed = sql`${sql.param(pushedByDefault)}::text[]`;

/** Takes the notices as JSON. A device that ends at that moment is left out. */
const insertNotices = statement('insert_notices', { notices: 'text' }, ({ notices }) =>
  build.execute<Told>(sql`
    with wanted as (
      select notice.*,
        coalesce(${notificationSettings.inApp}, true)
          and not (notice."coveredBy" is not null and coalesce(cover.in_app, true)) as in_app,
        ${users.isEmailVerified}
          and coalesce(${notificationSettings.byEmail}, notice.type = any(${mailed}))
          and not (notice."coveredBy" is not null
            and coalesce(cover.by_email, notice."coveredBy" = any(${mailed}))) as by_email,
        exists (select 1 from ${pushDevices} where ${pushDevices.userId} = notice."userId")
          and coalesce(${notificationSettings.byPush}, notice.type = any(${pushed}))
          and not (notice."coveredBy" is not null
            and coalesce(cover.by_push, notice."coveredBy" = any(${pushed}))) as by_push
      from jsonb_to_recordset(${notices}::jsonb) as notice (
        place int, "userId" int, "actorId" int, type text, payload jsonb, "dedupeKey" text,
        "coveredBy" text)
      join ${users} on ${users.id} = notice."userId"
        and (${isAccountLive} or (notice.type = 'moderation' and ${users.deletedAt} is null))
      left join ${notificationSettings} on ${notificationSettings.userId} = notice."userId"
        and ${notificationSettings.type} = notice.type
      left join ${notificationSettings} as cover on cover.user_id = notice."userId"
        and cover.type = notice."coveredBy"
      where not exists (
        select 1 from ${blocks}
        where ${blocks.blockerId} = notice."userId" and ${blocks.blockedId} = notice."actorId"
      )
    ), told as (
      insert into ${notifications} (user_id, actor_id, type, payload, dedupe_key, is_in_app)
      select "userId", "actorId", type, payload, "dedupeKey", in_app
      from wanted where (in_app or by_email or by_push) and not exists (
        select 1 from ${notifications} as before
        where (before.user_id, before.dedupe_key) = (wanted."userId", wanted."dedupeKey")
      ) order by place
      on conflict do nothing
      returning id, user_id, dedupe_key, is_in_app
    ), told_how as (
      select told.*, wanted.by_email, wanted.by_push
      from told join wanted on (wanted."userId", wanted."dedupeKey") = (told.user_id, told.dedupe_key)
    ), to_push as (
      insert into ${pushDeliveries} (notification_id, device_id, due_at)
      select told_how.id, ${pushDevices.id}, now() + make_interval(secs => ${pushDelaySeconds}::int)
      from told_how join ${pushDevices} on ${pushDevices.userId} = told_how.user_id
      where told_how.by_push
      for key share of ${pushDevices}
    )
    select id::float8 as id, user_id as "userId", is_in_app as "isInApp", by_email as "byEmail", by_push as "byPush"
    from told_how`),
);

/** Of these notices those that their readers want to have. */
async function insertWanted(db: Db, notices: readonly Notice[]): Promise<Told[]> {
  const placed = notices.map((notice, place) => ({ ...notice, place }));
  const { rows } = await insertNotices(db, { notices: JSON.stringify(placed) });
  return rows;
}

/**
 * What whoever takes part in a championship wants to know of it. That nominations are open is told to the
 * circle, of a public one to those who had a film in the championship that it plays again.
 */
export interface SeasonNews {
  readonly type: Extract<
    NotificationType,
    'nominations_open' | `match_day_${string}` | `tournament_${string}`
  >;
  readonly tournamentId: number;
  /** The day that it is about; `null` for the championship as a whole. */
  readonly matchDay: number | null;
  /** The day that opens with the results of `matchDay`: it is told with them. */
  readonly nextMatchDay?: number | undefined;
  /** When the day closes, or its evening begins, if that is the news: another instant is told anew. */
  readonly closesAt?: string | undefined;
  /** Whoever made it happen, if somebody did. */
  readonly except: UserId | null;
}

/**
 * Has everybody told who takes part in a championship. A job does it after the commit, in batches: a
 * start or a close must not take longer, let alone fail, because many want to hear of it.
 */
export async function notifySeason(tx: Db, news: SeasonNews): Promise<void> {
  await enqueue(tx, { name: 'tell-season', payload: news });
}
