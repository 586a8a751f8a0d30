/** As the closings table keeps it. */
export type ClosingReason = 'all_votes' | 'timeout' | 'manual';

export interface OpenMatchDay {
  readonly advanceOnAllCircleVotes: boolean;
  /** Everyone whose vote is awaited has answered every match. Nobody's silence is not everybody's vote. */
  readonly isQuorumComplete: boolean;
  /** However soon that is, it does not close for it before this instant, in milliseconds since 1970. */
  readonly leastClose: number;
  /** When the time of this day is up, in milliseconds since 1970; absent when it never is. */
  readonly autoAdvanceTime: number | null;
  /** The creator or an admin asks for the close. */
  readonly isAskedByHand: boolean;
  readonly now: number;
}

/** As long as a call may be on its way, sent again, or pressed twice. */
const unseenForMs = 60_000;

/**
 * Whoever asks for a close without naming a day means the one that was open when they asked. One that opened only a
 * moment ago is not it: the same call twice closes one day, and this one is closed by name.
 */
export function mayBeMeant(openedAt: number, now: number): boolean {
  return openedAt + unseenForMs <= now;
}

/**
 * Why the day closes now, or null if it stays open. By hand is possible in every case; by itself a
 * day closes with the last vote if that option is on and it has been open for its least time, or at its time if it has one. With the time limit
 * off it has none, unless an admin sets one.
 */
export function findClosingReason(day: OpenMatchDay): ClosingReason | null {
  if (day.isAskedByHand) return 'manual';
  const mayCloseForVotes = day.advanceOnAllCircleVotes && day.leastClose <= day.now;
  if (mayCloseForVotes && day.isQuorumComplete) return 'all_votes';
  const isTimeUp = day.autoAdvanceTime !== null && day.autoAdvanceTime <= day.now;
  return isTimeUp ? 'timeout' : null;
}
