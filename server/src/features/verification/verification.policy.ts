interface DayState {
  readonly isClosed: boolean;
  readonly takesSeal: boolean;
  readonly hash: string | null;
}

/**
 * Whether the ballots of a day may be shown to whoever may see the championship: the one place that says so. Not
 * before the close, and not before its seal, so that nobody sees a list that could still become another.
 */
export function mayShowBallots({ isClosed, takesSeal, hash }: DayState): boolean {
  return isClosed && (!takesSeal || hash !== null);
}
