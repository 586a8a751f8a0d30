import { sqrt } from '../odds/exact-math.ts';
import { at } from '../odds/linear-system.ts';
import { compareVoters, packVoter, type PackedVoter, type Voter } from './agreement.ts';
import type { MarginOf } from './margin.ts';
import { scaleToPlane, type Place } from './scaling.ts';
import {
  isComparable,
  isCrowd,
  showAgreement,
  showCommonMatches,
  showPlace,
  tasteRules,
} from './thresholds.ts';

export interface MapQuestion {
  /** Everybody who may be on the map, and nobody else. */
  readonly voters: readonly Voter[];
  /** The two films of each match, in the order of the answers. */
  readonly matches: readonly (readonly [number, number])[];
}

/** What a season's map knows. Everything in it is rounded and carries its margin: exact figures do not leave the sum. */
export interface TasteMap {
  readonly ids: readonly number[];
  /** Row by row, in per cent; 0 where two have too little in common. */
  readonly agreements: Uint8Array;
  readonly common: Uint16Array;
  readonly places: readonly Place[];
  readonly films: readonly (Place & { readonly filmId: number })[];
}

/** Agreement between everybody, and places by what of it may be shown: whoever inverts the map finds that again. */
export function drawTasteMap({ voters, matches }: MapQuestion, marginOf: MarginOf): TasteMap {
  const packed = voters.map((voter) => packVoter(voter));
  const { agreements, common } = compareAll(packed, marginOf);
  const places = placePeople(agreements, voters.length);
  return {
    ids: voters.map(({ id }) => id),
    agreements,
    common,
    places,
    films: placeFilms({ voters, matches }, { places, marginOf }),
  };
}

function compareAll(voters: readonly PackedVoter[], marginOf: MarginOf) {
  const size = voters.length;
  const agreements = new Uint8Array(size * size);
  const common = new Uint16Array(size * size);
  for (const [row, one] of voters.entries()) {
    for (const [after, other] of voters.slice(row + 1).entries()) {
      const found = compareVoters(one, other);
      if (!isComparable(found.common)) continue;
      const margin = marginOf('pair', Math.min(one.id, other.id), Math.max(one.id, other.id));
      const shown = showAgreement((found.same + margin) / found.common);
      const column = row + 1 + after;
      for (const cell of [row * size + column, column * size + row]) {
        agreements[cell] = shown;
        common[cell] = showCommonMatches(found.common);
      }
    }
  }
  return { agreements, common };
}

/** Two who cannot be compared are as far from each other as two are on average. */
function placePeople(agreements: Uint8Array, size: number): Place[] {
  const known = agreements.filter((agreement) => agreement > 0);
  const average = known.length === 0 ? 50 : known.reduce((sum, one) => sum + one, 0) / known.length;
  const distances = Float64Array.from(agreements, (agreement, index) => {
    if (Math.floor(index / size) === index % size) return 0;
    return 1 - (agreement === 0 ? average : agreement) / 100;
  });
  const places = scaleToPlane(distances, size);
  const radius = places.reduce((most, { x, y }) => Math.max(most, sqrt(x * x + y * y)), 0);
  const scale = radius === 0 ? 0 : 1 / radius;
  return places.map(({ x, y }) => ({ x: showPlace(x * scale), y: showPlace(y * scale) }));
}

/** A film loved by one alone does not stand on top of them. */
const pullToCentre = 0.25;

interface Placing {
  readonly places: readonly Place[];
  readonly marginOf: MarginOf;
}

/**
 * Each film where those are who chose it in more than half of its matches, the more so the more often. The counts carry
 * a margin as well, and two rounded figures do not tell the choices of five people.
 */
function placeFilms({ voters, matches }: MapQuestion, { places, marginOf }: Placing) {
  const filmIds = [...new Set(matches.flat())].toSorted((a, b) => a - b);
  const indexes = new Map(filmIds.map((filmId, index) => [filmId, index]));
  const pairs = matches.map(
    ([home, away]) => [indexes.get(home) ?? 0, indexes.get(away) ?? 0] as const,
  );
  const sums = filmIds.map(() => ({ x: 0, y: 0, love: pullToCentre }));
  for (const [voter, { id, answers }] of voters.entries()) {
    const { chosen, seen } = countChoices(answers, pairs, filmIds.length);
    const place = places[voter] ?? { x: 0, y: 0 };
    for (const [film, sum] of sums.entries()) {
      const matchesSeen = at(seen, film);
      if (matchesSeen === 0) continue;
      const margin = marginOf('film', id, filmIds[film] ?? 0);
      const share = Math.min(1, (at(chosen, film) + margin) / matchesSeen);
      const love = Math.max(0, share - 0.5);
      sum.x += love * place.x;
      sum.y += love * place.y;
      sum.love += love;
    }
  }
  return sums.map(({ x, y, love }, film) => ({
    filmId: filmIds[film] ?? 0,
    x: showPlace(x / love),
    y: showPlace(y / love),
  }));
}

function countChoices(
  answers: string,
  pairs: readonly (readonly [number, number])[],
  films: number,
) {
  const chosen = new Float64Array(films);
  const seen = new Float64Array(films);
  for (const [match, [home, away]] of pairs.entries()) {
    const answer = answers[match];
    if (answer !== '1' && answer !== '2') continue;
    const film = answer === '1' ? home : away;
    chosen[film] = at(chosen, film) + 1;
    seen[home] = at(seen, home) + 1;
    seen[away] = at(seen, away) + 1;
  }
  return { chosen, seen };
}

export interface Neighbour extends Place {
  readonly id: number;
  readonly agreement: number;
  readonly commonMatches: number;
}

export interface ViewedMap {
  /** How many could be on it, the viewer among them. */
  readonly people: number;
  readonly place: Place;
  /** Most agreement first. */
  readonly neighbours: readonly Neighbour[];
  readonly films: TasteMap['films'];
}

/** What one of them is shown: those with whom they can be compared; nothing where that is not enough for a map. */
export function viewMap(map: TasteMap, viewerId: number): ViewedMap | { readonly people: number } {
  const row = map.ids.indexOf(viewerId);
  const place = map.places[row];
  if (!place) return { people: 0 };
  const neighbours = map.ids.flatMap((id, column): Neighbour[] => {
    const cell = row * map.ids.length + column;
    const agreement = map.agreements[cell] ?? 0;
    const theirs = map.places[column];
    if (agreement === 0 || !theirs) return [];
    return [{ id, agreement, commonMatches: map.common[cell] ?? 0, ...theirs }];
  });
  const people = neighbours.length + 1;
  if (!isCrowd(people)) return { people };
  const sorted = neighbours.toSorted(
    (a, b) => b.agreement - a.agreement || b.commonMatches - a.commonMatches || a.id - b.id,
  );
  return { people, place, neighbours: keepEnds(sorted), films: map.films };
}

function keepEnds(sorted: readonly Neighbour[]): readonly Neighbour[] {
  const { drawn, drawnFarthest } = tasteRules;
  if (sorted.length < drawn) return sorted;
  return [...sorted.slice(0, drawn - 1 - drawnFarthest), ...sorted.slice(-drawnFarthest)];
}
