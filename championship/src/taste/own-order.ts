import { at } from '../odds/linear-system.ts';

/** One of somebody's own votes: which film they chose, and over which. */
export interface Choice {
  readonly chosen: number;
  readonly other: number;
  /** How often: once unless it says so. */
  readonly times?: number;
}

/** Many more than any season needs; a bound, so that it ends. */
const mostRounds = 300;
const isSettled = 1e-7;

/**
 * The films in the order that somebody's own votes give them: Bradley and Terry's model, by Hunter's iteration, with one
 * win and one loss for each film against an average one, so that a film that was always chosen is not infinitely
 * far ahead and few votes do not say much. Of equals the one chosen more often comes first, then the one that stands
 * first in `films`.
 */
export function orderFilms(films: readonly number[], choices: readonly Choice[]): number[] {
  const indexes = new Map(films.map((film, index) => [film, index]));
  const wins = new Float64Array(films.length);
  const pairs = new Map<number, { readonly one: number; readonly other: number; times: number }>();
  for (const { chosen, other, times = 1 } of choices) {
    const winner = indexes.get(chosen);
    const loser = indexes.get(other);
    if (winner === undefined || loser === undefined) continue;
    wins[winner] = at(wins, winner) + times;
    const [low, high] = winner < loser ? [winner, loser] : [loser, winner];
    const key = low * films.length + high;
    const pair = pairs.get(key) ?? { one: low, other: high, times: 0 };
    pair.times += times;
    pairs.set(key, pair);
  }
  const strengths = fit(wins, [...pairs.values()]);
  return films
    .map((film, index) => ({ film, index }))
    .toSorted(
      (a, b) =>
        Math.round(1e5 * at(strengths, b.index)) - Math.round(1e5 * at(strengths, a.index)) ||
        at(wins, b.index) - at(wins, a.index) ||
        a.index - b.index,
    )
    .map(({ film }) => film);
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly times: number;
}

function fit(wins: Float64Array, pairs: readonly Pair[]): Float64Array {
  const ones = Int32Array.from(pairs, ({ one }) => one);
  const others = Int32Array.from(pairs, ({ other }) => other);
  const times = Float64Array.from(pairs, (pair) => pair.times);
  const strengths = new Float64Array(wins.length).fill(1);
  const weights = new Float64Array(wins.length);
  for (let round = 0; round < mostRounds; round += 1) {
    for (let film = 0; film < wins.length; film += 1) weights[film] = 2 / (at(strengths, film) + 1);
    for (let pair = 0; pair < times.length; pair += 1) {
      const one = ones[pair] ?? 0;
      const other = others[pair] ?? 0;
      const share = at(times, pair) / (at(strengths, one) + at(strengths, other));
      weights[one] = at(weights, one) + share;
      weights[other] = at(weights, other) + share;
    }
    let change = 0;
    for (let film = 0; film < wins.length; film += 1) {
      const next = (at(wins, film) + 1) / at(weights, film);
      const ratio = next / at(strengths, film);
      change = Math.max(change, ratio > 1 ? ratio - 1 : 1 / ratio - 1);
      strengths[film] = next;
    }
    if (change < isSettled) break;
  }
  return strengths;
}
