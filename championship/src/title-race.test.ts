import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCalendar } from './calendar.ts';
import { createSeededRandom } from './seeded-random.ts';
import { rankStandings, type CompletedMatch } from './standings.ts';
import {
  assessTitleRace,
  type Contender,
  type OpenFixture,
  type TitleOutlook,
} from './title-race.ts';

type Points = ReadonlyMap<number, number>;

/** Every way in which the fixtures can end, as the points that each film gains. */
function listEndings(fixtures: readonly OpenFixture[]): Points[] {
  return fixtures.reduce<Points[]>(
    (endings, { film1Id, film2Id }) =>
      endings.flatMap((gains) =>
        [
          [3, 0],
          [1, 1],
          [0, 3],
        ].map(([first = 0, second = 0]) =>
          new Map(gains)
            .set(film1Id, (gains.get(film1Id) ?? 0) + first)
            .set(film2Id, (gains.get(film2Id) ?? 0) + second),
        ),
      ),
    [new Map()],
  );
}

/** The same answers by looking at every ending. */
function tryEverything(
  table: readonly Contender[],
  fixtures: readonly OpenFixture[],
): TitleOutlook[] {
  const endings = listEndings(fixtures);
  return table.map(({ filmId, points }) => {
    const outcomes = endings.map((gains) => {
      const gain = gains.get(filmId) ?? 0;
      const rivals = table.filter((rival) => rival.filmId !== filmId);
      const best = Math.max(
        ...rivals.map((rival) => rival.points + (gains.get(rival.filmId) ?? 0)),
      );
      return { gain, lead: points + gain - best };
    });
    const gains = outcomes.map(({ gain }) => gain).toSorted((a, b) => a - b);
    const enough = gains.find((gain) =>
      outcomes.filter((outcome) => outcome.gain >= gain).every(({ lead }) => lead > 0),
    );
    return {
      filmId,
      pointsNeeded: enough ?? null,
      canWin: outcomes.some(({ lead }) => lead >= 0),
    };
  });
}

type Fixture = Omit<CompletedMatch, 'film1Votes' | 'film2Votes'>;

function listFixtures(films: readonly number[]): Fixture[] {
  return drawCalendar(films).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ home, away }) => ({ matchDay, film1Id: home, film2Id: away })),
  );
}

function end(
  { matchDay, film1Id, film2Id }: Fixture,
  film1Votes: number,
  film2Votes: number,
): CompletedMatch {
  return { matchDay, film1Id, film2Id, film1Votes, film2Votes };
}

interface Race {
  readonly table: readonly Contender[];
  readonly fixtures: readonly OpenFixture[];
}

/** A season stopped before its end, with few enough matches left to try every ending. */
function races(open: number): fc.Arbitrary<Race> {
  return fc
    .record({
      films: fc.integer({ min: 2, max: 5 }),
      open: fc.integer({ min: 1, max: open }),
      scores: fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })), { minLength: 20 }),
    })
    .map(({ films: count, open: left, scores }) => {
      const films = Array.from({ length: count }, (_, index) => index + 1);
      const calendar = listFixtures(films);
      const played = Math.max(0, calendar.length - left);
      const results = calendar.slice(0, played).map((match, index) => {
        const [film1Votes = 0, film2Votes = 0] = scores[index % scores.length] ?? [];
        return end(match, film1Votes, film2Votes);
      });
      return { table: rankStandings(films, results), fixtures: calendar.slice(played) };
    });
}

describe('the race for the title', () => {
  it('agrees with every possible ending', () => {
    fc.assert(
      fc.property(races(6), ({ table, fixtures }) => {
        expect(assessTitleRace(table, fixtures)).toEqual(tryEverything(table, fixtures));
      }),
      { numRuns: 400 },
    );
  });

  it('is over when the last match is: first place, shared or not, is the title', () => {
    const table = [
      { filmId: 1, position: 1, points: 9 },
      { filmId: 2, position: 1, points: 9 },
      { filmId: 3, position: 3, points: 9 },
    ];
    expect(assessTitleRace(table, [])).toEqual([
      { filmId: 1, pointsNeeded: 0, canWin: true },
      { filmId: 2, pointsNeeded: 0, canWin: true },
      { filmId: 3, pointsNeeded: null, canWin: false },
    ]);
  });

  it('knows that rivals who meet cannot both stay behind', () => {
    // Film 1 can reach 9; films 2 and 3 have 8 and play each other: a draw gives both 9.
    const table = [
      { filmId: 3, position: 1, points: 8 },
      { filmId: 1, position: 3, points: 6 },
      { filmId: 4, position: 4, points: 0 },
    ];
    const fixtures = [
      { film1Id: 2, film2Id: 3 },
      { film1Id: 1, film2Id: 4 },
    ];
    const outlook = (rival: number) =>
      assessTitleRace([{ filmId: 2, position: 1, points: rival }, ...table], fixtures).find(
        ({ filmId }) => filmId === 1,
      );
    expect(outlook(8)?.canWin).toBe(true);
    expect(outlook(9)?.canWin).toBe(false);
  });

  it('answers for the middle of a season of 32 films', () => {
    const films = Array.from({ length: 32 }, (_, index) => index + 1);
    const calendar = listFixtures(films);
    for (const days of [1, 31, 50, 58, 61]) {
      const results = calendar
        .filter(({ matchDay }) => matchDay <= days)
        .map((match) => end(match, 33 - match.film1Id, 33 - match.film2Id));
      const fixtures = calendar.filter(({ matchDay }) => matchDay > days);
      const outlooks = assessTitleRace(rankStandings(films, results), fixtures);
      expect(outlooks.find(({ filmId }) => filmId === 1)?.canWin).toBe(true);
      expect(outlooks.find(({ filmId }) => filmId === 32)?.canWin).toBe(days <= 31);
    }
  });

  it('is told soon, also deep in a season of 64 films that leaves nearly all of it open', () => {
    const films = Array.from({ length: 64 }, (_, index) => index + 1);
    const calendar = listFixtures(films);
    const draw = createSeededRandom('late');
    const results = calendar
      .filter(({ matchDay }) => matchDay <= 76)
      .map((match) => {
        const luck = draw(1000) / 1000 + (match.film2Id - match.film1Id) / 120;
        return end(match, luck > 0.6 ? 2 : Number(luck >= 0.4), 1);
      });
    let looks = 0;
    const fixtures = calendar
      .filter(({ matchDay }) => matchDay > 76)
      .map(({ film1Id, film2Id }) => ({
        get film1Id() {
          looks += 1;
          return film1Id;
        },
        film2Id,
      }));
    assessTitleRace(rankStandings(films, results), fixtures);
    expect(looks).toBeLessThan(1_000_000);
  });
});
