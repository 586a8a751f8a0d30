import { expect, it } from 'vitest';
import { closesIn, openFor } from './match-time.ts';

const at = (time: string) => Date.parse(`2026-03-${time}Z`);
const opened = '2026-03-04T12:00:00Z';

it.each([
  ['04T11:00', { unit: 'now' }],
  ['04T12:00:59', { unit: 'now' }],
  ['04T12:01', { unit: 'minutes', count: 1 }],
  ['04T12:59', { unit: 'minutes', count: 59 }],
  ['04T13:00', { unit: 'hours', count: 1 }],
  ['05T11:59', { unit: 'hours', count: 23 }],
  ['05T12:00', { unit: 'days', count: 1 }],
  ['07T11:59', { unit: 'days', count: 2 }],
])('at %s a match says for how long it has been open', (time, expected) => {
  expect(openFor(opened, at(time))).toEqual(expected);
});

it.each([
  ['01T12:00', { unit: 'days', count: 3 }],
  ['02T12:00', { unit: 'days', count: 2 }],
  ['02T12:01', { unit: 'hours', count: 47 }],
  ['04T10:00', { unit: 'hours', count: 2 }],
  ['04T10:01', { unit: 'minutes', count: 119 }],
  ['04T11:59:30', { unit: 'minutes', count: 1 }],
  ['04T12:00', { unit: 'now' }],
])('at %s a day says when it closes', (time, expected) => {
  expect(closesIn(opened, at(time))).toEqual(expected);
});
