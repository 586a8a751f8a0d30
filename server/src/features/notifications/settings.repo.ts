import type { NotificationChange } from '@girone/contract/notifications';
import type { UserId } from '@girone/contract/ids';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { notificationSettings } from '../../domain/schema/notifications.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Subscription } from './unsubscribe-link.ts';

/** Those that the person has chosen. */
export const findSettings = statement('notification_settings_of', { userId: 'int' }, ({ userId }) =>
  build
    .select({
      type: notificationSettings.type,
      inApp: notificationSettings.inApp,
      byEmail: notificationSettings.byEmail,
      byPush: notificationSettings.byPush,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId)),
);

const upsertSettings = statement(
  'upsert_notification_settings',
  { userId: 'int', types: 'text[]', inApp: 'bool[]', byEmail: 'bool[]', byPush: 'bool?[]' },
  ({ userId, types, inApp, byEmail, byPush }) =>
    build.execute(sql`
      insert into ${notificationSettings} (user_id, type, in_app, by_email, by_push)
      select ${userId}, chosen.* from unnest(${types}, ${inApp}, ${byEmail}, ${byPush}) as chosen
      on conflict (user_id, type) do update set in_app = excluded.in_app, by_email = excluded.by_email,
        by_push = coalesce(excluded.by_push, ${notificationSettings.byPush})`),
);

/** Each kind at most once. */
export async function saveSettings(
  db: Db,
  userId: UserId,
  settings: readonly NotificationChange[],
): Promise<void> {
  await upsertSettings(db, {
    userId,
    types: settings.map(({ type }) => type),
    inApp: settings.map(({ inApp }) => inApp),
    byEmail: settings.map(({ byEmail }) => byEmail),
    byPush: settings.map(({ byPush }) => byPush ?? null),
  });
}

const stopMails = statement('stop_mails_of', { userId: 'int', type: 'text' }, ({ userId, type }) =>
  build.execute(sql`
      insert into ${notificationSettings} (user_id, type, in_app, by_email)
      select ${users.id}, ${type}, true, false from ${users}
      where ${users.id} = ${userId} and ${users.deletedAt} is null
      on conflict (user_id, type) do update set by_email = false`),
);

/** Leaves alone what is shown in the app. Whether there is such an account. */
export async function stopMailsOf(db: Db, { userId, type }: Subscription): Promise<boolean> {
  const { rowCount } = await stopMails(db, { userId, type });
  return (rowCount ?? 0) > 0;
}
