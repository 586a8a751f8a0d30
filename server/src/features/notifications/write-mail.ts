import { sealCode } from '@girone/championship/ballots/seal-face';
import type { Language } from '@girone/contract/languages';
import type { Notification } from '@girone/contract/notifications';
import { pages } from '@girone/contract/pages';
import type { NotificationType } from '@girone/contract/rules';
import { renderMail } from '../../domain/mail/render-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { writeInstant } from '../../platform/mail/write-date.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Recipient } from './mails.repo.ts';
import { pathOf, withId } from './notification-path.ts';
import type { MailNames } from './texts/en.ts';
import { notificationTexts } from './texts/notification-texts.ts';
import { wayOutOf } from './unsubscribe-link.ts';
import type { MatchToVote } from './votes-left.repo.ts';

type Tools = Pick<Platform, 'config' | 'secrets'>;

interface Contents {
  readonly notification: Notification;
  /** That wait for the reader's vote. */
  readonly matches: readonly MatchToVote[];
  /** What a day brought, in sentences. */
  readonly story: readonly string[];
}

/** A notification as a mail; absent when its reader may no longer see what it is about. */
export function writeMail(
  { config, secrets }: Tools,
  recipient: Recipient,
  { notification, matches, story }: Contents,
): Mail | undefined {
  const { type } = notification;
  const path = pathOf(notification);
  if (path === undefined) return undefined;
  const href = new URL(path, config.publicUrl).href;
  if (type === 'moderation') return writeModerationMail(recipient, notification, href);
  if (type === 'count_disputed') return writeDisputeMail(recipient, notification, href);
  const { userId, email, language } = recipient;
  const texts = notificationTexts[language];
  const { subject, lead, action } = texts.mails[type](namesIn(notification, language));
  const wayOut = wayOutOf({ config, secrets }, { userId, type });
  return {
    to: email,
    ...renderMail({
      language,
      subject,
      lead,
      story,
      fixtures: matches.map(({ home, away, isPublic }) => ({
        home: inFixture(config, home, isPublic),
        away: inFixture(config, away, isPublic),
      })),
      afterFixtures: texts.moreMatches((matches[0]?.total ?? 0) - matches.length),
      link: { label: action, href },
      seal: sealIn(config, notification, texts.seal),
      after: texts.reason,
      wayOut: { label: texts.stop, href: wayOut.page },
    }),
    headers: wayOut.headers,
  };
}

/** Mail programs are visitors: the posters of a circle's championship are not for them. */
function inFixture(
  { publicUrl }: Tools['config'],
  { id, title }: MatchToVote['home'],
  isPublic: boolean,
) {
  if (!isPublic) return { title };
  return { title, image: new URL(`/api/films/${id}/poster.png`, publicUrl).href };
}

/** A mail stays in hundreds of letter boxes: the seal in it cannot be rewritten. */
function sealIn(
  { publicUrl }: Tools['config'],
  { seal, tournament }: Notification,
  label: (matchDay: number) => string,
) {
  if (!seal || !tournament) return undefined;
  const href = new URL(withId(pages.verify, tournament.id), publicUrl).href;
  return { label: label(seal.matchDay), code: sealCode(seal.code), href };
}

/** The day that a mail asks to vote on, if it does. */
export function dayToVote({ type, tournament, results }: Notification): number | null {
  if (results) return results.nextMatchDay;
  return asksForVotes.has(type) ? (tournament?.matchDay ?? null) : null;
}

const asksForVotes: ReadonlySet<NotificationType> = new Set([
  'match_day_opened',
  'match_day_closing',
  'reminder',
]);

/** Nobody can decline it, so it has no way out. */
function writeModerationMail(
  { email, language }: Recipient,
  { moderation, tournament }: Notification,
  href: string,
): Mail | undefined {
  if (!moderation) return undefined;
  const { moderation: texts, concernsYou } = notificationTexts[language];
  const { subject, lead } = texts.acts[moderation.act](
    moderation.subject ?? '',
    tournament?.name ?? '',
  );
  const why = moderation.reason === null ? [] : texts.why(moderation.reason);
  const parts = { subject, lead: [lead].concat(why).join(' '), after: concernsYou };
  return { to: email, ...renderMail({ language, ...parts, link: { label: texts.action, href } }) };
}

/** To whoever looks after the place: there is nothing to decline in it either. */
function writeDisputeMail(
  { email, language }: Recipient,
  notification: Notification,
  href: string,
): Mail {
  const { countDisputed, forAdmins } = notificationTexts[language];
  const { subject, lead, action } = countDisputed(namesIn(notification, language));
  const parts = { subject, lead, after: forAdmins };
  return { to: email, ...renderMail({ language, ...parts, link: { label: action, href } }) };
}

function namesIn(notification: Notification, language: Language): MailNames {
  const { actor, tournament, nominations, missing, results, circle } = notification;
  const { outcome, role, films } = notification;
  const fullName = [actor?.firstName, actor?.lastName].filter(Boolean).join(' ');
  return {
    person: fullName || (actor?.username ?? ''),
    tournament: tournament?.name ?? '',
    matchDay: tournament?.matchDay ?? 0,
    matchNumber: notification.matchNumber,
    nominations: nominations && {
      films: nominations.films,
      until:
        nominations.until === null ? null : writeInstant(language, new Date(nominations.until)),
    },
    missing,
    films: films ?? 0,
    results,
    champions: notification.champions,
    circle: circle?.name ?? '',
    isReadmitted: outcome === 'readmitted',
    isPositive: outcome === 'approved' || outcome === 'upheld',
    isAdmin: role === 'admin',
  };
}
