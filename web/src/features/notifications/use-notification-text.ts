import type { Notification } from '@girone/contract/notifications';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nameOf } from '../../lib/person-name.ts';

/** A part of a sentence; the names in it stand out. */
export interface TextPart {
  text: string;
  isName: boolean;
}

const names = ['actor', 'tournament', 'circle', 'subject'] as const;

/** Signs that no sentence of ours contains stand in it for the names, which may contain anything. */
const marks = {
  actor: '\uE001',
  tournament: '\uE002',
  circle: '\uE003',
  subject: '\uE004',
};

/** What a notification says, in the order of words of the language. */
export function useNotificationText(): (notification: Notification) => TextPart[] {
  const { t } = useTranslation();

  function sentenceOf(notification: Notification): string {
    const { type, tournament, circle, outcome, role } = notification;
    const values = { ...marks, matchDay: tournament?.matchDay ?? 0 };
    switch (type) {
      case 'match_day_opened':
      case 'match_day_closing':
      case 'tournament_started':
      case 'tournament_completed':
      case 'start_overdue':
        return tournament === null
          ? t('notifications.gone.tournament')
          : t(`notifications.says.${type}`, values);
      case 'join_request':
        return circle === null
          ? t('notifications.gone.circle')
          : t('notifications.says.join_request', values);
      case 'join_answer':
        if (circle === null) return t('notifications.gone.circle');
        return outcome === 'approved'
          ? t('notifications.says.join_approved', values)
          : t('notifications.says.join_rejected', values);
      case 'promoted':
        if (circle === null) return t('notifications.gone.circle');
        return role === 'admin'
          ? t('notifications.says.became_admin', values)
          : t('notifications.says.became_moderator', values);
      case 'report_outcome':
        return outcome === 'upheld'
          ? t('notifications.says.report_upheld')
          : t('notifications.says.report_dismissed');
      case 'moderation':
        return moderationOf(notification);
      case 'mention':
      case 'reply':
      case 'quote':
      case 'new_follower':
      case 'follow_request':
      case 'follow_accepted':
        return t(`notifications.says.${type}`, values);
    }
  }

  /** What was done stands in the sentence; why, below it. */
  function moderationOf({ moderation }: Notification): string {
    if (moderation === null) return t('notifications.moderated.unknown');
    const { act, subject } = moderation;
    const hasName = subject !== null && subject !== '';
    if (act === 'admin_granted' || act === 'admin_revoked' || !hasName) {
      return t(`notifications.moderated.plain.${act}`);
    }
    return t(`notifications.moderated.named.${act}`, marks);
  }

  return (notification) => {
    const { actor, tournament, circle, moderation } = notification;
    const named = {
      actor: actor === null ? t('notifications.somebody') : nameOf(actor),
      tournament: tournament?.name ?? '',
      circle: circle?.name ?? '',
      subject: moderation?.subject ?? '',
    };
    // Kept by the brackets: the marks come back between the words.
    const pieces = sentenceOf(notification).split(/([\uE001-\uE004])/);
    return pieces
      .filter((piece) => piece !== '')
      .map((piece) => {
        const name = names.find((each) => marks[each] === piece);
        return name === undefined
          ? { text: piece, isName: false }
          : { text: named[name], isName: true };
      });
  };
}
