const millisecondsPerHour = 3_600_000;

/** Until when a day stays open though everybody awaited has voted. */
export function leastCloseOf(openedAt: number, minOpenHours: number): number {
  return openedAt + minOpenHours * millisecondsPerHour;
}

/** Instants are milliseconds since 1970. */
export interface OpeningPlan {
  readonly matchDayFrequencyHours: number;
  readonly timeoutAdvanceEnabled: boolean;
  readonly lastMatchDay: number;
}

export interface Opening {
  readonly matchDay: number;
  readonly actualStartTime: number;
  /** Absent when the day does not close by time. */
  readonly autoAdvanceTime: number | null;
  /** The days after this one, moved to where they stand now. */
  readonly later: readonly { readonly matchDay: number; readonly scheduledStartTime: number }[];
}

/**
 * Opens a day at an instant. All times count from that instant and not from the plan: a day that
 * opens late, after downtime, has its full time, and one that opens early draws the later ones in.
 */
export function openMatchDay(matchDay: number, openedAt: number, plan: OpeningPlan): Opening {
  const frequency = plan.matchDayFrequencyHours * millisecondsPerHour;
  return {
    matchDay,
    actualStartTime: openedAt,
    autoAdvanceTime: plan.timeoutAdvanceEnabled ? openedAt + frequency : null,
    later: Array.from({ length: plan.lastMatchDay - matchDay }, (_, index) => ({
      matchDay: matchDay + index + 1,
      scheduledStartTime: openedAt + (index + 1) * frequency,
    })),
  };
}

/**
 * What the close of a day opens: the next day, at the instant of the close, and never more than one
 * step; null when that was the last day and the championship is complete.
 */
export function openNext(closedDay: number, closedAt: number, plan: OpeningPlan): Opening | null {
  return closedDay < plan.lastMatchDay ? openMatchDay(closedDay + 1, closedAt, plan) : null;
}
