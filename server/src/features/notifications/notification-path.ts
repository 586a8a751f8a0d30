import type { Notification } from '@girone/contract/notifications';
import { pages } from '@girone/contract/pages';
import type { NotificationType } from '@girone/contract/rules';

/** The page that a notification leads to; absent where the one thing that it speaks of cannot be seen. */
export function pathOf(notification: Notification): string | undefined {
  return linkOf[notification.type](notification);
}

const linkOf: Record<NotificationType, (about: Notification) => string | undefined> = {
  nominations_open: toNominations,
  reminder: (about) => (about.nominations ? toNominations(about) : toTournament(about)),
  match_day_opened: toTournament,
  match_day_closing: toTournament,
  match_day_held: toTournament,
  match_day_called: ({ tournament }) =>
    tournament ? withId(pages.stage, tournament.id) : undefined,
  match_day_results: toTournament,
  match_day_revealed: toTournament,
  tournament_started: toTournament,
  tournament_completed: toRecap,
  start_overdue: toTournament,
  participant_left: (about) => (about.actor ? toTournament(about) : undefined),
  join_request: ({ circle, actor }) =>
    circle && actor ? withId(pages.circleManage, circle.id) : undefined,
  join_answer: toCircle,
  member_joined: (about) => (about.actor ? toCircle(about) : undefined),
  promoted: toCircle,
  mention: toPost,
  reply: toPost,
  quote: toPost,
  new_follower: toPerson,
  // One's own profile is where requests are answered.
  follow_request: ({ actor }) => (actor ? pages.profile : undefined),
  follow_accepted: toPerson,
  report_outcome: (about) => toPost(about) ?? pages.home,
  count_disputed: ({ tournament }) =>
    tournament ? withId(pages.verify, tournament.id) : undefined,
  moderation: (about) => toTournament(about) ?? pages.notifications,
};

function toTournament({ tournament }: Notification): string | undefined {
  if (!tournament) return undefined;
  const path = withId(pages.tournament, tournament.id);
  return tournament.matchDay === null ? path : `${path}?tab=matches&day=${tournament.matchDay}`;
}

function toRecap({ tournament }: Notification): string | undefined {
  return tournament ? withId(pages.recap, tournament.id) : undefined;
}

function toNominations({ tournament }: Notification): string | undefined {
  return tournament ? withId(pages.nominations, tournament.id) : undefined;
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

export function withId(page: string, id: number): string {
  return page.replace(':id', String(id));
}
