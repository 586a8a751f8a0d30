import { locales, type Language } from '@girone/contract/languages';
import { chosenLanguage } from './language.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

type Instant = Date | number | string;

/** Writes dates and numbers as the reader's language does. */
export interface Format {
  number(value: number): string;
  /** 15/11/2026; in English, where some would take 8/11 for August, 15 Nov 2026. */
  date(instant: Instant): string;
  /** 15 Nov; with the year where it is not this one. */
  shortDay(instant: Instant, now?: Instant): string;
  /** 15 November 2026 */
  longDate(instant: Instant): string;
  /** 21:00 */
  time(instant: Instant): string;
  /** Stalker, Persona and Suspiria */
  list(items: readonly string[]): string;
  /** 15 November, 21:00 */
  dateTime(instant: Instant): string;
  /**
   * 'now' under a minute, then minutes, hours, days; from a week on, the date. A word for a day
   * ('yesterday') is meant by the reader's calendar, a number of days is what has passed.
   */
  relativeTime(instant: Instant, now?: Instant): string;
}

interface FormatOptions {
  language: Language;
  /** The reader's own zone unless told. */
  timeZone?: string | undefined;
}

export function createFormat({ language, timeZone }: FormatOptions): Format {
  const locale = locales[language];
  // Each is made when it is first asked for: making one takes longer than using it a hundred times.
  const dateStyle = (options: Intl.DateTimeFormatOptions) => {
    const zone = timeZone === undefined ? {} : { timeZone };
    return once(() => new Intl.DateTimeFormat(locale, { ...options, ...zone }));
  };

  const number = once(() => new Intl.NumberFormat(locale));
  const shortDay = dateStyle({ day: 'numeric', month: 'short' });
  const shortDate = dateStyle({ day: 'numeric', month: 'short', year: 'numeric' });
  const date = language === 'en' ? shortDate : dateStyle({});
  const longDate = dateStyle({ day: 'numeric', month: 'long', year: 'numeric' });
  const time = dateStyle({ hour: '2-digit', minute: '2-digit' });
  const dateTime = dateStyle({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const relative = once(
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  );
  const elapsed = once(() => new Intl.RelativeTimeFormat(locale, { style: 'short' }));
  const calendar = dateStyle({ day: 'numeric', month: 'numeric', year: 'numeric' });

  function daysAgo(instant: Date, now: Date, seconds: number): string {
    const days = dayNumber(calendar(), now) - dayNumber(calendar(), instant);
    // A day on which the clocks are set back is longer than its 24 hours.
    if (days === 0) return elapsed().format(-Math.floor(seconds / hour), 'hour');
    const words = relative().formatToParts(-days, 'day');
    const isNamed = words.every(({ type }) => type === 'literal');
    if (isNamed) return words.map(({ value }) => value).join('');
    return elapsed().format(-Math.floor(seconds / day), 'day');
  }

  return {
    number: (value) => number().format(value),
    date: (instant) => date().format(toDate(instant)),
    shortDay(instant, now = Date.now()) {
      const at = toDate(instant);
      const isThisYear = dayIn(calendar(), at).year === dayIn(calendar(), toDate(now)).year;
      return (isThisYear ? shortDay() : shortDate()).format(at);
    },
    longDate: (instant) => longDate().format(toDate(instant)),
    time: (instant) => time().format(toDate(instant)),
    list: (items) => list().format(items),
    dateTime: (instant) => dateTime().format(toDate(instant)),
    relativeTime(instant, now = Date.now()) {
      const seconds = (toDate(now).getTime() - toDate(instant).getTime()) / 1000;
      // A clock that runs a little ahead of ours must not say "in 3 seconds".
      if (seconds < minute) return relative().format(0, 'second');
      if (seconds < hour) return relative().format(-Math.floor(seconds / minute), 'minute');
      if (seconds < day) return relative().format(-Math.floor(seconds / hour), 'hour');
      if (seconds < week) return daysAgo(toDate(instant), toDate(now), seconds);
      return date().format(toDate(instant));
    },
  };
}

/** The days of the calendar, counted: unlike hours, these are not longer or shorter at a change of clocks. */
function dayNumber(calendar: Intl.DateTimeFormat, instant: Date): number {
  const { year, month, dayOfMonth } = dayIn(calendar, instant);
  return Date.UTC(year, month - 1, dayOfMonth) / (day * 1000);
}

function dayIn(calendar: Intl.DateTimeFormat, instant: Date) {
  const parts = calendar.formatToParts(instant);
  const figure = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: figure('year'), month: figure('month'), dayOfMonth: figure('day') };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function toDate(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant);
}

const made = new Map<Language, Format>();

/** The format of the chosen language, made once. */
export function currentFormat(): Format {
  const language = chosenLanguage();
  const format = made.get(language) ?? createFormat({ language });
  made.set(language, format);
  return format;
}
