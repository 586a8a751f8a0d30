import type { CurrentUser } from '@girone/contract/auth';
import type { Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getCurrentUser } from '../auth/index.ts';
import { acceptWaiting, setPrivacy } from '../profiles/index.ts';
import { setLanguage } from './account.repo.ts';

interface Settings {
  readonly language?: Language | undefined;
  readonly isPrivate?: boolean | undefined;
}

/** Changes what is given; other pages of the same person show it too. */
export async function changeSettings(
  platform: Platform,
  actor: Actor,
  { language, isPrivate }: Settings,
): Promise<Outcome<CurrentUser>> {
  const { userId } = actor;
  await platform.db.transaction(async (tx) => {
    if (isPrivate !== undefined) await setPrivacy(tx, userId, isPrivate);
    if (language !== undefined) await setLanguage(tx, { userId, language });
    if (isPrivate !== undefined || language !== undefined) {
      await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    }
  });
  if (isPrivate === false) await acceptWaiting(platform, userId);
  return getCurrentUser(platform, actor);
}
