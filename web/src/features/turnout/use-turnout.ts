import { useQuery } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { turnoutQuery } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';

/** A secret count sends no news of votes: then it is looked at now and again. */
const lookAgainMs = 60_000;

interface TurnoutOptions {
  /** Whether the people are on screen: a vote of one of them changes nothing else at once. */
  areShown: boolean;
}

/** Who is in and who is missing, as people nominate and vote. */
export function useTurnout(tournamentId: number, { areShown }: TurnoutOptions) {
  const refetchSoon = useRefetchSoon();
  const query = turnoutQuery(tournamentId);

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId === tournamentId) refetchSoon({ queryKey: query.queryKey });
  }

  useLiveEvent('match', ({ matches }) => {
    if (areShown) matches.forEach(hear);
  });
  useLiveEvent('tournament', hear);
  useLiveEvent('matchday', hear);
  useLiveEvent('standings', hear);
  return useQuery({ ...query, refetchInterval: lookAgainMs });
}
