import { expect, test } from 'vitest';
import { createRestartDelay } from './restart-delay.ts';

const short = 1000;
const long = 60_000;

test('waits twice as long after each short life, and then gives up', () => {
  const delay = createRestartDelay();
  const delays = Array.from({ length: 6 }, () => delay(short));
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, null]);
});

test('does not wait after a long life, which makes good for the short ones before', () => {
  const delay = createRestartDelay();
  delay(short);
  delay(short);
  expect(delay(long)).toBe(0);
  expect(delay(short)).toBe(500);
});
