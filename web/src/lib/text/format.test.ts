import type { Language } from '@girone/contract/languages';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

// Two-digit days and plain units: their form is the same in every release of the locale data.
const instant = '2026-11-15T20:00:00.000Z';
const timeZone = 'Europe/Rome';

function formatFor(language: Language) {
  return createFormat({ language, timeZone });
}

describe('dates and numbers', () => {
  it.each([
    ['en', ['15 Nov 2026', '15 November 2026'], /^15 November\b.*\b21:00$/],
    ['it', ['15/11/2026', '15 novembre 2026'], /^15 novembre\b.*\b21:00$/],
    ['es', ['15/11/2026', '15 de noviembre de 2026'], /^15 de noviembre\b.*\b21:00$/],
  ] as const)('are written in %s', (language, [date, longDate], dateTime) => {
    const format = formatFor(language);
    expect(format.date(instant)).toBe(date);
    expect(format.longDate(instant)).toBe(longDate);
    expect(format.dateTime(instant)).toMatch(dateTime);
    expect(format.time(instant)).toBe('21:00');
  });

  it('read the same for British and American readers', () => {
    const eighth = '2026-11-08T12:00:00.000Z';
    const format = formatFor('en');
    expect(format.date(eighth)).toBe('8 Nov 2026');
    expect(format.shortDay(eighth, '2027-12-01')).toBe('8 Nov 2026');
    expect(format.longDate(eighth)).toBe('8 November 2026');
    expect(format.relativeTime(eighth, '2026-12-08')).toBe('8 Nov 2026');
  });

  it('are short where there is little room, with the year unless it is this one', () => {
    const format = formatFor('en');
    expect(format.shortDay(instant, '2026-12-01')).toBe('15 Nov');
    expect(format.shortDay(instant, '2027-12-01')).toBe('15 Nov 2026');
    // In Rome the year has turned already.
    expect(format.shortDay('2026-12-31T23:30:00Z', '2027-03-01')).toBe('1 Jan');
  });

  it.each([
    ['en', '12,345.5'],
    ['it', '12.345,5'],
    ['es', '12.345,5'],
  ] as const)('group the digits of a number in %s', (language, text) => {
    expect(formatFor(language).number(12_345.5)).toBe(text);
  });

  it('take a Date, a time stamp or a text', () => {
    const format = formatFor('it');
    expect(format.date(new Date(instant))).toBe('15/11/2026');
    expect(format.date(Date.parse(instant))).toBe('15/11/2026');
  });
});

describe('relative time', () => {
  const now = Date.parse(instant);
  const ago = (seconds: number) => now - seconds * 1000;

  it.each([
    ['en', 'now'],
    ['it', 'ora'],
    ['es', 'ahora'],
  ] as const)('says "now" under a minute in %s', (language, text) => {
    const format = formatFor(language);
    expect(format.relativeTime(ago(0), now)).toBe(text);
    expect(format.relativeTime(ago(59.9), now)).toBe(text);
    expect(format.relativeTime(ago(-30), now), 'a clock that runs ahead').toBe(text);
  });

  it.each([
    [60, /^1 min fa$/],
    [59 * 60 + 59, /^59 min fa$/],
    [3600, /^1 h fa$/],
    [23 * 3600 + 3599, /^23 h fa$/],
    [24 * 3600, /^ieri$/],
    [3 * 24 * 3600, /^3 gg? fa$/],
    [7 * 24 * 3600 - 1, /^6 gg? fa$/],
    [20 * 24 * 3600, /^26\/10\/2026$/],
  ])('goes from minutes over hours to days and the date: %i s', (seconds, text) => {
    expect(formatFor('it').relativeTime(ago(seconds), now)).toMatch(text);
  });

  it('gives the date from a week on', () => {
    const format = formatFor('it');
    const weekAgo = ago(7 * 24 * 3600);
    expect(format.relativeTime(weekAgo, now)).toBe(format.date(weekAgo));
  });

  it.each([
    // What was yesterday is not so after midnight; what is not a day ago is told in hours.
    ['it', ['2026-11-13T22:00:00Z', '2026-11-14T22:30:00Z'], 'ieri'],
    ['it', ['2026-11-13T22:00:00Z', '2026-11-14T23:30:00Z'], 'l’altro ieri'],
    ['es', ['2026-11-13T22:00:00Z', '2026-11-14T23:30:00Z'], 'anteayer'],
    ['en', ['2026-11-13T22:00:00Z', '2026-11-14T22:30:00Z'], 'yesterday'],
    // English has no word for it, so that it says what has passed.
    ['en', ['2026-11-13T22:00:00Z', '2026-11-14T23:30:00Z'], '1 day ago'],
    ['it', ['2026-11-14T22:59:59Z', '2026-11-14T23:00:30Z'], 'ora'],
    ['it', ['2026-11-14T22:50:00Z', '2026-11-14T23:10:00Z'], '20 min fa'],
    ['it', ['2026-11-13T23:10:00Z', '2026-11-14T22:50:00Z'], '23 h fa'],
    // Three midnights, and two days of 24 hours.
    ['it', ['2026-11-12T22:00:00Z', '2026-11-15T12:00:00Z'], '2 gg fa'],
    ['it', ['2026-11-08T13:00:00Z', '2026-11-15T12:00:00Z'], '6 gg fa'],
  ] as const)('keeps to midnight in the reader’s zone: %s, %j', (language, [at, later], text) => {
    expect(formatFor(language).relativeTime(at, later)).toBe(text);
  });

  it('goes by the zone of who reads', () => {
    const [at, later] = ['2026-11-13T22:00:00Z', '2026-11-14T23:30:00Z'];
    const inNewYork = createFormat({ language: 'it', timeZone: 'America/New_York' });
    expect(inNewYork.relativeTime(at, later)).toBe('ieri');
    expect(formatFor('it').relativeTime(at, later)).toBe('l’altro ieri');
  });

  it.each([
    // 29 March 2026 has 23 hours in Rome, 25 October 2026 has 25.
    [
      'to summer: noon to noon is 23 hours',
      ['2026-03-28T11:00:00Z', '2026-03-29T10:00:00Z'],
      '23 h fa',
    ],
    ['to summer: an evening later', ['2026-03-28T11:00:00Z', '2026-03-29T21:59:00Z'], 'ieri'],
    ['to summer: past midnight', ['2026-03-28T11:00:00Z', '2026-03-29T22:00:00Z'], 'l’altro ieri'],
    ['to winter: noon to noon', ['2026-10-24T10:00:00Z', '2026-10-25T11:00:00Z'], 'ieri'],
    [
      'to winter: the evening of the long day',
      ['2026-10-24T10:00:00Z', '2026-10-25T22:59:00Z'],
      'ieri',
    ],
    ['to winter: past midnight', ['2026-10-24T10:00:00Z', '2026-10-25T23:00:00Z'], 'l’altro ieri'],
    ['to winter: the same day still', ['2026-10-24T22:10:00Z', '2026-10-25T22:50:00Z'], '24 h fa'],
    [
      'to winter: over the whole of it',
      ['2026-10-22T10:00:00Z', '2026-10-25T11:00:00Z'],
      '3 gg fa',
    ],
    ['to summer: three dates later', ['2026-03-26T11:00:00Z', '2026-03-29T10:00:00Z'], '2 gg fa'],
  ] as const)('keeps to the calendar when the clocks change %s', (_when, [at, later], text) => {
    expect(formatFor('it').relativeTime(at, later)).toBe(text);
  });
});
