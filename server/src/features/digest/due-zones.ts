/** Of whoever has not told theirs; `digest-readers.repo.ts` takes it for granted too. */
export const unknownZone = 'UTC';

const dayMs = 86_400_000;
const morningHour = 8;

export interface DueZones {
  /** The Monday that it is, or was yesterday, in these zones. */
  readonly week: string;
  readonly zones: readonly string[];
}

/**
 * The zones in which Monday's eight o'clock has come within the last day: somebody's digest is late rather than lost
 * when Girone was down in the morning. There is one such Monday at most, since the whole world begins it within a day.
 */
export function findDueZones(zones: readonly string[], now: Date): DueZones | undefined {
  const mondays = [...new Set([unknownZone, ...zones])].flatMap((zone) => {
    const monday = dueMonday(zone, now);
    return monday === undefined ? [] : { zone, monday };
  });
  const week = mondays[0]?.monday;
  return week === undefined ? undefined : { week, zones: mondays.map(({ zone }) => zone) };
}

/** The date of that Monday, while its digest is due. */
function dueMonday(zone: string, now: Date): string | undefined {
  const { weekday, hour, date } = readClockIn(zone, now);
  if (weekday === 'Mon' && hour >= morningHour) return date;
  if (weekday !== 'Tue' || hour >= morningHour) return undefined;
  return readClockIn(zone, new Date(now.getTime() - dayMs)).date;
}

function readClockIn(zone: string, instant: Date) {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: parts.get('weekday'),
    hour: Number(parts.get('hour')),
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}
