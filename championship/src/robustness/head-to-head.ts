import type { CompletedMatch } from '../standings.ts';

interface Duels {
  /** Whom each film beats over both legs, and with whom it is level. */
  readonly beaten: ReadonlyMap<number, number>;
  readonly level: ReadonlyMap<number, number>;
  /** The film that beats every other (Condorcet); null where none does. */
  readonly winner: number | null;
  /**
   * Why there is no winner: everyone is beaten by somebody, and going from each to who beats it one comes back to where
   * one was, or nobody beats the best but somebody is level with them.
   */
  readonly obstacle: 'cycle' | 'level' | null;
}

/** Every film against every other, by their votes in both legs together. */
export function compareInPairs(
  films: readonly number[],
  matches: readonly CompletedMatch[],
): Duels {
  const margins = new Map(films.map((film) => [film, new Map<number, number>()]));
  for (const { film1Id, film2Id, film1Votes, film2Votes } of matches) {
    const margin = (margins.get(film1Id)?.get(film2Id) ?? 0) + film1Votes - film2Votes;
    margins.get(film1Id)?.set(film2Id, margin);
    margins.get(film2Id)?.set(film1Id, -margin);
  }
  const count = (film: number, sign: number) =>
    [...(margins.get(film)?.values() ?? [])].filter((margin) => Math.sign(margin) === sign).length;
  const beaten = new Map(films.map((film) => [film, count(film, 1)]));
  const level = new Map(films.map((film) => [film, count(film, 0)]));
  const winner = films.find((film) => beaten.get(film) === films.length - 1) ?? null;
  const isUnbeaten = films.some((film) => count(film, -1) === 0);
  const obstacle = isUnbeaten ? 'level' : 'cycle';
  return { beaten, level, winner, obstacle: winner === null ? obstacle : null };
}
