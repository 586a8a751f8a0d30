import { beforeEach, describe, expect, test } from 'vitest';
import { createRateLeases, type RateLeases } from './rate-leases.ts';

let now: number;
let leases: RateLeases;

beforeEach(() => {
  now = 1000;
  leases = createRateLeases(() => now);
});

/** Asks as a caller would who needs one, and is granted all of it. */
function take(key: string) {
  const claim = leases.claim(key, 1);
  leases.keep(key, claim.size, { granted: claim.size - 1, wait: 0 });
  return claim;
}

function useAll(key: string): number {
  let used = 0;
  while (leases.use(key)) used += 1;
  return used;
}

describe('a caller', () => {
  test('has what a page takes on credit, which is paid with the first block', () => {
    expect(useAll('a')).toBe(8);
    expect(take('a')).toEqual({ size: 8, owed: 8 });
    useAll('a');
    expect(take('a')).toEqual({ size: 16, owed: 0 });
  });

  test('pays a debt once, also where two ask at the same time', () => {
    useAll('a');
    expect([leases.claim('a', 1).owed, leases.claim('a', 1).owed]).toEqual([8, 0]);
  });

  test('gets twice as many each time when going on', () => {
    const sizes = Array.from({ length: 8 }, () => {
      useAll('a');
      return take('a').size;
    });
    expect(sizes).toEqual([8, 16, 32, 64, 64, 64, 64, 64]);
    expect(leases.claim('somebody else', 1)).toEqual({ size: 8, owed: 0 });
  });

  test('gets as many as are wanted at once', () => {
    expect(leases.claim('a', 200).size).toBe(200);
  });

  test('gets what was granted and no more', () => {
    leases.keep('a', 8, { granted: 3, wait: 0 });
    expect(useAll('a')).toBe(3);
  });

  test('starts anew ten seconds after a block was taken', () => {
    leases.keep('a', 64, { granted: 60, wait: 0 });
    now += 9999;
    expect(leases.use('a')).toBe(true);
    now += 1;
    expect(useAll('a')).toBe(8);
    expect(leases.claim('a', 1)).toEqual({ size: 8, owed: 8 });
  });
});

describe('a ceiling that is reached', () => {
  test('stays so when an answer from before comes later', () => {
    leases.keep('a', 8, { granted: 0, wait: 30 });
    leases.keep('a', 8, { granted: 1, wait: 0 });
    expect(useAll('a')).toBe(1);
    expect(leases.waitOf('a')).toBe(30);
  });

  test('is remembered until the wait is over', () => {
    leases.keep('a', 4, { granted: 0, wait: 30 });
    expect(leases.waitOf('a')).toBe(30);
    now += 29_001;
    expect(leases.waitOf('a')).toBe(1);
    now += 999;
    expect(leases.waitOf('a')).toBe(0);
  });

  test('lets those go on first who are paid for', () => {
    leases.keep('a', 64, { granted: 1, wait: 30 });
    expect(leases.waitOf('a')).toBe(0);
    expect(leases.use('a')).toBe(true);
    expect(leases.waitOf('a')).toBe(30);
  });
});

test('callers beyond counting are forgotten, the oldest first', () => {
  for (let caller = 0; caller <= 20_000; caller += 1) {
    leases.keep(String(caller), 2, { granted: 0, wait: 60 });
  }
  expect([leases.waitOf('0'), leases.waitOf('1'), leases.waitOf('20000')]).toEqual([0, 60, 60]);
});
