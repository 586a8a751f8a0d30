import { limits } from '@girone/contract/rules';

/** First leg and return leg. */
export type Leg = 'andata' | 'ritorno';

export interface Fixture {
  /** Counts through the whole championship, from 1. */
  readonly matchNumber: number;
  readonly home: number;
  readonly away: number;
}

export interface MatchDay {
  readonly matchDay: number;
  readonly leg: Leg;
  readonly fixtures: readonly Fixture[];
  /** Only with an odd number of films does one rest; that is no match and gives no points. */
  readonly resting: number | null;
}

interface Pairing {
  readonly home: number;
  readonly away: number;
}

interface Round {
  readonly pairings: readonly Pairing[];
  readonly resting: number | null;
}

/**
 * Double round robin between films in draw order. The return leg repeats the first one day by day
 * with the sides swapped, so a pairing comes back after as many days as a leg has: never on two
 * days in a row, except that two films have nobody else to meet.
 */
export function drawCalendar(films: readonly number[]): MatchDay[] {
  const { min, max } = limits.tournamentFilms;
  if (films.length < min || films.length > max || new Set(films).size !== films.length) {
    throw new RangeError(`a calendar takes ${min} to ${max} different films`);
  }
  const firstLeg = drawLeg(films);
  const returnLeg = firstLeg.map(swapSides);
  let matchNumber = 0;
  return [...firstLeg, ...returnLeg].map(({ pairings, resting }, index) => ({
    matchDay: index + 1,
    leg: index < firstLeg.length ? 'andata' : 'ritorno',
    fixtures: pairings.map((pairing) => ({ matchNumber: (matchNumber += 1), ...pairing })),
    resting,
  }));
}

/**
 * The circle method. The films sit round a circle of odd size; on each day one of them, the day's
 * own, is the axis, and those at the same distance to its left and right meet. The axis rests, or
 * with an even number of films meets the one that has no seat.
 *
 * Sides alternate with the distance, and on the axis with the day. A film's distance to the axis
 * changes by one from day to day, so it too goes from home to away and back; only where the axis
 * passes it may it keep its side. That makes n − 2 breaks a leg with n even and none with n odd
 * (not counting the rest): no calendar has fewer, because two films with the same sides on all days
 * could never meet.
 */
function drawLeg(films: readonly number[]): Round[] {
  const isEven = films.length % 2 === 0;
  const circle = isEven ? films.slice(0, -1) : films;
  const seatless = isEven ? films.at(-1) : undefined;

  return circle.map((axis, day) => {
    const pairings: Pairing[] = [];
    if (seatless !== undefined) pairings.push(pair(axis, seatless, day % 2 === 0));
    for (let distance = 1; 2 * distance < circle.length; distance += 1) {
      const right = seatAt(circle, day + distance);
      const left = seatAt(circle, day - distance);
      pairings.push(pair(right, left, distance % 2 === 1));
    }
    return { pairings, resting: isEven ? null : axis };
  });
}

function pair(film: number, other: number, isAtHome: boolean): Pairing {
  return isAtHome ? { home: film, away: other } : { home: other, away: film };
}

function swapSides({ pairings, resting }: Round): Round {
  return { pairings: pairings.map(({ home, away }) => ({ home: away, away: home })), resting };
}

function seatAt(circle: readonly number[], seat: number): number {
  const film = circle[(seat + circle.length) % circle.length];
  if (film === undefined) throw new RangeError('an empty circle has no seats');
  return film;
}
