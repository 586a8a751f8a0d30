import type { Notification } from '@girone/contract/notifications';
import { dayStory } from '@girone/contract/story';
import type { NotificationRow } from './notifications.repo.ts';

const excerptLength = 120;

export function presentNotification(row: NotificationRow): Notification {
  const { id, type, payload, actor, tournament, circle, post } = row;
  return {
    id,
    type,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    actor,
    tournament: tournament && {
      id: tournament.id,
      name: tournament.name,
      matchDay: payload.matchDay ?? null,
    },
    nominations: nominationsIn(row),
    missing: missingIn(row),
    films: type === 'participant_left' ? (payload.films ?? null) : null,
    results: resultsIn(row),
    seal: sealIn(row),
    matchNumber: payload.matchNumber ?? null,
    story: storyIn(row),
    champions: championsIn(row),
    circle,
    post: post && { id: post.id, excerpt: excerptOf(post.content) },
    outcome: payload.outcome ?? null,
    role: payload.role ?? null,
    moderation: moderationIn(payload),
  };
}

/** A reminder that names no day is about nominations. */
function nominationsIn({
  type,
  payload,
  tournament,
}: NotificationRow): Notification['nominations'] {
  const isAsked =
    type === 'nominations_open' || (type === 'reminder' && payload.matchDay === undefined);
  if (!isAsked || !tournament) return null;
  const { requiredFilms, until } = tournament;
  return { films: payload.films ?? requiredFilms, until: until?.toISOString() ?? null };
}

/** Whoever cannot be named any more is counted. */
function missingIn({ payload, tournament, owing }: NotificationRow): Notification['missing'] {
  const { missing } = payload;
  if (!missing || !tournament) return null;
  const people = owing ?? [];
  const unnamed = missing.people.length - people.length;
  return {
    participants: missing.participants,
    films: missing.films,
    people,
    others: missing.others + unnamed,
  };
}

function resultsIn({ payload, results }: NotificationRow): Notification['results'] {
  const { nextMatchDay } = payload;
  if (!results || nextMatchDay === undefined) return null;
  const { matches, leaders, leader } = results;
  return { matches, leaders, leader: leaders === 1 ? leader : null, nextMatchDay };
}

/** As it was found when the day closed; a kind of fact that is no longer told is left out. */
function storyIn({ payload, tournament, isCorrected }: NotificationRow): Notification['story'] {
  if (!payload.story || !tournament || isCorrected) return null;
  return dayStory.safeParse(payload.story).data ?? null;
}

function championsIn({ type, results, sealedDay }: NotificationRow): Notification['champions'] {
  if (type !== 'tournament_completed' || !results || sealedDay === null) return null;
  const { leaders, leader } = results;
  if (leaders === 0) return null;
  return { matchDay: sealedDay, count: leaders, film: leaders === 1 ? leader : null };
}

function sealIn({ sealedDay, seal }: NotificationRow): Notification['seal'] {
  return sealedDay === null || seal === null ? null : { matchDay: sealedDay, code: seal };
}

function moderationIn({ act, subject = null, reason = null }: NotificationRow['payload']) {
  return act === undefined ? null : { act, subject, reason };
}

const characters = new Intl.Segmenter();

/** Cut between characters, never inside one. */
function excerptOf(content: string): string {
  const parts = [...characters.segment(content)];
  const cut = parts[excerptLength]?.index;
  return cut === undefined ? content : `${content.slice(0, cut).trimEnd()}…`;
}
