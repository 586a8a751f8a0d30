import { describe, expect, test } from 'vitest';
import { quietUntil, usualQuietHours } from './quiet-hours.ts';

const night = { ...usualQuietHours, from: 23, to: 8 };

function until(instant: string, zone: string, hours = night): string | undefined {
  return quietUntil(hours, zone, new Date(instant))?.toISOString();
}

test('hold from their first minute to their last, by the clock of the zone', () => {
  expect(until('2026-11-17T21:59:59Z', 'Europe/Rome')).toBeUndefined();
  expect(until('2026-11-17T22:00:00Z', 'Europe/Rome')).toBe('2026-11-18T07:00:00.000Z');
  expect(until('2026-11-18T06:59:59Z', 'Europe/Rome')).toBe('2026-11-18T07:00:00.000Z');
  expect(until('2026-11-18T07:00:00Z', 'Europe/Rome')).toBeUndefined();
});

test.each([
  ['America/New_York', '2026-11-18T05:00:00Z', '2026-11-18T13:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-17T15:00:00Z', '2026-11-17T23:00:00.000Z'],
  // Half an hour, and a quarter, from everybody else.
  ['Asia/Kolkata', '2026-11-17T20:10:00Z', '2026-11-18T02:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-17T20:10:00Z', '2026-11-18T02:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-17T10:00:00Z', '2026-11-17T18:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-11-17T12:30:00Z', '2026-11-17T21:00:00.000Z'],
])('end at eight in %s', (zone, instant, end) => {
  expect(until(instant, zone)).toBe(end);
});

describe('across summer time', () => {
  test('the night is an hour shorter in spring and an hour longer in autumn', () => {
    expect(until('2026-03-28T22:00:00Z', 'Europe/Rome')).toBe('2026-03-29T06:00:00.000Z');
    expect(until('2026-10-24T21:00:00Z', 'Europe/Rome')).toBe('2026-10-25T07:00:00.000Z');
  });

  test('an end that the clock leaps over is the leap', () => {
    // At two it is three at once.
    const early = { ...night, to: 2 };
    expect(until('2026-03-29T00:30:00Z', 'Europe/Rome', early)).toBe('2026-03-29T01:00:00.000Z');
  });

  test('an end that comes twice is the first; an hour that comes twice is quiet twice', () => {
    const early = { ...night, to: 2 };
    expect(until('2026-10-24T23:30:00Z', 'Europe/Rome', early)).toBe('2026-10-25T00:00:00.000Z');
    expect(until('2026-10-25T01:30:00Z', 'Europe/Rome', early)).toBeUndefined();
    const later = { ...night, to: 3 };
    expect(until('2026-10-25T00:30:00Z', 'Europe/Rome', later)).toBe('2026-10-25T02:00:00.000Z');
    expect(until('2026-10-25T01:30:00Z', 'Europe/Rome', later)).toBe('2026-10-25T02:00:00.000Z');
  });

  test('a leap of half an hour too', () => {
    const early = { ...night, to: 2 };
    expect(until('2026-10-03T15:00:00Z', 'Australia/Lord_Howe', early)).toBe(
      '2026-10-03T15:30:00.000Z',
    );
  });
});

test('may lie within a day, and be off', () => {
  const siesta = { ...night, from: 13, to: 16 };
  expect(until('2026-11-17T12:30:00Z', 'Europe/Rome', siesta)).toBe('2026-11-17T15:00:00.000Z');
  expect(until('2026-11-17T15:00:00Z', 'Europe/Rome', siesta)).toBeUndefined();
  expect(until('2026-11-17T23:00:00Z', 'Europe/Rome', { ...night, isOn: false })).toBeUndefined();
});

test('end within a day, whatever they are, wherever, whenever', () => {
  const zones = ['Europe/Rome', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham'];
  for (const zone of zones) {
    for (let hour = 0; hour < 24 * 366; hour += 7) {
      const now = new Date(Date.UTC(2026, 0, 1, hour, 17));
      const from = hour % 24;
      const end = quietUntil({ ...night, from, to: (from + 9) % 24 }, zone, now);
      if (end === null) continue;
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(10.5 * 3_600_000);
      expect(quietUntil({ ...night, from, to: (from + 9) % 24 }, zone, end)).toBeNull();
    }
  }
});
