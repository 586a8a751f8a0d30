import type { NotificationSetting } from '@girone/contract/notifications';
import type { UserId } from '@girone/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { notificationSettings } from '../../platform/db/schema/notifications.ts';
import type { Subscription } from './unsubscribe-link.ts';

/** Those that the person has chosen. */
export async function findSettings(db: Db, userId: UserId): Promise<NotificationSetting[]> {
  return db
    .select({
      type: notificationSettings.type,
      inApp: notificationSettings.inApp,
      byEmail: notificationSettings.byEmail,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
}

/** Each kind at most once. */
export async function saveSettings(
  db: Db,
  userId: UserId,
  settings: readonly NotificationSetting[],
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values(settings.map((setting) => ({ userId, ...setting })))
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.type],
      set: { inApp: sql`excluded.in_app`, byEmail: sql`excluded.by_email` },
    });
}

/** Leaves alone what is shown in the app. Whether there is such an account. */
export async function stopMailsOf(db: Db, { userId, type }: Subscription): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${notificationSettings} (user_id, type, in_app, by_email)
    select ${users.id}, ${type}, true, false from ${users}
    where ${users.id} = ${userId} and ${users.deletedAt} is null
    on conflict (user_id, type) do update set by_email = false`);
  return (rowCount ?? 0) > 0;
}
