import { useQueryClient } from '@tanstack/react-query';
import { root } from './nominations.queries.ts';

/** Asks again for what a nomination changes: the nominations, the championship, the lists of them. */
export function useRefreshNominations(tournamentId: number): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [start, subject, part] }) =>
        start === root &&
        (subject === 'list' ||
          (subject === tournamentId && (part === undefined || part === 'nominations'))),
    });
}
