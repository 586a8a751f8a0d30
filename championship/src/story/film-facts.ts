import type { StoryFact } from '@girone/contract/story';
import type { MatchOutcome } from '../result.ts';
import type { RatedFact } from './facts.ts';
import { positionIn, type DayView, type Outing } from './season-view.ts';

const leastWins = 3;
const leastUnbeaten = 5;
const leastBeforeDefeat = 3;
const leastDrought = 3;
const leastClimb = 3;
/** Before that a table moves by chance. */
const firstDayOfClimbs = 4;

/** What the day meant to each film that played. */
export function rateFilms(day: DayView): RatedFact[] {
  const found: RatedFact[] = [];
  for (const [film, outings] of day.outings) {
    const last = outings.at(-1);
    if (!last || last.matchDay !== day.matchDay) continue;
    found.push(...rateRun(film, outings), ...rateTurn(film, last, outings));
    const climb = rateClimb(day, film);
    if (climb) found.push(climb);
  }
  return found;
}

function rateRun(film: number, outings: readonly Outing[]): RatedFact[] {
  const wins = countBack(outings, (outcome) => outcome === 'W');
  if (wins >= leastWins) {
    return [about(film, { kind: 'winning', film, length: wins }, 28 + 6 * wins)];
  }
  const unbeaten = countBack(outings, (outcome) => outcome !== 'L');
  // From the first day on it is told when it ends.
  if (unbeaten < leastUnbeaten) return [];
  return [about(film, { kind: 'unbeaten', film, length: unbeaten }, 18 + 4 * unbeaten)];
}

/** What ended with this match: days without a defeat, or without a win. */
function rateTurn(film: number, last: Outing, outings: readonly Outing[]): RatedFact[] {
  const before = outings.slice(0, -1);
  const played = before.length;
  if (last.outcome === 'L' && countBack(before, isNoDefeat) === played) {
    if (played < leastBeforeDefeat) return [];
    const fact = { kind: 'firstDefeat', film, by: last.rival, after: played } as const;
    return [{ ...about(film, fact, 44 + 4 * played), match: pairOf(film, last.rival) }];
  }
  const winless = countBack(before, (outcome) => outcome !== 'W');
  if (last.outcome !== 'W' || winless < leastDrought) return [];
  const fact = { kind: 'drought', film, over: last.rival, after: winless } as const;
  return [{ ...about(film, fact, 30 + 5 * winless), match: pairOf(film, last.rival) }];
}

function rateClimb(day: DayView, film: number): RatedFact | undefined {
  if (day.matchDay < firstDayOfClimbs) return undefined;
  const from = positionIn(day.before, film);
  const to = positionIn(day.after, film);
  if (from - to < leastClimb) return undefined;
  return about(film, { kind: 'climb', film, from, to }, 20 + 6 * (from - to));
}

function isNoDefeat(outcome: MatchOutcome): boolean {
  return outcome !== 'L';
}

function countBack(outings: readonly Outing[], keeps: (outcome: MatchOutcome) => boolean): number {
  const end = outings.findLastIndex(({ outcome }) => !keeps(outcome));
  return outings.length - 1 - end;
}

function about(subject: number, fact: StoryFact, weight: number): RatedFact {
  return { fact, weight, subject, match: null };
}

/** Two films meet once in a day: this names the match whoever is told of. */
export function pairOf(film: number, rival: number): string {
  return `${Math.min(film, rival)}-${Math.max(film, rival)}`;
}
