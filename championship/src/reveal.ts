const millisecondsPerHour = 3_600_000;

/** However long nobody reveals a day: after so many hours it reveals itself. */
const longestHoldHours = 72;

/** When the results of a closed day are shown: at once, when somebody turns them up, or at an hour of the day. */
type Reveal =
  | { readonly mode: 'off' }
  | { readonly mode: 'by_hand' }
  | { readonly mode: 'at_hour'; readonly hour: number; readonly zone: string };

/**
 * When the results of a day that closes at an instant show themselves, if nobody does it before; null when they are
 * never held back. Instants are milliseconds since 1970.
 */
export function revealTimeOf(plan: Reveal, closedAt: number): number | null {
  if (plan.mode === 'off') return null;
  const latest = closedAt + longestHoldHours * millisecondsPerHour;
  return plan.mode === 'by_hand' ? latest : Math.min(nextHour(plan, closedAt), latest);
}

/**
 * The first instant after another at which clocks of that zone show that full hour; where they skip it that day, the
 * one at which they have.
 */
function nextHour({ hour, zone }: Extract<Reveal, { mode: 'at_hour' }>, after: number): number {
  // No zone is off by less than a quarter of an hour.
  const step = millisecondsPerHour / 4;
  const readClock = wallClock(zone);
  let before = Math.floor(after / step) * step;
  for (;;) {
    const next = before + step;
    if (passes(readClock(before), readClock(next), hour * 60)) return next;
    before = next;
  }
}

interface WallTime {
  readonly day: string;
  /** Since midnight. */
  readonly minutes: number;
}

/** Whether the clock gets to those minutes, or beyond them, between two looks at it. Clocks may be put back. */
function passes(before: WallTime, now: WallTime, wanted: number): boolean {
  if (before.day === now.day) return before.minutes < wanted && wanted <= now.minutes;
  const isPutBack = now.minutes > before.minutes;
  return !isPutBack && (before.minutes < wanted || wanted <= now.minutes);
}

function wallClock(zone: string): (instant: number) => WallTime {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
    return { day: parts.get('day') ?? '', minutes };
  };
}
