import type { TasteMap } from '@girone/contract/taste';

/** More would only lie on top of each other; the list has everybody. */
export const filmsDrawn = 12;
const nearestDrawn = 12;
const farthestDrawn = 4;

/** Whose names have room on a phone as well: those that the map is about, at both ends of it. */
const nearestNamed = 5;
const farthestNamed = 2;
const filmsNamed = 1;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Something on the map with its place in per cent, on a screen and on a phone. */
export interface Laid<Item> {
  readonly item: Item;
  readonly wide: Spot;
  readonly narrow: Spot;
  /** On a phone as well. */
  readonly isNamed: boolean;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Of places at the rim. */
  readonly radius: number;
  /** What people and films take with their name and without it: half of it, each way. */
  readonly person: Spot;
  readonly film: Spot;
  readonly bareAvatar: Spot;
  readonly barePoster: Spot;
  readonly viewer: Spot;
}

const wideSheet: Sheet = {
  width: 720,
  height: 640,
  radius: 250,
  person: { x: 52, y: 32 },
  film: { x: 68, y: 22 },
  bareAvatar: { x: 52, y: 32 },
  barePoster: { x: 68, y: 22 },
  viewer: { x: 52, y: 32 },
};
const narrowSheet: Sheet = {
  width: 326,
  height: 400,
  radius: 140,
  person: { x: 33, y: 24 },
  film: { x: 48, y: 21 },
  bareAvatar: { x: 18, y: 18 },
  barePoster: { x: 20, y: 17 },
  viewer: { x: 28, y: 36 },
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
  const isPersonNamed = (index: number) =>
    index < nearestNamed || index >= people.length - farthestNamed;
  const sized = (sheet: Sheet) =>
    spread(
      [
        { ...map, half: sheet.viewer },
        ...people.map(({ x, y }, index) => ({
          x,
          y,
          half: isPersonNamed(index) ? sheet.person : sheet.bareAvatar,
        })),
        ...films.map(({ x, y }, index) => ({
          x,
          y,
          half: index < filmsNamed ? sheet.film : sheet.barePoster,
        })),
      ],
      sheet,
    );
  const [wide, narrow] = [sized(wideSheet), sized(narrowSheet)];
  const lay = <Item>(item: Item, place: number, isNamed: boolean): Laid<Item> => ({
    item,
    isNamed,
    wide: wide[place] ?? centre,
    narrow: narrow[place] ?? centre,
  });
  return {
    viewer: lay(null, 0, true),
    people: people.map((item, index) => lay(item, index + 1, isPersonNamed(index))),
    films: films.map((item, index) => lay(item, index + 1 + people.length, index < filmsNamed)),
  };
}

interface Sized extends Spot {
  readonly half: Spot;
}

const rounds = 300;
const sideways = 0.25;

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
  const isAcross = overlapX / (one.half.x + other.half.x) < overlapY / (one.half.y + other.half.y);
  const push = (isAcross ? overlapX : overlapY) / 4 + 0.1;
  const [signX, signY] = [one.x <= other.x ? 1 : -1, one.y <= other.y ? 1 : -1];
  // A little the other way as well: what stands in a full column would never leave it.
  const [pushX, pushY] = isAcross ? [push, push * sideways] : [push * sideways, push];
  one.x -= signX * pushX;
  other.x += signX * pushX;
  one.y -= signY * pushY;
  other.y += signY * pushY;
}

function percent(value: number, whole: number): number {
  return Math.round((1000 * value) / whole) / 10;
}
