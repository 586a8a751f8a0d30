import type { matchOutcomes } from '@girone/contract/rules';

/** A match that has been decided; `film1` played at home. Rows of the matches table fit. */
export interface MatchResult {
  readonly film1Id: number;
  readonly film2Id: number;
  readonly film1Votes: number;
  readonly film2Votes: number;
}

/** A film's side of a result, as the table's form column keeps it. */
export type MatchOutcome = (typeof matchOutcomes)[number];

/** Checks of the database and a few sums know these numbers too; see docs/flows.md. */
export const pointsFor: Readonly<Record<MatchOutcome, number>> = { W: 3, D: 1, L: 0 };

/** The film with more votes; nobody when they are equal, 0–0 included. */
export function findWinner(match: MatchResult): number | null {
  if (match.film1Votes > match.film2Votes) return match.film1Id;
  if (match.film2Votes > match.film1Votes) return match.film2Id;
  return null;
}

export function outcomeFor(filmId: number, winnerId: number | null): MatchOutcome {
  if (winnerId === null) return 'D';
  return winnerId === filmId ? 'W' : 'L';
}
