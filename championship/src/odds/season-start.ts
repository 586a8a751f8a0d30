import { pointsFor } from '../result.ts';
import { startTallies, addResult } from '../tally.ts';
import type { CompletedMatch } from '../standings.ts';
import type { OpenFixture } from '../title-race.ts';

/** Points and vote difference of a film as one number that grows with both: so the table is compared by one. */
const onePoint = 2 ** 24;

/** Where the simulated seasons begin; films by their place in the draw. */
export interface SeasonStart {
  readonly films: number;
  readonly keys: Float64Array;
  readonly votes: Float64Array;
  readonly wins: Int32Array;
  /** Points won by row against column. */
  readonly pointsAgainst: Int32Array;
  readonly homes: Uint8Array;
  readonly aways: Uint8Array;
}

export interface SeasonSoFar {
  /** In draw order. */
  readonly filmIds: readonly number[];
  readonly results: readonly CompletedMatch[];
  readonly fixtures: readonly OpenFixture[];
}

export function startFrom({ filmIds, results, fixtures }: SeasonSoFar): SeasonStart {
  const films = filmIds.length;
  const tallies = startTallies(filmIds);
  for (const match of results) addResult(tallies, match);
  const start: SeasonStart = {
    films,
    keys: new Float64Array(films),
    votes: new Float64Array(films),
    wins: new Int32Array(films),
    pointsAgainst: new Int32Array(films * films),
    homes: new Uint8Array(fixtures.length),
    aways: new Uint8Array(fixtures.length),
  };
  for (const tally of tallies.values()) {
    const { drawPlace, points, votesFor, votesAgainst, wins, pointsAgainst } = tally;
    start.keys[drawPlace] = points * onePoint + votesFor - votesAgainst;
    start.votes[drawPlace] = votesFor + votesAgainst;
    start.wins[drawPlace] = wins;
    start.pointsAgainst.set(pointsAgainst, drawPlace * films);
  }
  const places = new Map(filmIds.map((filmId, place) => [filmId, place]));
  for (const [index, { film1Id, film2Id }] of fixtures.entries()) {
    start.homes[index] = placeOf(places, film1Id);
    start.aways[index] = placeOf(places, film2Id);
  }
  return start;
}

export function placeOf(places: ReadonlyMap<number, number>, filmId: number): number {
  const place = places.get(filmId);
  if (place === undefined) throw new RangeError(`film ${filmId} is not in this championship`);
  return place;
}

/** Points of the film that won, of both after a draw; a defeat is worth nothing. */
export const winKey = pointsFor.W * onePoint;
export const drawKey = pointsFor.D * onePoint;

export function pointsOfKey(key: number): number {
  return Math.floor((key + onePoint / 2) / onePoint);
}
