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

/** Up to it there is no room for words among the lines. */
export const narrowWidth = 640;
/** The words above the highest point need it. */
const head = 44;
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

export interface Peak {
  readonly film: Odds['films'][number]['film'];
  readonly chance: number;
  readonly x: number;
  readonly y: number;
}

/** A film that has since lost so much of its chance was close to the title once. */
const notableFall = 0.1;
const mostPeaks = 4;
/** Nearer to each other, or to where the lines end, words would touch. */
const peakWidth = 150;

/** The days on which a film was the favourite and as near to the title as it ever came, the highest first. */
export function peaksOf({ films, days }: Odds, frame: CurveFrame): Peak[] {
  const highest = days.map((_, place) =>
    Math.max(...films.map(({ chances }) => chances[place] ?? 0)),
  );
  const found: Peak[] = [];
  for (const { film, chances } of films.toSorted((a, b) => bestOf(b) - bestOf(a))) {
    const chance = Math.max(...chances);
    const place = chances.indexOf(chance);
    const isFavourite = chance === highest[place];
    if (!isFavourite || chance - (chances.at(-1) ?? 0) < notableFall) continue;
    const x = frame.xOf(days[place] ?? 0);
    const isClear = found.every((other) => Math.abs(other.x - x) >= peakWidth);
    if (isClear && found.length < mostPeaks) found.push({ film, chance, x, y: frame.yOf(chance) });
  }
  return found;
}

function bestOf({ chances }: Odds['films'][number]): number {
  return Math.max(...chances);
}

export function ticksOf({ top }: CurveFrame): number[] {
  const step = top > 0.6 ? 0.25 : 0.2;
  return Array.from({ length: Math.floor(top / step + 0.001) + 1 }, (_, index) => index * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
