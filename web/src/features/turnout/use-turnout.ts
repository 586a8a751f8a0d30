import { useQuery } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { turnoutQuery } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';

/** A secret count sends no news of votes: then it is looked at now and again. */
const lookAgainMs = 60_000;

/** Who is in and who is missing, as people nominate and vote. */
export function useTurnout(tournamentId: number) {
  const refetchSoon = useRefetchSoon();
  const query = turnoutQuery(tournamentId);

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId === tournamentId) refetchSoon({ queryKey: query.queryKey });
  }

  useLiveEvent('match', ({ matches }) => matches.forEach(hear));
  useLiveEvent('tournament', hear);
  useLiveEvent('matchday', hear);
  useLiveEvent('standings', hear);
  return useQuery({ ...query, refetchInterval: lookAgainMs });
}
