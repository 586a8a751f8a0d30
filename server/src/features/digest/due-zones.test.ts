import { expect, test } from 'vitest';
import { findDueZones } from './due-zones.ts';

const zones = ['Europe/Rome', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'];

function due(instant: string) {
  return findDueZones(zones, new Date(instant));
}

test('a digest is due from eight on Monday morning, by the clock of its reader', () => {
  expect(due('2026-11-15T17:59:00Z')).toBeUndefined();
  // Fourteen hours ahead it is Monday while it is still Sunday in Greenwich.
  expect(due('2026-11-15T18:00:00Z')).toEqual({
    week: '2026-11-16',
    zones: ['Pacific/Kiritimati'],
  });
  expect(due('2026-11-16T02:15:00Z')?.zones).toEqual(['Asia/Kathmandu', 'Pacific/Kiritimati']);
  expect(due('2026-11-16T06:59:59Z')?.zones).not.toContain('Europe/Rome');
  expect(due('2026-11-16T07:00:00Z')?.zones).toContain('Europe/Rome');
});

test('follows summer time', () => {
  expect(due('2026-07-13T05:59:00Z')?.zones).not.toContain('Europe/Rome');
  expect(due('2026-07-13T06:00:00Z')?.zones).toContain('Europe/Rome');
});

test('is late rather than lost after a morning without Girone, for a day', () => {
  expect(due('2026-11-16T22:00:00Z')?.zones).toContain('Europe/Rome');
  expect(due('2026-11-17T06:59:00Z')).toMatchObject({ week: '2026-11-16' });
  expect(due('2026-11-17T06:59:00Z')?.zones).toContain('Europe/Rome');
  expect(due('2026-11-17T07:00:00Z')?.zones).not.toContain('Europe/Rome');
});

test('whoever has told no zone is in Greenwich', () => {
  expect(findDueZones([], new Date('2026-11-16T08:00:00Z'))).toEqual({
    week: '2026-11-16',
    zones: ['UTC'],
  });
});

test('at any moment one Monday is due at most, all over the world', () => {
  const everywhere = Intl.supportedValuesOf('timeZone');
  for (let hour = 0; hour < 8 * 24; hour += 3) {
    const now = new Date(Date.UTC(2026, 10, 13, hour));
    const weeks = new Set(everywhere.flatMap((zone) => findDueZones([zone], now)?.week ?? []));
    expect(weeks.size).toBeLessThanOrEqual(1);
  }
});
