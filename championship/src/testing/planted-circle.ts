import { drawCalendar } from '../calendar.ts';
import { createSeededRandom, type DrawNumber } from '../seeded-random.ts';
import type { MapQuestion } from '../taste/taste-map.ts';
import type { Place } from '../taste/scaling.ts';

/** The first two have the same taste; nobody else is nearer to either than this. */
const apart = 0.4;
/** How surely people choose the film that is nearer to them. */
const sureness = 12;

interface Plan {
  readonly seed: string;
  readonly people: number;
  readonly films: number;
}

/**
 * A circle whose tastes are known: people and films are points of a plane, and everybody mostly chooses the nearer film,
 * now and then the other one, and one match in twenty they have not seen.
 */
export function plantCircle({ seed, people, films }: Plan): MapQuestion & { tastes: Place[] } {
  const draw = createSeededRandom(seed);
  const tastes = plantTastes(draw, people);
  const filmPlaces = Array.from({ length: films }, (_, film): Place => {
    const angle = (2 * Math.PI * film) / films;
    const radius = film % 2 === 0 ? 1.2 : 0.7;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const fixtures = drawCalendar(filmPlaces.map((_, film) => film + 1)).flatMap(
    (day) => day.fixtures,
  );
  const voters = tastes.map((taste, index) => {
    const answers = fixtures.map(({ home, away }) => {
      if (draw(20) === 0) return '0';
      const lead = distance(taste, filmPlaces[away - 1]) - distance(taste, filmPlaces[home - 1]);
      return draw(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-sureness * lead)) ? '1' : '2';
    });
    return { id: index + 1, answers: answers.join('') };
  });
  return { tastes, voters, matches: fixtures.map(({ home, away }) => [home, away] as const) };
}

function plantTastes(draw: DrawNumber, people: number): Place[] {
  const twin = drawInDisc(draw);
  const tastes = [twin, twin];
  while (tastes.length < people) {
    const taste = drawInDisc(draw);
    if (distance(taste, twin) >= apart) tastes.push(taste);
  }
  return tastes;
}

function drawInDisc(draw: DrawNumber): Place {
  for (;;) {
    const place = { x: draw(2001) / 1000 - 1, y: draw(2001) / 1000 - 1 };
    if (distance(place, { x: 0, y: 0 }) <= 1) return place;
  }
}

export function distance(one: Place | undefined, other: Place | undefined): number {
  return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
}
