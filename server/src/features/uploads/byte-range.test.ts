import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', null],
  ['bytes=10-12', null],
  ['bytes=-0', null],
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=4-2', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  [`bytes=0-${'9'.repeat(400)}`, undefined],
])('%j of ten bytes is %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
