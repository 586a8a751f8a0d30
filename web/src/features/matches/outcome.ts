import type { Match } from '@girone/contract/matches';

export type Outcome = 'won' | 'lost' | 'drawn';

/** What a match that is over has brought a film; no winner is a draw. */
export function outcomeOf(match: Match, film: Match['film1']): Outcome | undefined {
  if (match.status !== 'completed') return undefined;
  if (match.winnerId === null) return 'drawn';
  return match.winnerId === film.id ? 'won' : 'lost';
}
