interface DayState {
  readonly isClosed: boolean;
  /** Its results are held back no longer. */
  readonly isShown: boolean;
  readonly takesSeal: boolean;
  readonly hash: string | null;
}

/**
 * Whether the ballots of a day may be shown to whoever may see the championship: the one place that says so. Not
 * before the close and the reveal, and not before its seal, so that nobody sees a list that could still become another.
 */
export function mayShowBallots({ isClosed, isShown, takesSeal, hash }: DayState): boolean {
  return isClosed && isShown && (!takesSeal || hash !== null);
}
