import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../seeded-random.ts';
import { distance, plantCircle } from '../testing/planted-circle.ts';
import { compareVoters, packVoter } from './agreement.ts';
import { drawMargin, type MarginOf } from './margin.ts';
import { scaleToPlane } from './scaling.ts';
import { drawTasteMap, viewMap, type TasteMap, type ViewedMap } from './taste-map.ts';
import { tasteRules } from './thresholds.ts';

const noMargin: MarginOf = () => 0;

/** As a server's, of another instance for each name. */
function marginsOf(instance: string): MarginOf {
  return (kind, first, second) => {
    const draw = createSeededRandom(`${instance} ${kind} ${first} ${second}`);
    return drawMargin(Uint8Array.from({ length: 16 }, () => draw(256)));
  };
}

function voter(id: number, answers: string) {
  return { id, answers };
}

function seenBy(map: TasteMap, viewerId: number): ViewedMap {
  const viewed = viewMap(map, viewerId);
  if (!('neighbours' in viewed)) throw new Error(`only ${viewed.people} people`);
  return viewed;
}

/** So many matches between two films, and people who answered so many of them. */
function crowd(answered: readonly number[], matches: number) {
  return {
    voters: answered.map((count, index) =>
      voter(index + 1, '1'.repeat(count).padEnd(matches, '0')),
    ),
    matches: Array.from({ length: matches }, () => [1, 2] as const),
  };
}

describe('agreement between two people', () => {
  test('counts the matches that both answered with a film; one not seen is no answer', () => {
    const one = packVoter(voter(1, `1120${'1'.repeat(40)}`));
    const other = packVoter(voter(2, `1212${'1'.repeat(38)}20`));
    expect(compareVoters(one, other)).toEqual({ common: 42, same: 39 });
    expect(compareVoters(other, one)).toEqual({ common: 42, same: 39 });
  });

  test('is the same from both sides', () => {
    const circle = plantCircle({ seed: 'both sides', people: 7, films: 8 });
    const map = drawTasteMap(circle, marginsOf('one'));
    for (const id of map.ids) {
      for (const neighbour of seenBy(map, id).neighbours) {
        const back = seenBy(map, neighbour.id).neighbours.find((other) => other.id === id);
        expect(back?.agreement).toBe(neighbour.agreement);
        expect(back?.commonMatches).toBe(neighbour.commonMatches);
      }
    }
  });
});

