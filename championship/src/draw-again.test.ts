import { runInNewContext } from 'node:vm';
import { drawProgram } from '@girone/contract/draw-program';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawCalendar } from './calendar.ts';
import { drawOrder } from './draw.ts';

const ids = { min: 1, max: 2_147_483_647 };
const films = fc.uniqueArray(fc.integer(ids), { minLength: 2, maxLength: 64 });

/** What the published program prints, run as a reader would: with nothing but the language around it. */
function drawAgain(seed: string, filmIds: readonly number[]): unknown[] {
  const printed: unknown[] = [];
  const table = (rows: readonly object[]) => printed.push(...rows.map((row) => ({ ...row })));
  runInNewContext(drawProgram(seed, filmIds), { TextEncoder, console: { table } });
  return printed;
}

function drawnHere(seed: string, filmIds: readonly number[]) {
  return drawCalendar(drawOrder(filmIds, seed)).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ matchNumber, home, away }) => ({
      day: matchDay,
      match: matchNumber,
      home,
      away,
    })),
  );
}

it('gives the same calendar to whoever draws again with the published program', () => {
  fc.assert(
    fc.property(films, fc.string({ unit: 'binary' }), (filmIds, seed) => {
      expect(drawAgain(seed, filmIds)).toEqual(drawnHere(seed, filmIds));
    }),
    { numRuns: 60 },
  );
});

it.each([2, 3, 4, 5, 63, 64])('does so with %i films', (count) => {
  const filmIds = Array.from({ length: count }, (_, index) => 7 * (count - index));
  const seed = 'Città 2026';
  expect(drawAgain(seed, filmIds)).toEqual(drawnHere(seed, filmIds));
});

it('follows from the seed letter by letter', () => {
  expect(drawAgain('girone', [41, 12, 907])).toEqual(drawnHere('girone', [12, 41, 907]));
  expect(drawAgain('Girone', [41, 12, 907])).not.toEqual(drawnHere('girone', [12, 41, 907]));
});
