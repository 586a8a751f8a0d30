import { describe, expect, test } from 'vitest';
import { revealTimeOf } from './reveal.ts';

const hours = 3_600_000;

/** Midnight in Greenwich: Rome is an hour ahead in winter, two in summer. */
const november17 = 1_794_873_600_000;
const july1 = 1_782_864_000_000;
/** The clocks go back in the night after it. */
const october24 = 1_792_800_000_000;
/** They go forward in the night after it. */
const march28 = 1_774_656_000_000;

const inRome = (hour: number) => ({ mode: 'at_hour', hour, zone: 'Europe/Rome' }) as const;

test('a day is not held back unless that was chosen', () => {
  expect(revealTimeOf({ mode: 'off' }, november17)).toBeNull();
});

test('a day that waits for a hand reveals itself after 72 hours', () => {
  expect(revealTimeOf({ mode: 'by_hand' }, november17)).toBe(november17 + 72 * hours);
});

describe('at an hour of the day in Rome', () => {
  test.each([
    ['later the same day', { hour: 21, day: november17, closed: 10, shown: 20 }],
    ['the next day, if it has struck', { hour: 21, day: november17, closed: 20.5, shown: 44 }],
    ['the next day, at the very instant', { hour: 21, day: november17, closed: 20, shown: 44 }],
    ['a moment before it', { hour: 21, day: november17, closed: 19.999, shown: 20 }],
    ['at midnight', { hour: 0, day: november17, closed: 10, shown: 23 }],
    ['in summer', { hour: 21, day: july1, closed: 10, shown: 19 }],
    ['after the clocks went back', { hour: 21, day: october24, closed: 20, shown: 44 }],
    ['the hour that strikes twice: the first', { hour: 2, day: october24, closed: 12, shown: 24 }],
    ['the hour that is skipped: the one after', { hour: 2, day: march28, closed: 12, shown: 25 }],
  ])('%s', (_, { hour, day, closed, shown }) => {
    expect(revealTimeOf(inRome(hour), day + closed * hours)).toBe(day + shown * hours);
  });
});

test('in a zone that is off by three quarters of an hour', () => {
  const plan = { mode: 'at_hour', hour: 21, zone: 'Asia/Kathmandu' } as const;
  expect(revealTimeOf(plan, november17 + 10 * hours)).toBe(november17 + 15.25 * hours);
});
