import type { Notification } from '@girone/contract/notifications';
import { pages } from '@girone/contract/pages';
import type { NotificationType } from '@girone/contract/rules';
import type { Mail } from '../../platform/mail/mailer.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Recipient } from './mails.repo.ts';
import { notificationTexts } from './texts/notification-texts.ts';
import { makeToken, oneClickAddress, unsubscribePage } from './unsubscribe-link.ts';

type Tools = Pick<Platform, 'config' | 'secrets'>;

/** A notification as a mail; absent when its reader may no longer see what it is about. */
export function writeMail(
  { config, secrets }: Tools,
  recipient: Recipient,
  notification: Notification,
): Mail | undefined {
  const { type } = notification;
  const path = linkOf[type](notification);
  if (path === undefined) return undefined;
  const href = new URL(path, config.publicUrl).href;
  if (type === 'moderation') return writeModerationMail(recipient, notification, href);
  const { userId, email, language } = recipient;
  const texts = notificationTexts[language];
  const { subject, lead, action } = texts.mails[type](namesIn(notification));
  const token = makeToken(secrets, { userId, type });
  return {
    to: email,
    ...renderMail({
      language,
      subject,
      lead,
      link: { label: action, href },
      after: texts.reason,
      wayOut: { label: texts.stop, href: unsubscribePage(config, token) },
    }),
    headers: {
      'List-Unsubscribe': `<${oneClickAddress(config, token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Nobody can decline it, so it has no way out. */
function writeModerationMail(
  { email, language }: Recipient,
  { moderation }: Notification,
  href: string,
): Mail | undefined {
  if (!moderation) return undefined;
  const { moderation: texts, concernsYou } = notificationTexts[language];
  const { subject, lead } = texts.acts[moderation.act](moderation.subject ?? '');
  const why = moderation.reason === null ? [] : texts.why(moderation.reason);
  const parts = { subject, lead: [lead].concat(why).join(' '), after: concernsYou };
  return { to: email, ...renderMail({ language, ...parts, link: { label: texts.action, href } }) };
}

/** Where a mail leads; absent where the one thing that it speaks of cannot be seen. */
const linkOf: Record<NotificationType, (about: Notification) => string | undefined> = {
  match_day_opened: toTournament,
  match_day_closing: toTournament,
  tournament_started: toTournament,
  tournament_completed: toTournament,
  start_overdue: toTournament,
  join_request: ({ circle, actor }) =>
    circle && actor ? withId(pages.circleManage, circle.id) : undefined,
  join_answer: toCircle,
  promoted: toCircle,
  mention: toPost,
  reply: toPost,
  quote: toPost,
  new_follower: toPerson,
  // One's own profile is where requests are answered.
  follow_request: ({ actor }) => (actor ? pages.profile : undefined),
  follow_accepted: toPerson,
  report_outcome: (about) => toPost(about) ?? pages.home,
  moderation: (about) => toTournament(about) ?? pages.notifications,
};

function toTournament({ tournament }: Notification): string | undefined {
  if (!tournament) return undefined;
  const path = withId(pages.tournament, tournament.id);
  return tournament.matchDay === null ? path : `${path}?tab=matches&day=${tournament.matchDay}`;
}

function toCircle({ circle }: Notification): string | undefined {
  return circle ? withId(pages.circle, circle.id) : undefined;
}

function toPost({ post }: Notification): string | undefined {
  return post ? `${pages.critics}?post=${post.id}` : undefined;
}

function toPerson({ actor }: Notification): string | undefined {
  return actor ? `${pages.profile}?user=${encodeURIComponent(actor.username)}` : undefined;
}

function withId(page: string, id: number): string {
  return page.replace(':id', String(id));
}

function namesIn({ actor, tournament, circle, outcome, role }: Notification) {
  const fullName = [actor?.firstName, actor?.lastName].filter(Boolean).join(' ');
  return {
    person: fullName || (actor?.username ?? ''),
    tournament: tournament?.name ?? '',
    matchDay: tournament?.matchDay ?? 0,
    circle: circle?.name ?? '',
    isPositive: outcome === 'approved' || outcome === 'upheld',
    isAdmin: role === 'admin',
  };
}
