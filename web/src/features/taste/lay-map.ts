import type { TasteMap } from '@girone/contract/taste';

/** More would only lie on top of each other; the list has everybody. */
export const filmsDrawn = 12;
const nearestDrawn = 12;
const farthestDrawn = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Something on the map with its place in per cent, on a screen and on a phone. */
export interface Laid<Item> {
  readonly item: Item;
  readonly wide: Spot;
  readonly narrow: Spot;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Of places at the rim. */
  readonly radius: number;
  /** What a person with their name takes, a film with its title, and the viewer: half of it, each way. */
  readonly person: Spot;
  readonly film: Spot;
}

const wideSheet: Sheet = {
  width: 720,
  height: 640,
  radius: 250,
  person: { x: 52, y: 32 },
  film: { x: 68, y: 22 },
};
const narrowSheet: Sheet = {
  width: 326,
  height: 320,
  radius: 132,
  person: { x: 18, y: 18 },
  film: { x: 18, y: 16 },
};

const centre: Spot = { x: 50, y: 50 };

/** Who and what is drawn, and where: as the map says, and so far apart that everything can be read. */
export function layMap(map: TasteMap) {
  const { neighbours } = map;
  const people =
    neighbours.length <= nearestDrawn + farthestDrawn
      ? neighbours
      : [...neighbours.slice(0, nearestDrawn), ...neighbours.slice(-farthestDrawn)];
  const films = map.films.slice(0, filmsDrawn);
  const sized = (sheet: Sheet) =>
    spread(
      [
        { ...map, half: sheet.person },
        ...people.map(({ x, y }) => ({ x, y, half: sheet.person })),
        ...films.map(({ x, y }) => ({ x, y, half: sheet.film })),
      ],
      sheet,
    );
  const [wide, narrow] = [sized(wideSheet), sized(narrowSheet)];
  const lay = <Item>(item: Item, index: number): Laid<Item> => ({
    item,
    wide: wide[index] ?? centre,
    narrow: narrow[index] ?? centre,
  });
  return {
    viewer: lay(null, 0),
    people: people.map((item, index) => lay(item, index + 1)),
    films: films.map((item, index) => lay(item, index + 1 + people.length)),
  };
}

interface Sized extends Spot {
  readonly half: Spot;
}

const rounds = 200;

/** Pushes apart what overlaps, the shorter way, and keeps it on the sheet; the same each time. */
function spread(items: readonly Sized[], { width, height, radius }: Sheet): Spot[] {
  const spots = items.map(({ x, y, half }) => ({
    x: width / 2 + x * radius,
    y: height / 2 + y * radius,
    half,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) pushApart(one, other);
    }
    for (const spot of spots) {
      spot.x = Math.min(width - spot.half.x, Math.max(spot.half.x, spot.x));
      spot.y = Math.min(height - spot.half.y, Math.max(spot.half.y, spot.y));
    }
  }
  return spots.map(({ x, y }) => ({ x: percent(x, width), y: percent(y, height) }));
}

interface Moved {
  x: number;
  y: number;
  readonly half: Spot;
}

function pushApart(one: Moved, other: Moved): void {
  const overlapX = one.half.x + other.half.x - Math.abs(one.x - other.x);
  const overlapY = one.half.y + other.half.y - Math.abs(one.y - other.y);
  if (overlapX <= 0 || overlapY <= 0) return;
  const axis =
    overlapX / (one.half.x + other.half.x) < overlapY / (one.half.y + other.half.y) ? 'x' : 'y';
  const push = (axis === 'x' ? overlapX : overlapY) / 4 + 0.1;
  const sign = one[axis] <= other[axis] ? 1 : -1;
  one[axis] -= sign * push;
  other[axis] += sign * push;
}

function percent(value: number, whole: number): number {
  return Math.round((1000 * value) / whole) / 10;
}
