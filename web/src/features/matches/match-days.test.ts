import { expect, it } from 'vitest';
import { parseMatchDay } from '../../domain/match/parse-match-day.ts';
import { daysToShow, isFirstLeg } from './match-days.ts';

const season = { status: 'active', currentMatchDay: 3, totalMatchDays: 6 } as const;

it('shows the open day, the one before and the one after', () => {
  expect(daysToShow(season, null)).toEqual({ current: 3, other: 2, next: 4 });
});

it('shows a day of the viewer’s choice beside the open one', () => {
  expect(daysToShow(season, 1)).toEqual({ current: 3, other: 1, next: 4 });
  expect(daysToShow(season, 4)).toEqual({ current: 3, other: 4, next: null });
  expect(daysToShow(season, 3)).toEqual({ current: 3, other: 2, next: 4 });
});

it('has no day before the first and none after the last', () => {
  const first = { ...season, currentMatchDay: 1 };
  expect(daysToShow(first, null)).toEqual({ current: 1, other: 2, next: null });
  const last = { ...season, currentMatchDay: 6 };
  expect(daysToShow(last, null)).toEqual({ current: 6, other: 5, next: null });
  const only = { ...season, currentMatchDay: 1, totalMatchDays: 1 };
  expect(daysToShow(only, null)).toEqual({ current: 1, other: null, next: null });
});

it('shows the last day of a season that is over, or the one chosen', () => {
  const over = { ...season, status: 'completed', currentMatchDay: 6 } as const;
  expect(daysToShow(over, null)).toEqual({ current: null, other: 6, next: null });
  expect(daysToShow(over, 2)).toEqual({ current: null, other: 2, next: null });
});

it('knows the leg of a day', () => {
  expect([1, 3, 4, 6].map((day) => isFirstLeg(day, 6))).toEqual([true, true, false, false]);
});

it.each([
  [null, null],
  ['2', 2],
  ['6', 6],
  ['7', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['two', null],
])('reads "%s" in the address as day %s', (text, day) => {
  expect(parseMatchDay(text, 6)).toBe(day);
});
