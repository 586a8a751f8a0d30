import type { CurrentUser } from '@girone/contract/auth';
import type { Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getCurrentUser } from '../auth/index.ts';
import { acceptWaiting, setPrivacy } from '../profiles/index.ts';
import { setLanguage, setShowsTaste } from './account.repo.ts';

interface Settings {
  readonly language?: Language | undefined;
  readonly isPrivate?: boolean | undefined;
  readonly showsTaste?: boolean | undefined;
}

/** Changes what is given; other pages of the same person show it too. */
export async function changeSettings(
  platform: Platform,
  actor: Actor,
  { language, isPrivate, showsTaste }: Settings,
): Promise<Outcome<CurrentUser>> {
  const { userId } = actor;
  await platform.db.transaction(async (tx) => {
    if (isPrivate !== undefined) await setPrivacy(tx, userId, isPrivate);
    if (language !== undefined) await setLanguage(tx, { userId, language });
    if (showsTaste !== undefined) await setShowsTaste(tx, { userId, showsTaste });
    const given = [isPrivate, language, showsTaste];
    if (given.some((setting) => setting !== undefined)) {
      await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    }
  });
  if (isPrivate === false) await acceptWaiting(platform, userId);
  return getCurrentUser(platform, actor);
}