describe('who is on a map', () => {
  test('it takes five who can be compared; with fewer it says how many there are', () => {
    expect(viewMap(drawTasteMap(crowd([20, 20, 20, 20], 20), noMargin), 1)).toEqual({ people: 4 });
    expect(seenBy(drawTasteMap(crowd([20, 20, 20, 20, 20], 20), noMargin), 1).people).toBe(5);
  });

  test('nineteen matches in common are too few, and do not count as a person', () => {
    const map = drawTasteMap(crowd([20, 20, 20, 20, 20, 19], 20), noMargin);
    expect(seenBy(map, 1).neighbours.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    expect(viewMap(map, 6)).toEqual({ people: 1 });
    expect(viewMap(drawTasteMap(crowd([20, 20, 20, 20, 19], 20), noMargin), 1)).toEqual({
      people: 4,
    });
  });

  test('whoever is not on it sees none', () => {
    expect(viewMap(drawTasteMap(crowd([20, 20, 20, 20, 20], 20), noMargin), 99)).toEqual({
      people: 0,
    });
  });

  test('of very many the nearest and the farthest are drawn', () => {
    const map = drawTasteMap(plantCircle({ seed: 'many', people: 60, films: 8 }), noMargin);
    const { people, neighbours } = seenBy(map, 1);
    expect(people).toBe(60);
    expect(neighbours).toHaveLength(tasteRules.drawn - 1);
    const all = map.ids.flatMap((_, column) => (column === 0 ? [] : (map.agreements[column] ?? 0)));
    expect(neighbours[0]?.agreement).toBe(Math.max(...all));
    expect(neighbours.at(-1)?.agreement).toBe(Math.min(...all));
  });
});

describe('the places', () => {
  test('scaling finds distances of a plane again', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 4 },
      { x: -2, y: 1 },
      { x: 1, y: -3 },
    ];
    const distances = Float64Array.from(
      places.flatMap((one) => places.map((other) => distance(one, other))),
    );
    const found = scaleToPlane(distances, places.length);
    for (const [row, one] of found.entries()) {
      for (const [column, other] of found.entries()) {
        expect(distance(one, other)).toBeCloseTo(distance(places[row], places[column]), 6);
      }
    }
    expect(found.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 6);
  });

  test('of people who all agree alike there are places, too', () => {
    const { place, neighbours } = seenBy(drawTasteMap(crowd(Array(6).fill(30), 30), noMargin), 1);
    for (const { x, y } of [place, ...neighbours]) expect(Number.isFinite(x + y)).toBe(true);
  });

  test('the same votes give the same map', () => {
    const circle = plantCircle({ seed: 'twice', people: 9, films: 8 });
    expect(drawTasteMap(circle, marginsOf('one'))).toEqual(drawTasteMap(circle, marginsOf('one')));
  });

  test('films stand on the side of those who chose them', () => {
    const isNear: boolean[] = [];
    for (let round = 0; round < 40; round += 1) {
      const circle = plantCircle({ seed: `films ${round}`, people: 14, films: 10 });
      const map = drawTasteMap(circle, marginsOf(`${round}`));
      for (const { filmId, ...place } of map.films) {
        const [fondest, coldest] = [1, -1].map((sign) => {
          const shares = circle.voters.map(({ answers }) => shareOf(circle, answers, filmId));
          const ranked = shares.map((share, index) => ({ share: sign * share, index }));
          return map.places[ranked.toSorted((a, b) => b.share - a.share)[0]?.index ?? 0];
        });
        isNear.push(distance(place, fondest) < distance(place, coldest));
      }
    }
    expect(isNear.filter(Boolean).length / isNear.length).toBeGreaterThan(0.85);
  });
});

function shareOf(
  { matches }: { readonly matches: readonly (readonly [number, number])[] },
  answers: string,
  filmId: number,
): number {
  const own = matches.flatMap((films, match) => (films.includes(filmId) ? [{ films, match }] : []));
  const chosen = own.filter(({ films, match }) => films[Number(answers[match]) - 1] === filmId);
  return chosen.length / own.length;
}

describe('planted tastes', () => {
  const circles = Array.from({ length: 100 }, (_, index) =>
    plantCircle({ seed: `planted ${index}`, people: 12, films: 12 }),
  );
  const maps = circles.map((circle, index) => drawTasteMap(circle, marginsOf(`place ${index}`)));

  test('twins are found in 95 circles of 100', () => {
    const found = maps.filter((map) => seenBy(map, 1).neighbours[0]?.id === 2);
    expect(found.length).toBeGreaterThanOrEqual(95);
  });

  test('distances on the map are those that were planted', () => {
    const correlations = circles.map(({ tastes }, index) => {
      const pairs = tastes.flatMap((one, row) =>
        tastes.slice(row + 1).map((other, after) => ({
          planted: distance(one, other),
          drawn: distance(maps[index]?.places[row], maps[index]?.places[row + 1 + after]),
        })),
      );
      return correlate(
        pairs.map(({ planted }) => planted),
        pairs.map(({ drawn }) => drawn),
      );
    });
    const average = correlations.reduce((sum, one) => sum + one, 0) / correlations.length;
    expect(average).toBeGreaterThanOrEqual(0.9);
    expect(correlations.filter((one) => one >= 0.9).length).toBeGreaterThanOrEqual(85);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function correlate(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const covariance = mean(xs.map((x, index) => (x - meanX) * ((ys[index] ?? 0) - meanY)));
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return covariance / (spread(xs, meanX) * spread(ys, meanY));
}
