import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test('a zone is known or not', () => {
  expect(['Europe/Rome', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
