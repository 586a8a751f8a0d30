import { rankStandings } from '../standings.ts';
import { assessTitleRace } from '../title-race.ts';
import { pointsFor } from '../result.ts';
import { findOutcomeCurve } from './outcome-curve.ts';
import { placeOf, startFrom, type SeasonSoFar } from './season-start.ts';
import { seasonsPlayed, simulateSeasons } from './simulate-seasons.ts';
import { fitStrengths, measureScatter, type CountedMatch } from './strengths.ts';

/** A season after a day that is over. Nothing of a day that is open belongs in here. */
export interface OddsQuestion extends SeasonSoFar {
  /** From the championship and the day alone: the same season gets the same odds, wherever they are computed. */
  readonly seed: string;
}

/** Of the seasons that were played; whole numbers, so that they are stored and compared as they are. */
export interface FilmOdds {
  readonly filmId: number;
  readonly titles: number;
  readonly topThrees: number;
  readonly pointSum: number;
  /** What is certain about the title wins over every estimate; null while it is open. */
  readonly fact: 'champion' | 'out' | null;
  readonly topThreeFact: 'in' | 'out' | null;
}

/** The odds of every film, in draw order. */
export function estimateOdds({ seed, ...season }: OddsQuestion): FilmOdds[] {
  const { filmIds, fixtures } = season;
  const start = startFrom(season);
  const matches = countMatches(season);
  const seasons = simulateSeasons({
    start,
    beliefs: fitStrengths(filmIds.length, matches),
    curve: findOutcomeCurve(matches, measureScatter(filmIds.length, matches)),
    seed,
  });
  const table = rankStandings(filmIds, season.results);
  const race = new Map(
    assessTitleRace(table, fixtures).map((outlook) => [outlook.filmId, outlook]),
  );
  const podium = assessPodium(season);
  return filmIds.map((filmId, place) => {
    const outlook = race.get(filmId);
    const fact =
      outlook?.pointsNeeded === 0 ? 'champion' : outlook?.canWin === false ? 'out' : null;
    const topThreeFact = fact === 'champion' ? 'in' : (podium.get(filmId) ?? null);
    return {
      filmId,
      titles: settle(seasons.titles[place] ?? 0, { champion: seasonsPlayed, out: 0 }, fact),
      topThrees: settle(seasons.topThrees[place] ?? 0, { in: seasonsPlayed, out: 0 }, topThreeFact),
      pointSum: seasons.pointSums[place] ?? 0,
      fact,
      topThreeFact,
    };
  });
}

export function seedOf(tournamentId: number, matchDay: number): string {
  return `odds of ${tournamentId} after ${matchDay}`;
}

function countMatches({ filmIds, results }: SeasonSoFar): CountedMatch[] {
  const places = new Map(filmIds.map((filmId, place) => [filmId, place]));
  return results.map(({ film1Id, film2Id, film1Votes, film2Votes }) => ({
    home: placeOf(places, film1Id),
    away: placeOf(places, film2Id),
    homeVotes: film1Votes,
    awayVotes: film2Votes,
  }));
}

function settle<Fact extends string>(
  estimate: number,
  certain: Readonly<Record<Fact, number>>,
  fact: Fact | null,
): number {
  return fact === null ? estimate : certain[fact];
}

/** What points alone settle about the first three: who cannot reach them, whom too few can pass. */
function assessPodium({ filmIds, results, fixtures }: SeasonSoFar) {
  const table = rankStandings(filmIds, results);
  const left = new Map<number, number>();
  for (const { film1Id, film2Id } of fixtures) {
    left.set(film1Id, (left.get(film1Id) ?? 0) + 1);
    left.set(film2Id, (left.get(film2Id) ?? 0) + 1);
  }
  const ceilingOf = (row: (typeof table)[number]) =>
    row.points + (left.get(row.filmId) ?? 0) * pointsFor.W;
  return new Map(
    table.map((row): [number, 'in' | 'out' | null] => {
      if (fixtures.length === 0) return [row.filmId, row.position <= 3 ? 'in' : 'out'];
      const others = table.filter(({ filmId }) => filmId !== row.filmId);
      const surelyAbove = others.filter(({ points }) => points > ceilingOf(row)).length;
      const perhapsAbove = others.filter((other) => ceilingOf(other) >= row.points).length;
      if (surelyAbove >= 3) return [row.filmId, 'out'];
      return [row.filmId, perhapsAbove < 3 ? 'in' : null];
    }),
  );
}
