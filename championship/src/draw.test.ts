import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawOrder } from './draw.ts';
import { createSeededRandom, createXoshiro, hashFnv1a } from './seeded-random.ts';

const filmIds = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 64 });

it('draws what anyone else computes from the same seed', () => {
  // Computed by a separate program in another language.
  expect(drawOrder([1, 2, 3, 4, 5, 6, 7, 8], 'girone')).toEqual([6, 7, 1, 2, 5, 8, 3, 4]);
  expect(drawOrder([907, 12, 55, 3000, 41], '0')).toEqual([55, 907, 12, 41, 3000]);
  expect(
    drawOrder(
      Array.from({ length: 16 }, (_, index) => index + 1),
      'Città 2026',
    ),
  ).toEqual([1, 11, 6, 13, 14, 4, 3, 10, 7, 5, 12, 16, 2, 9, 15, 8]);
});

it('rests on the published figures of its generator and of its hash', () => {
  const next = createXoshiro([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
    4258142804,
  ]);
  expect(hashFnv1a('')).toBe(0x811c9dc5);
  expect(hashFnv1a('a')).toBe(0xe40c292c);
  expect(hashFnv1a('foobar')).toBe(0xbf9cf968);
});

it('draws every film once, whatever order the films come in', () => {
  fc.assert(
    fc.property(filmIds, fc.string(), (films, seed) => {
      const order = drawOrder(films, seed);
      const sorted = films.toSorted((a, b) => a - b);
      expect(order.toSorted((a, b) => a - b)).toEqual(sorted);
      expect(drawOrder(films.toReversed(), seed)).toEqual(order);
    }),
  );
});

it('gives every film every place about equally often', () => {
  const films = [1, 2, 3, 4, 5, 6];
  const rounds = 6000;
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, film] of drawOrder(films, `season ${round}`).entries()) {
      const key = `${film} at ${place}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const expected = rounds / films.length;
  const chiSquare = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    0,
  );
  expect(counts.size).toBe(36);
  // 25 degrees of freedom: a fair draw exceeds this once in a thousand sets of seeds.
  expect(chiSquare).toBeLessThan(52.6);
});

it('favours no number, even under a bound that leaves a quarter of all values over', () => {
  const drawNumber = createSeededRandom('fair');
  const drawn = Array.from({ length: 3000 }, () => drawNumber(3 * 2 ** 30));
  const inLowestThird = drawn.filter((number) => number < 2 ** 30).length;
  expect(Math.abs(inLowestThird - 1000)).toBeLessThan(100);
});

it('draws numbers below the bound, and each of them', () => {
  const drawNumber = createSeededRandom('bound');
  const seen = new Set(Array.from({ length: 500 }, () => drawNumber(7)));
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});
