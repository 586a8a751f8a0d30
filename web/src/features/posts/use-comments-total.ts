import { useQuery } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { commentsQuery } from './comments.queries.ts';

/** How many posts there are about a championship, kept up to date; undefined until that is known. */
export function useCommentsTotal(tournamentId: number | null): number | undefined {
  const comments = commentsQuery(tournamentId ?? 0);
  const { data } = useQuery({ ...comments, enabled: tournamentId !== null });
  const refetchSoon = useRefetchSoon();
  useLiveEvent('post', (event) => {
    if (event.tournamentId !== tournamentId || event.parentPostId !== null) return;
    if (event.change === 'published' || event.change === 'deleted') {
      refetchSoon({ queryKey: comments.queryKey });
    }
  });
  return data?.total;
}
