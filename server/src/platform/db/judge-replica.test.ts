import { expect, test } from 'vitest';
import { createLogHistory, findFault } from './judge-replica.ts';
import { endOfLog } from './log-positions.ts';

const primary = { identity: 'server/1', schema: 7, position: 100n };
const replica = { ...primary, position: 90n };

test('a copy of the same database that follows its log is read from', () => {
  expect(findFault(primary, replica)).toBeUndefined();
  // It may already have what the primary was not asked about yet, a newer schema too.
  expect(findFault(primary, { ...replica, schema: 8, position: 110n })).toBeUndefined();
});

test.each([
  ['no copy', { ...replica, identity: 'server/2' }],
  ['no replica', { ...replica, position: null }],
  ['schema is older', { ...replica, schema: 6 }],
])('what is %s is not', (reason, state) => {
  expect(findFault(primary, state)).toContain(reason);
});

test('a replica is late by the time since it had everything', () => {
  const history = createLogHistory();
  expect(history.currentTo(1000n)).toBe(-Infinity);
  history.note(0, 100n);
  history.note(1000, 200n);
  history.note(2000, 300n);
  expect(history.currentTo(99n)).toBe(-Infinity);
  expect(history.currentTo(299n)).toBe(1000);
  expect(history.currentTo(300n)).toBe(2000);
});

test('nobody is late where nothing is written', () => {
  const history = createLogHistory();
  for (const at of [0, 1000, 2000]) history.note(at, 100n);
  expect(history.currentTo(100n)).toBe(2000);
});

test('another primary, which has less, begins another history', () => {
  const history = createLogHistory();
  history.note(0, 500n);
  history.note(1000, 400n);
  expect(history.currentTo(500n)).toBe(1000);
  expect(history.currentTo(399n)).toBe(-Infinity);
});

test('a page of the log that has only its head ends where the page before does', () => {
  expect(endOfLog(8192n + 24n, 8192n)).toBe(8192n);
  expect(endOfLog(2n ** 24n + 40n, 2n ** 24n)).toBe(2n ** 24n);
  // Something is written there, on the disk or not.
  expect(endOfLog(8192n + 64n, 8192n)).toBe(8256n);
  expect(endOfLog(9000n, 9000n)).toBe(9000n);
  expect(endOfLog(9024n, 9000n)).toBe(9024n);
  expect(endOfLog(9000n, 16_384n)).toBe(9000n);
});
