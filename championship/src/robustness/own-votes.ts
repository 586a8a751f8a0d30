import { pointsFor } from '../result.ts';
import type { PlayedMatch } from './season-ballots.ts';

/**
 * Whether totals alone say that a champion stays without the votes that owners gave to their own films: each film has
 * one owner, who has at most one vote in a match. If it stays first though it loses that vote in every match and its
 * rivals lose none, it stays whatever anybody voted, and whoever says so tells nothing.
 */
export function isCertainWithoutOwn(
  films: readonly number[],
  matches: readonly PlayedMatch[],
  champion: number,
): boolean {
  const least = pointsAtWorst(matches, champion);
  return films.every((film) => film === champion || pointsAtBest(matches, film) < least);
}

function pointsAtWorst(matches: readonly PlayedMatch[], film: number): number {
  return sumPoints(matches, film, (own, other) => [lessOne(own), other]);
}

function pointsAtBest(matches: readonly PlayedMatch[], film: number): number {
  return sumPoints(matches, film, (own, other) => [own, lessOne(other)]);
}

function lessOne(votes: number): number {
  return Math.max(0, votes - 1);
}

type Change = (own: number, other: number) => readonly [own: number, other: number];

function sumPoints(matches: readonly PlayedMatch[], film: number, change: Change): number {
  let points = 0;
  for (const { film1Id, film2Id, film1Votes, film2Votes, isCorrected } of matches) {
    if (film !== film1Id && film !== film2Id) continue;
    const counted = film === film1Id ? [film1Votes, film2Votes] : [film2Votes, film1Votes];
    const [own = 0, other = 0] = isCorrected ? counted : change(counted[0] ?? 0, counted[1] ?? 0);
    if (own > other) points += pointsFor.W;
    else if (own === other) points += pointsFor.D;
  }
  return points;
}
