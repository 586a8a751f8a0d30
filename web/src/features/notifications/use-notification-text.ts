import type { Notification } from '@girone/contract/notifications';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { joinNames } from '../../lib/text/join-names.ts';
import { nameOf } from '../../domain/person/person-name.ts';

/** A part of a sentence; the names in it stand out. */
export interface TextPart {
  text: string;
  isName: boolean;
}

const names = ['actor', 'tournament', 'circle', 'subject', 'film'] as const;

/** Signs that no sentence of ours contains stand in it for the names, which may contain anything. */
const marks = {
  actor: '\uE001',
  tournament: '\uE002',
  circle: '\uE003',
  subject: '\uE004',
  film: '\uE005',
};

type Named = typeof marks & { matchDay: number };
type Asked = Named & { type: 'nominations_open' | 'reminder' };

/** What a notification says, in the order of words of the language. */
export function useNotificationText(): (notification: Notification) => TextPart[] {
  const { t } = useTranslation();

  function sentenceOf(notification: Notification): string {
    const { type, tournament, circle, outcome, role } = notification;
    const values = { ...marks, matchDay: tournament?.matchDay ?? 0 };
    switch (type) {
      case 'match_day_opened':
      case 'match_day_closing':
      case 'match_day_held':
      case 'match_day_called':
      case 'match_day_revealed':
      case 'tournament_started':
        return tournament === null
          ? t('notifications.gone.tournament')
          : t(`notifications.says.${type}`, values);
      case 'tournament_completed':
        return tournament === null
          ? t('notifications.gone.tournament')
          : endOf(notification, values);
      case 'start_overdue':
        return tournament === null
          ? t('notifications.gone.tournament')
          : overdueOf(notification, values);
      case 'participant_left':
        return tournament === null
          ? t('notifications.gone.tournament')
          : t('notifications.says.participant_left', { ...values, count: notification.films ?? 0 });
      case 'nominations_open':
      case 'reminder':
        return tournament === null
          ? t('notifications.gone.tournament')
          : askedOf(notification, { type, ...values });
      case 'match_day_results':
        return tournament === null
          ? t('notifications.gone.tournament')
          : resultsOf(notification, values);
      case 'count_disputed':
        return tournament === null
          ? t('notifications.gone.tournament')
          : disputeOf(notification, values);
      case 'join_request':
      case 'member_joined':
        return circle === null
          ? t('notifications.gone.circle')
          : t(`notifications.says.${type}`, values);
      case 'join_answer':
        if (circle === null) return t('notifications.gone.circle');
        if (outcome === 'readmitted') return t('notifications.says.join_readmitted', values);
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

  /** Films by when, or votes. */
  function askedOf({ nominations }: Notification, values: Asked): string {
    if (nominations === null) return t('notifications.says.reminder_vote', values);
    const { films: count, until } = nominations;
    const key =
      values.type === 'reminder' ? 'notifications.says.reminder' : 'notifications.says.nominations';
    return until === null
      ? t(key, { ...values, count })
      : t(`${key}_until`, { ...values, count, date: currentFormat().dateTime(until) });
  }

  /** What is missing, and who owes how many films: "Anna 2, Bruno 1 e altri 3". */
  function overdueOf({ missing }: Notification, values: Named): string {
    if (missing === null) return t('notifications.says.start_overdue', values);
    const { participants, films, people, others } = missing;
    const lacks = {
      participants: t('notifications.says.lackParticipants', { count: participants }),
      films: t('notifications.says.lackFilms', { count: films }),
    };
    const one = participants > 0 ? lacks.participants : lacks.films;
    const lack = participants > 0 && films > 0 ? t('notifications.says.lackBoth', lacks) : one;
    const said = t('notifications.says.overdue', { ...values, lack, count: participants + films });
    if (people.length + others === 0) return said;
    const owing = people.map((person) => t('notifications.says.owedBy', person));
    if (others > 0) owing.push(t('notifications.says.owedOthers', { count: others }));
    return `${said} ${t('notifications.says.owed', { people: joinNames(owing) })}`;
  }

  function endOf({ champions }: Notification, values: Named): string {
    if (champions === null) return t('notifications.says.tournament_completed', values);
    return champions.film === null
      ? t('notifications.says.champions', { ...values, count: champions.count })
      : t('notifications.says.champion', values);
  }

  function resultsOf({ results }: Notification, values: Named): string {
    if (results === null) return t('notifications.says.results_plain', values);
    const { matches: count, leaders, leader, nextMatchDay: next } = results;
    const said = t('notifications.says.results', { ...values, count });
    const table =
      leader === null
        ? t('notifications.says.leaders', { count: leaders })
        : t('notifications.says.leader', values);
    return `${said} ${table} ${t('notifications.says.next', { next })}`;
  }

  function disputeOf({ matchNumber: number }: Notification, values: Named): string {
    return number === null
      ? t('notifications.says.count_disputed', values)
      : t('notifications.says.count_disputed_match', { ...values, number });
  }

  /** What was done stands in the sentence; why, below it. */
  function moderationOf({ moderation, tournament }: Notification): string {
    if (moderation === null) return t('notifications.moderated.unknown');
    const { act, subject } = moderation;
    const hasName = subject !== null && subject !== '';
    if (act === 'admin_granted' || act === 'admin_revoked' || !hasName) {
      return t(`notifications.moderated.plain.${act}`);
    }
    if (act === 'nomination_removed' && tournament !== null) {
      return t('notifications.moderated.nominationRemoved', marks);
    }
    return t(`notifications.moderated.named.${act}`, marks);
  }

  return (notification) => {
    const { actor, tournament, circle, results, champions, moderation } = notification;
    const named = {
      actor: actor === null ? t('notifications.somebody') : nameOf(actor),
      tournament: tournament?.name ?? '',
      circle: circle?.name ?? '',
      subject: moderation?.subject ?? '',
      film: results?.leader ?? champions?.film ?? '',
    };
    // Kept by the brackets: the marks come back between the words.
    const pieces = sentenceOf(notification).split(/([\uE001-\uE005])/);
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
