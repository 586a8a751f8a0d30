import { expect, it } from 'vitest';
import { lookOf, pathOf, rowHeightFor, rowsOf, xOf } from './bump-chart-geometry.ts';

const line = (key: string, positions: number[]) => ({ key, title: key, name: key, positions });

it('runs each line in the row of its position', () => {
  expect(rowsOf([line('a', [2, 1]), line('b', [1, 2])], 2)).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it('puts films that share a position under each other, in the order of the table', () => {
  const lines = [line('a', [1, 1]), line('b', [3, 1]), line('c', [1, 3])];
  expect(rowsOf(lines, 2)).toEqual([
    [0, 0],
    [2, 1],
    [1, 2],
  ]);
});

it('draws a curve that is level at every day', () => {
  expect(
    pathOf([
      { x: 0, y: 10 },
      { x: 100, y: 50 },
    ]),
  ).toBe('M0 10C50 10 50 50 100 50');
  expect(pathOf([])).toBe('');
});

it('spreads the days over the width, and survives a single one', () => {
  const frame = { width: 852, days: 9, rowHeight: 44 };
  expect([xOf(0, frame), xOf(8, frame)]).toEqual([40, 840]);
  expect(xOf(0, { ...frame, days: 1 })).toBe(40);
});

it('colours the first four and leaves room for a thumb while the list is short', () => {
  expect([0, 1, 2, 3, 4].map(lookOf)).toEqual(['leader', 'second', 'third', 'fourth', 'other']);
  expect(rowHeightFor(10)).toBe(44);
  expect(rowHeightFor(64)).toBeLessThan(44);
});
