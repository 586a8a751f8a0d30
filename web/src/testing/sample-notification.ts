import type { Notification } from '@girone/contract/notifications';

const marco = {
  username: 'marcob',
  firstName: 'Marco',
  lastName: 'Bellini',
  profileImageUrl: null,
};

/** An answer of Marco's, two minutes old and unread, unless told otherwise. */
export function sampleNotification(facts: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    type: 'reply',
    createdAt: new Date(Date.now() - 120_000).toISOString(),
    isRead: false,
    actor: marco,
    tournament: null,
    nominations: null,
    missing: null,
    films: null,
    results: null,
    seal: null,
    matchNumber: null,
    story: null,
    champions: null,
    circle: null,
    post: null,
    outcome: null,
    role: null,
    moderation: null,
    ...facts,
  };
}
