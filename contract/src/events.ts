import type { CircleId, UserId } from './ids.ts';

/** What `/api/events` may say, as server-sent events: ids and new figures, never whole objects. */
export interface LiveEvents {
  /** The viewer's own rights or sessions changed: fetch the current user again. */
  account: { userId: UserId };
  membership: { circleId: CircleId };
  /** A film of the viewer's was changed, by the film database or elsewhere. */
  film: { filmId: number };
}

export type LiveEventType = keyof LiveEvents;

export type LiveEvent = {
  [Type in LiveEventType]: { type: Type; data: LiveEvents[Type] };
}[LiveEventType];
