import { locales, type Language } from '@girone/contract/languages';
import { unknownZone } from './due-zones.ts';
import type { Moment } from './texts/en.ts';

const weekMs = 6 * 86_400_000;

/** Whose clock it is: without one of their own a reader is told which. */
export interface ReaderClock {
  readonly language: Language;
  readonly timeZone: string | null;
  readonly now: Date;
}

export function describeMoment(clock: ReaderClock, instant: Date): Moment {
  const { timeZone, now } = clock;
  const time = write(clock, instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const isNear = instant.getTime() - now.getTime() < weekMs;
  return {
    isToday: dayOf(clock, instant) === dayOf(clock, now),
    weekday: isNear ? write(clock, instant, { weekday: 'long' }) : null,
    date: write(clock, instant, { day: 'numeric', month: 'long' }),
    hour: Number(time.slice(0, 2)),
    time: timeZone === null ? `${time} UTC` : time,
  };
}

/** Monday 16 November 2026. */
export function describeToday(clock: ReaderClock): string {
  const date = write(clock, clock.now, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return date.charAt(0).toUpperCase() + date.slice(1);
}

function dayOf(clock: ReaderClock, instant: Date): string {
  return write(clock, instant, { dateStyle: 'short' });
}

function write(
  { language, timeZone }: ReaderClock,
  instant: Date,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = { ...options, timeZone: timeZone ?? unknownZone };
  return new Intl.DateTimeFormat(locales[language], format).format(instant);
}
