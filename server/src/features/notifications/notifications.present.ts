import type { Notification } from '@girone/contract/notifications';
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
    tournament: tournament && { ...tournament, matchDay: payload.matchDay ?? null },
    circle,
    post: post && { id: post.id, excerpt: excerptOf(post.content) },
    outcome: payload.outcome ?? null,
    role: payload.role ?? null,
    moderation: moderationIn(payload),
  };
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
