import { beforeEach, describe, expect, test } from 'vitest';
import { createRateLeases, type RateLeases } from './rate-leases.ts';

let now: number;
let leases: RateLeases;

beforeEach(() => {
  now = 1000;
  leases = createRateLeases(() => now);
});

/** Asks as a caller would, and is granted all of it. */
function take(key: string, wanted = 1): number {
  const size = leases.sizeFor(key, wanted);
  leases.keep(key, size, { granted: size - wanted, wait: 0 });
  return size;
}

function useAll(key: string): number {
  let used = 0;
  while (leases.use(key)) used += 1;
  return used;
}

describe('a lease', () => {
  test('is what a page takes for whoever comes, and twice as many each time for whoever goes on', () => {
    const sizes = Array.from({ length: 8 }, () => {
      const size = take('a');
      useAll('a');
      return size;
    });
    expect(sizes).toEqual([8, 16, 32, 64, 64, 64, 64, 64]);
    expect(leases.sizeFor('somebody else', 1)).toBe(8);
  });

  test('is as large as what is wanted at once', () => {
    expect(leases.sizeFor('a', 200)).toBe(200);
  });

  test('hands out what was granted and no more', () => {
    leases.keep('a', 8, { granted: 3, wait: 0 });
    expect(useAll('a')).toBe(3);
    expect(useAll('b')).toBe(0);
  });

  test('ends ten seconds after it was taken, with its size', () => {
    leases.keep('a', 64, { granted: 60, wait: 0 });
    now += 9999;
    expect(leases.use('a')).toBe(true);
    now += 1;
    expect(leases.use('a')).toBe(false);
    expect(leases.sizeFor('a', 1)).toBe(8);
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
    leases.keep(String(caller), 2, { granted: 1, wait: 0 });
  }
  expect([leases.use('0'), leases.use('1'), leases.use('20000')]).toEqual([false, true, true]);
});
