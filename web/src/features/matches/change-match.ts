import type { LiveTally } from '@girone/contract/events';
import type { Match, VoteBody } from '@girone/contract/matches';
import type { QueryClient } from '@tanstack/react-query';
import { dashboardQuery, tournamentMatchesKey } from '../../domain/shared-queries.ts';

type MatchPlace = Pick<Match, 'id' | 'tournamentId'>;

/** The keys under which lists with this match may be kept. */
export function listKeysOf({ tournamentId }: Pick<Match, 'tournamentId'>) {
  return [tournamentMatchesKey(tournamentId), ['/api/matches'], dashboardQuery.queryKey] as const;
}

/**
 * Changes an open match in every list that shows it, without asking the server. Where a list has its
 * result already, the change is older than that.
 */
export function changeMatch(
  queryClient: QueryClient,
  place: MatchPlace,
  change: (match: Match) => Match,
): void {
  const changeIn = (list: readonly Match[]) =>
    list.map((match) =>
      match.id === place.id && match.status === 'active' ? change(match) : match,
    );
  for (const queryKey of listKeysOf(place)) {
    queryClient.setQueriesData<Match[]>({ queryKey }, (list) =>
      // A key may hold something else than a list.
      Array.isArray(list) ? changeIn(list) : list,
    );
  }
  queryClient.setQueryData(
    dashboardQuery.queryKey,
    (dashboard) =>
      dashboard && {
        ...dashboard,
        waiting: { ...dashboard.waiting, matches: changeIn(dashboard.waiting.matches) },
        others: { ...dashboard.others, matches: changeIn(dashboard.others.matches) },
      },
  );
}

/** Puts the tallies of an event into every list that shows the match. */
export function changeTally(queryClient: QueryClient, tally: LiveTally): void {
  const { matchId, tournamentId, film1Votes, film2Votes, totalVotes } = tally;
  changeMatch(queryClient, { id: matchId, tournamentId }, (match) => ({
    ...match,
    film1Votes,
    film2Votes,
    totalVotes,
  }));
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
