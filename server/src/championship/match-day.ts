/** As the closings table keeps it. */
export type ClosingReason = 'all_votes' | 'timeout' | 'manual';

export interface OpenMatchDay {
  readonly advanceOnAllCircleVotes: boolean;
  readonly timeoutAdvanceEnabled: boolean;
  /** Everyone whose vote is awaited has answered every match. Nobody's silence is not everybody's vote. */
  readonly isQuorumComplete: boolean;
  /** When the time is up, in milliseconds since 1970; absent when it never is. */
  readonly autoAdvanceTime: number | null;
  /** The creator or an admin asks for the close. */
  readonly isAskedByHand: boolean;
  readonly now: number;
}

/**
 * Why the day closes now, or null if it stays open. By hand is possible in every case; by itself a
 * day closes only under an option that is on, so with both off it never does.
 */
export function findClosingReason(day: OpenMatchDay): ClosingReason | null {
  if (day.isAskedByHand) return 'manual';
  if (day.advanceOnAllCircleVotes && day.isQuorumComplete) return 'all_votes';
  const isTimeUp = day.autoAdvanceTime !== null && day.autoAdvanceTime <= day.now;
  if (day.timeoutAdvanceEnabled && isTimeUp) return 'timeout';
  return null;
}
