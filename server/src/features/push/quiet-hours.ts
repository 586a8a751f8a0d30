import type { QuietHours } from '@girone/contract/push';

/** Of whoever has chosen nothing: at night. */
export const usualQuietHours: QuietHours = {
  isOn: true,
  from: 23,
  to: 8,
  letsClosingThrough: true,
};

const quarterMs = 15 * 60_000;

/**
 * When the quiet hours end in which an instant lies, by the clock of a zone; null outside of them. Every zone is some
 * quarters of an hour away from Greenwich, so the end is found by looking at each: an hour that summer time leaves out
 * or repeats needs no thought.
 */
export function quietUntil(
  { isOn, from, to }: QuietHours,
  timeZone: string,
  now: Date,
): Date | null {
  const isQuiet = (instant: Date) => isWithin(hourIn(timeZone, instant), from, to);
  if (!isOn || !isQuiet(now)) return null;
  let end = new Date(Math.floor(now.getTime() / quarterMs) * quarterMs);
  do end = new Date(end.getTime() + quarterMs);
  while (isQuiet(end));
  return end;
}

function isWithin(hour: number, from: number, to: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

function hourIn(timeZone: string, instant: Date): number {
  return Number(clockOf(timeZone).format(instant));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}
