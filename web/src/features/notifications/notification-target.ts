import type { Notification } from '@girone/contract/notifications';
import { pages } from '@girone/contract/pages';
import type { NotificationType } from '@girone/contract/rules';
import { personAddress } from '../../domain/person/person-address.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';

type Target = (notification: Notification) => string | null;

/** Where a notification leads; null where the viewer may no longer see what it is about. */
export function targetOf(notification: Notification): string | null {
  return targets[notification.type](notification);
}

const toMatchDay: Target = ({ tournament }) => {
  if (tournament === null) return null;
  const day = tournament.matchDay === null ? '' : `&day=${tournament.matchDay}`;
  return `${tournamentAddress(tournament.id)}?tab=matches${day}`;
};

const toTournament: Target = ({ tournament }) =>
  tournament === null ? null : tournamentAddress(tournament.id);

const toStage: Target = ({ tournament }) => withId(pages.stage, tournament);

const toNominations: Target = ({ tournament }) => withId(pages.nominations, tournament);

const toCircle: Target = ({ circle }) => withId(pages.circle, circle);

const toPost: Target = ({ post }) => (post === null ? null : `${pages.critics}?post=${post.id}`);

const toPerson: Target = ({ actor }) => (actor === null ? null : personAddress(actor.username));

/** What was done to it can be seen there; what was deleted leads nowhere. */
function toModerated(notification: Notification): string | null {
  const act = notification.moderation?.act;
  if (act === 'film_changed' || act === 'film_limit') return pages.films;
  if (act === 'admin_granted') return pages.admin;
  if (act === 'result_corrected') return toMatchDay(notification);
  return toTournament(notification) ?? toPost(notification);
}

const targets: Record<NotificationType, Target> = {
  nominations_open: toNominations,
  reminder: (notification) =>
    notification.nominations === null ? toMatchDay(notification) : toNominations(notification),
  match_day_opened: toMatchDay,
  match_day_closing: toMatchDay,
  match_day_held: toStage,
  match_day_called: toStage,
  match_day_results: toMatchDay,
  match_day_revealed: toMatchDay,
  tournament_started: toTournament,
  tournament_completed: ({ tournament }) => withId(pages.recap, tournament),
  start_overdue: toTournament,
  participant_left: toTournament,
  join_request: ({ circle }) => withId(pages.circleManage, circle),
  join_answer: toCircle,
  member_joined: toCircle,
  promoted: toCircle,
  mention: toPost,
  reply: toPost,
  quote: toPost,
  new_follower: toPerson,
  // One's own profile is where requests are answered.
  follow_request: () => pages.profile,
  follow_accepted: toPerson,
  report_outcome: toPost,
  count_disputed: ({ tournament }) => withId(pages.verify, tournament),
  moderation: toModerated,
};

function withId(page: string, subject: { id: number } | null): string | null {
  return subject === null ? null : page.replace(':id', String(subject.id));
}
