import type { TasteMap } from '@girone/contract/taste';
import { describe, expect, it } from 'vitest';
import { layMap } from './lay-map.ts';
import { drawSegments } from './segments.ts';
import { drawSlopes } from './slopes.ts';

describe('lines between two orders', () => {
  it('tell what I like more, less and nearly the same, the largest difference last', () => {
    const slopes = drawSlopes([1, 2, 3, 4, 5, 6], [6, 2, 4, 3, 5, 1], 60);
    expect(slopes.map(({ id, liking, isFar }) => [id, liking, isFar])).toEqual([
      [2, 'same', false],
      [5, 'same', false],
      [3, 'same', false],
      [4, 'same', false],
      [1, 'more', true],
      [6, 'less', true],
    ]);
    expect(slopes.at(-1)?.path).toBe('M0 330C63 330 77 30 140 30');
  });

  it('leave out what only one of the lists shows', () => {
    expect(drawSlopes([1, 2], [2, 3], 60).map(({ id }) => id)).toEqual([2]);
  });
});

const countKinds = (majority: Parameters<typeof drawSegments>[0]) => {
  const kinds = drawSegments(majority).map(({ kind }) => kind);
  return ['withIt', 'drawn', 'against'].map((kind) => kinds.filter((one) => one === kind).length);
};

describe('the ring of votes', () => {
  it('has a segment for each vote', () => {
    expect(countKinds({ withIt: 51, against: 34, drawn: 5 })).toEqual([51, 5, 34]);
    expect(countKinds({ withIt: 1, against: 0, drawn: 0 })).toEqual([1, 0, 0]);
    expect(countKinds({ withIt: 0, against: 0, drawn: 0 })).toEqual([0, 0, 0]);
  });

  it('of very many votes has as many as can be told apart, in the same shares', () => {
    expect(countKinds({ withIt: 2000, against: 1000, drawn: 0 })).toEqual([60, 0, 30]);
  });
});

const person = (index: number) => ({
  username: `person${index}`,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  agreement: 50,
  commonMatches: 20,
  x: 0,
  y: 0,
});
const film = (id: number) => ({
  film: { id, title: `Film ${id}`, year: null, director: null, genre: null, posterUrl: null },
  position: id,
  x: 0,
  y: 0,
});

/** As close as a season of very like-minded people: all in the inner half of the rings. */
function scatter<Item>(item: Item, index: number): Item & { x: number; y: number } {
  const radius = 0.5 * Math.sqrt(index / 64);
  return { ...item, x: radius * Math.cos(2.4 * index), y: radius * Math.sin(2.4 * index) };
}

/** What something takes on a phone's sheet, in its points. */
function boxOf(spot: { x: number; y: number }, [halfX, halfY]: readonly [number, number]) {
  return { x: spot.x * 3.26, y: spot.y * 4, halfX, halfY };
}

describe('the sheet of the map', () => {
  const crowded: TasteMap = {
    x: 0,
    y: 0,
    neighbours: Array.from({ length: 39 }, (_, index) => person(index)),
    films: Array.from({ length: 64 }, (_, index) => film(index + 1)),
  };

  it('draws no more than fits, the nearest and the farthest', () => {
    const { people, films } = layMap(crowded);
    expect(people.map(({ item }) => item.username)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 35, 36, 37, 38].map((index) => `person${index}`),
    );
    expect(films).toHaveLength(12);
  });

  it('moves apart what would lie on top of each other, and keeps everything on the sheet', () => {
    const { viewer, people } = layMap({
      ...crowded,
      neighbours: crowded.neighbours.slice(0, 6),
      films: [],
    });
    const spots = [viewer, ...people].map(({ wide }) => wide);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        const isApart =
          Math.abs(one.x - other.x) * 7.2 > 100 || Math.abs(one.y - other.y) * 6.4 > 60;
        expect(isApart).toBe(true);
      }
      expect(Math.min(one.x, one.y, 100 - one.x, 100 - one.y)).toBeGreaterThan(0);
    }
  });

  it('of a phone has room for the names that matter most, clear of everything else', () => {
    const { viewer, people, films } = layMap({
      ...crowded,
      x: 0.2,
      neighbours: crowded.neighbours.map(scatter),
      films: crowded.films.map((one, index) => scatter(one, 5 * index + 2)),
    });
    expect(people.flatMap(({ isNamed }, index) => (isNamed ? [index] : []))).toEqual([
      0, 1, 2, 3, 4, 14, 15,
    ]);
    expect(films.flatMap(({ isNamed }, index) => (isNamed ? [index] : []))).toEqual([0]);
    const boxes = [
      boxOf(viewer.narrow, [28, 36]),
      ...people.map(({ narrow, isNamed }) => boxOf(narrow, isNamed ? [33, 24] : [18, 18])),
      ...films.map(({ narrow, isNamed }) => boxOf(narrow, isNamed ? [48, 21] : [20, 17])),
    ];
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const overlap = Math.min(
          one.halfX + other.halfX - Math.abs(one.x - other.x),
          one.halfY + other.halfY - Math.abs(one.y - other.y),
        );
        expect(overlap).toBeLessThan(3);
      }
    }
  });

  it('leaves in place what has room', () => {
    const { people, viewer } = layMap({
      ...crowded,
      x: -1,
      neighbours: [{ ...person(1), x: 1 }],
      films: [],
    });
    expect(viewer.wide).toEqual({ x: 15.3, y: 50 });
    expect(people[0]?.wide).toEqual({ x: 84.7, y: 50 });
  });
});
