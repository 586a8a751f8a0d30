import type { Odds } from '@girone/contract/odds';

export interface CurveFrame {
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** The highest chance that the grid shows. */
  readonly top: number;
  readonly dayStep: number;
  readonly xOf: (day: number) => number;
  readonly yOf: (chance: number) => number;
}

const narrowWidth = 640;
const head = 16;
const foot = 32;

/** The days of the whole calendar from left to right; the grid ends above the highest chance. */
export function curveFrame({ films, matchDays }: Odds, width: number): CurveFrame {
  const isNarrow = width <= narrowWidth;
  const height = isNarrow ? 280 : 360;
  const left = isNarrow ? 44 : 56;
  const right = width - 16;
  const highest = films.reduce((most, { chances }) => Math.max(most, ...chances), 0);
  const top = Math.min(1, Math.ceil(highest * 5 + 0.01) / 5);
  const dayStep = (right - left) / Math.max(1, matchDays);
  return {
    height,
    left,
    right,
    top,
    dayStep,
    xOf: (day) => round(left + day * dayStep),
    yOf: (chance) => round(head + (1 - chance / top) * (height - head - foot)),
  };
}

/** From the start, where all are equal, to the last day, or to the day that decided about the film. */
export function pathOf(film: Odds['films'][number], odds: Odds, frame: CurveFrame): string {
  const points = [`M${frame.xOf(0)} ${frame.yOf(1 / odds.films.length)}`];
  for (const [place, chance] of film.chances.entries()) {
    const day = odds.days[place] ?? 0;
    if (film.fact === 'out' && film.factSince !== null && day > film.factSince) break;
    points.push(`L${frame.xOf(day)} ${frame.yOf(chance)}`);
  }
  return points.join('');
}

export function ticksOf({ top }: CurveFrame): number[] {
  const step = top > 0.6 ? 0.25 : 0.2;
  return Array.from({ length: Math.floor(top / step + 0.001) + 1 }, (_, index) => index * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
