import type { NotificationChange, NotificationSetting } from '@girone/contract/notifications';
import { mailKinds } from '@girone/contract/rules';
import { mailedByDefault, pushedByDefault } from '../../domain/notifications/notify.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSettings, saveSettings } from './settings.repo.ts';

type Tools = Pick<Platform, 'db'>;

/** Of every kind that can be declined, chosen or not. */
export async function getSettings(
  { db }: Tools,
  { userId }: Actor,
): Promise<NotificationSetting[]> {
  const chosen = new Map((await findSettings(db, { userId })).map((one) => [one.type, one]));
  return mailKinds.map((type) => {
    if (type === 'weekly_digest') {
      return { type, inApp: false, byEmail: chosen.get(type)?.byEmail ?? false, byPush: false };
    }
    const choice = chosen.get(type);
    return {
      type,
      inApp: choice?.inApp ?? true,
      byEmail: choice?.byEmail ?? mailedByDefault.includes(type),
      byPush: choice?.byPush ?? pushedByDefault.includes(type),
    };
  });
}

export async function changeSettings(
  { db }: Tools,
  actor: Actor,
  changes: readonly NotificationChange[],
): Promise<NotificationSetting[]> {
  // Of a kind that is named twice the last one counts.
  const byType = new Map(changes.map((change) => [change.type, change]));
  await saveSettings(db, actor.userId, [...byType.values()]);
  return getSettings({ db }, actor);
}
