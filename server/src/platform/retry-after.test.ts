import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['0', 0],
  [' 7 ', 7],
  ['99999999999', 600],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['Mon, 01 Mar 2027 12:00:00 GMT', 600],
])('Retry-After %j is %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now, 600)).toBe(seconds);
});
