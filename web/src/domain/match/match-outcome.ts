import type { Match } from '@girone/contract/matches';
import { useTranslation } from '../../i18n/use-translation.ts';

export type Outcome = 'won' | 'lost' | 'drawn';

/** What a match that is over has brought a film; no winner is a draw. */
export function outcomeOf({ status, winnerId }: Match, filmId: number): Outcome | undefined {
  if (status !== 'completed') return undefined;
  if (winnerId === null) return 'drawn';
  return winnerId === filmId ? 'won' : 'lost';
}

/** A result in the words of the matches; null of a match without one. */
export function useResultText(): (match: Match) => string | null {
  const { t } = useTranslation();
  return ({ status, film1, film2, film1Votes, film2Votes, winnerId }) => {
    if (status !== 'completed' || film1Votes === null || film2Votes === null) return null;
    if (winnerId === null) {
      const films = { home: film1.title, away: film2.title };
      return t('matches.result.drawn', { ...films, score: film1Votes });
    }
    const [winner, loser] = winnerId === film1.id ? [film1, film2] : [film2, film1];
    return t('matches.result.won', {
      winner: winner.title,
      loser: loser.title,
      high: Math.max(film1Votes, film2Votes),
      low: Math.min(film1Votes, film2Votes),
    });
  };
}
