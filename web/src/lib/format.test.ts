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
    ['en', '15 November 2026', /^15 November\b.*\b21:00$/],
    ['it', '15 novembre 2026', /^15 novembre\b.*\b21:00$/],
    ['es', '15 de noviembre de 2026', /^15 de noviembre\b.*\b21:00$/],
  ] as const)('are written in %s', (language, longDate, dateTime) => {
    const format = formatFor(language);
    expect(format.date(instant)).toBe('15/11/2026');
    expect(format.longDate(instant)).toBe(longDate);
    expect(format.dateTime(instant)).toMatch(dateTime);
    expect(format.time(instant)).toBe('21:00');
  });

  it('are short where there is little room, with the year unless it is this one', () => {
    const format = formatFor('en');
    expect(format.shortDay(instant, '2026-12-01')).toBe('15 Nov');
    expect(format.shortDay(instant, '2027-12-01')).toBe('15 Nov 2026');
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
});
