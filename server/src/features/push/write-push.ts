import type { Language } from '@girone/contract/languages';
import type { Notification } from '@girone/contract/notifications';
import { pages } from '@girone/contract/pages';
import type { PushMessage } from '../../platform/push/pusher.ts';
import { pathOf } from '../notifications/index.ts';
import { pushTexts } from './texts/push-texts.ts';
import type { PushNames } from './texts/en.ts';

export interface News {
  readonly notification: Notification;
  /** It speaks of what only the members of a circle know. */
  readonly isPrivate: boolean;
}

type Written = Pick<PushMessage, 'payload' | 'topic'>;

/** How many of several are named. */
const mostNamed = 3;

/**
 * One push for all of these. It lies on a locked screen, where anybody reads it: no result, no film, no post, and of a
 * circle that is private not even its name.
 */
export function writePush(language: Language, news: readonly News[]): Written | undefined {
  const told = news.flatMap(({ notification, isPrivate }) => {
    const url = pathOf(notification);
    const { type } = notification;
    if (url === undefined || type === 'moderation' || type === 'count_disputed') return [];
    const texts = pushTexts[language];
    const line = texts.lines[type](namesIn(notification, isPrivate));
    return {
      id: notification.id,
      url,
      title: isPrivate ? texts.privately : (titleOf(notification) ?? texts.name),
      body: line,
    };
  });
  const [first] = told;
  if (!first) return undefined;
  const ids = told.map(({ id }) => id);
  if (told.length === 1) {
    const { id, title, body, url } = first;
    return { payload: { title, body, url, tag: `n${id}`, lang: language, ids }, topic: `n${id}` };
  }
  const { several, others } = pushTexts[language];
  const named = told.slice(0, mostNamed).map(({ title, body }) => `${title}: ${body}`);
  const rest = told.length - named.length;
  return {
    payload: {
      title: several(told.length),
      body: [...named, ...(rest > 0 ? [others(rest)] : [])].join('\n'),
      url: pages.notifications,
      tag: `n${ids.at(-1)}`,
      lang: language,
      ids,
    },
    topic: `n${ids.at(-1)}`,
  };
}

export function writeTrial(language: Language): PushMessage {
  const { name, trial } = pushTexts[language];
  return {
    payload: {
      title: name,
      body: trial,
      url: `${pages.settings}?tab=notifications`,
      tag: 'trial',
      lang: language,
      ids: [],
    },
    topic: 'trial',
    ttl: 60,
    urgency: 'high',
  };
}

/** What it is about, where that is for everybody. */
function titleOf({ tournament, circle }: Notification): string | undefined {
  return tournament?.name ?? circle?.name;
}

function namesIn(notification: Notification, isPrivate: boolean): PushNames {
  const { actor, tournament, nominations, results, outcome, role } = notification;
  const fullName = [actor?.firstName, actor?.lastName].filter(Boolean).join(' ');
  return {
    // Who shares a private circle with the reader is theirs to know.
    person: isPrivate ? '' : fullName || (actor?.username ?? ''),
    matchDay: tournament?.matchDay ?? 0,
    nextMatchDay: results?.nextMatchDay ?? null,
    isAboutFilms: nominations !== null,
    isPositive: outcome === 'approved' || outcome === 'upheld',
    isReadmitted: outcome === 'readmitted',
    isAdmin: role === 'admin',
  };
}
