import type { CircleId, UserId } from './ids.ts';

/** What `/api/events` may say, as server-sent events: ids and new figures, never whole objects. */
export interface LiveEvents {
  /** The viewer's own rights or sessions changed: fetch the current user again. */
  account: { userId: UserId };
  /** The viewer's own place in a circle changed: let in, turned down, promoted, removed. */
  membership: { circleId: CircleId };
  /** A circle's members, requests, invites or settings changed. */
  circle: { circleId: CircleId };
  /** A film of the viewer's was changed, by the film database or elsewhere. */
  film: { filmId: number };
}

export type LiveEventType = keyof LiveEvents;

export type LiveEvent = {
  [Type in LiveEventType]: { type: Type; data: LiveEvents[Type] };
}[LiveEventType];
