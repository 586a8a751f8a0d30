import { expect, test } from 'vitest';
import { judge } from './verdict.ts';

test.each([
  [0, 6, 'granite'],
  [1, 6, 'solid'],
  [2, 6, 'solid'],
  [3, 6, 'balanced'],
  [4, 6, 'fragile'],
  [6, 6, 'fragile'],
  [1, 4, 'solid'],
  [2, 4, 'balanced'],
  [3, 4, 'fragile'],
  [0, 4, 'granite'],
] as const)('%i of %i recounts name another: %s', (changed, of, verdict) => {
  expect(judge({ changed, of }, null)).toBe(verdict);
  expect(judge({ changed, of }, { changed: 0, of: 14 })).toBe(verdict);
});

test.each([
  [1, 14, 'solid'],
  [5, 14, 'balanced'],
  [7, 14, 'balanced'],
  [8, 14, 'fragile'],
] as const)('rules change nothing, %i of %i voters left out do: %s', (changed, of, verdict) => {
  expect(judge({ changed: 0, of: 6 }, { changed, of })).toBe(verdict);
});
