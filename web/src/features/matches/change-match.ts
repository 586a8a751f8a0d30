import type { Match, VoteBody } from '@girone/contract/matches';
import type { QueryClient } from '@tanstack/react-query';
import { tournamentMatchesKey } from '../../lib/shared-queries.ts';

type MatchPlace = Pick<Match, 'id' | 'tournamentId'>;

/** The keys under which lists with this match may be kept. */
export function listKeysOf({ tournamentId }: Pick<Match, 'tournamentId'>) {
  return [tournamentMatchesKey(tournamentId), ['/api/matches']] as const;
}

/** Changes a match in every list that shows it, without asking the server. */
export function changeMatch(
  queryClient: QueryClient,
  place: MatchPlace,
  change: (match: Match) => Match,
): void {
  for (const queryKey of listKeysOf(place)) {
    queryClient.setQueriesData<Match[]>({ queryKey }, (list) =>
      // A key under `/api/matches` may hold something else than a list.
      Array.isArray(list)
        ? list.map((match) => (match.id === place.id ? change(match) : match))
        : list,
    );
  }
}

/** The match as it will be once the answer counts; a secret count stays unknown. */
export function withVote(match: Match, vote: VoteBody): Match {
  const filmId = 'filmId' in vote ? vote.filmId : null;
  const count = (votes: number | null, film: number) =>
    votes === null ? null : votes + isOne(film === filmId) - isOne(film === match.viewerVote);
  return {
    ...match,
    film1Votes: count(match.film1Votes, match.film1.id),
    film2Votes: count(match.film2Votes, match.film2.id),
    totalVotes: match.totalVotes + isOne(filmId !== null) - isOne(match.viewerVote !== null),
    viewerVote: filmId,
    viewerNotSeen: filmId === null,
  };
}

function isOne(condition: boolean): 0 | 1 {
  return condition ? 1 : 0;
}

export function hasAnswered({ viewerVote, viewerNotSeen }: Match): boolean {
  return viewerVote !== null || viewerNotSeen;
}
