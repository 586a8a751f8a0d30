import { limits, matchDayFrequencies, measureSeason } from '@girone/contract/rules';
import { describe, expect, it } from 'vitest';
import { drawCalendar, type Fixture, type MatchDay } from './calendar.ts';
import { drawOrder } from './draw.ts';

const { min, max } = limits.tournamentFilms;
const sizes = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Ids that are no places in a list, in an order that is not theirs. */
function drawFilms(count: number): number[] {
  const ids = Array.from({ length: count }, (_, index) => 100 + 7 * index);
  return drawOrder(ids, `calendar ${count}`);
}

/** One of every size that there can be. */
const seasons = sizes.map((size) => {
  const films = drawFilms(size);
  const days = drawCalendar(films);
  const first = days.slice(0, days.length / 2);
  const back = days.slice(days.length / 2);
  const fixtures = days.flatMap((day) => day.fixtures);
  return { size, films, days, first, back, fixtures };
});

function pairKey({ home, away }: Fixture): string {
  return [home, away].toSorted((a, b) => a - b).join(' – ');
}

/** At home or away, match by match; a rest is not in it. */
function listSides(days: readonly MatchDay[], film: number): ('home' | 'away')[] {
  return days.flatMap(({ fixtures }) =>
    fixtures.flatMap(({ home, away }) => {
      if (home === film) return ['home' as const];
      return away === film ? ['away' as const] : [];
    }),
  );
}

function countBreaks(days: readonly MatchDay[], films: readonly number[]): number {
  return films
    .map((film) => listSides(days, film))
    .map((sides) => sides.filter((side, index) => side === sides[index - 1]).length)
    .reduce((sum, breaks) => sum + breaks, 0);
}

function sortNumbers(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

describe('from 2 to 64 films, the calendar', () => {
  it('has n(n−1) matches on 2(n−1) days, or on 2n if the number is odd', () => {
    for (const { size, days, fixtures } of seasons) {
      const matchDays = size % 2 === 0 ? 2 * (size - 1) : 2 * size;
      const season = { matches: size * (size - 1), matchDays };
      expect({ matches: fixtures.length, matchDays: days.length }).toEqual(season);
      expect(measureSeason(size, 24)).toMatchObject(season);
    }
  });

  it('lets every film receive every other exactly once', () => {
    for (const { films, fixtures } of seasons) {
      const wanted = films.flatMap((home) =>
        films.filter((away) => away !== home).map((away) => `${home} receives ${away}`),
      );
      const drawn = fixtures.map(({ home, away }) => `${home} receives ${away}`);
      expect(drawn.toSorted()).toEqual(wanted.toSorted());
    }
  });

  it('has every film play or rest once a day, and rest once a leg if the number is odd', () => {
    for (const { size, films, days, first } of seasons) {
      for (const { fixtures, resting } of days) {
        const busy = fixtures.flatMap(({ home, away }) => [home, away]);
        const present = resting === null ? busy : [...busy, resting];
        expect(sortNumbers(present)).toEqual(sortNumbers(films));
      }
      const rests = first.flatMap(({ resting }) => (resting === null ? [] : [resting]));
      expect(sortNumbers(rests)).toEqual(size % 2 === 0 ? [] : sortNumbers(films));
    }
  });

  it('numbers days and matches through, and names the legs', () => {
    for (const { days, first, back, fixtures } of seasons) {
      expect(days.map((day) => day.matchDay)).toEqual(days.map((_, index) => index + 1));
      const numbers = fixtures.map((match) => match.matchNumber);
      expect(numbers).toEqual(fixtures.map((_, index) => index + 1));
      expect(new Set(first.map((day) => day.leg))).toEqual(new Set(['andata']));
      expect(new Set(back.map((day) => day.leg))).toEqual(new Set(['ritorno']));
    }
  });

  it('repeats the first leg day by day with the sides swapped', () => {
    for (const { first, back } of seasons) {
      const swapped = first.map((day) => day.fixtures.map(({ home, away }) => [away, home]));
      const played = back.map((day) => day.fixtures.map(({ home, away }) => [home, away]));
      expect(played).toEqual(swapped);
      expect(back.map((day) => day.resting)).toEqual(first.map((day) => day.resting));
    }
  });

  it('keeps home and away within one of each other in each leg', () => {
    for (const { films, first, back } of seasons) {
      for (const film of films) {
        for (const sides of [listSides(first, film), listSides(back, film)]) {
          const atHome = sides.filter((side) => side === 'home').length;
          expect(Math.abs(atHome - (sides.length - atHome))).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('has no more home/away breaks than any calendar must have', () => {
    for (const { size, films, days, first, back } of seasons) {
      const isEven = size % 2 === 0;
      const breaks = [first, back, days].map((part) => countBreaks(part, films));
      const inLeg = isEven ? size - 2 : 0;
      // Where a return leg mirrors the first, a film whose first and last match of a leg are on
      // different sides has one break more between the legs.
      const inAll = isEven ? 3 * (size - 2) : size;
      expect({ size, breaks }).toEqual({ size, breaks: [inLeg, inLeg, inAll] });
    }
  });

  it('never has a pairing on two days in a row, from 3 films on', () => {
    for (const { days } of seasons.filter(({ size }) => size >= 3)) {
      for (const [index, day] of days.entries()) {
        const before = new Set(days[index - 1]?.fixtures.map(pairKey));
        const repeated = day.fixtures.filter((fixture) => before.has(pairKey(fixture)));
        expect(repeated).toEqual([]);
      }
    }
  });
});

it('is a calendar that one can check by hand', () => {
  const lines = drawCalendar([1, 2, 3, 4]).map(
    ({ matchDay, leg, fixtures }) =>
      `${matchDay} ${leg}: ${fixtures.map(({ home, away }) => `${home}-${away}`).join(' ')}`,
  );
  expect(lines).toEqual([
    '1 andata: 1-4 2-3',
    '2 andata: 4-2 3-1',
    '3 andata: 3-4 1-2',
    '4 ritorno: 4-1 3-2',
    '5 ritorno: 2-4 1-3',
    '6 ritorno: 4-3 2-1',
  ]);
  expect(drawCalendar([1, 2, 3]).map((day) => day.resting)).toEqual([1, 2, 3, 1, 2, 3]);
});

it('takes 2 to 64 different films and nothing else', () => {
  expect(() => drawCalendar([])).toThrow(RangeError);
  expect(() => drawCalendar([1])).toThrow(RangeError);
  expect(() => drawCalendar([1, 2, 1])).toThrow(RangeError);
  expect(() => drawCalendar(drawFilms(65))).toThrow(RangeError);
});

it.each([
  [32, 48, { matches: 992, matchDays: 62, days: 124 }],
  [2, 12, { matches: 2, matchDays: 2, days: 1 }],
  [5, 24, { matches: 20, matchDays: 10, days: 10 }],
  [64, 168, { matches: 4032, matchDays: 126, days: 882 }],
  [1, 24, { matches: 0, matchDays: 0, days: 0 }],
])('announces what %i films every %i hours take', (films, hours, season) => {
  expect(measureSeason(films, hours)).toEqual(season);
});

it('announces whole days for every frequency on offer', () => {
  for (const hours of matchDayFrequencies) {
    for (const size of sizes) {
      const { matchDays, days } = measureSeason(size, hours);
      expect(days * 24).toBe(matchDays * hours);
    }
  }
});
