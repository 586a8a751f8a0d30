import { useQueryClient } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';

/** Asks again for what a nomination changes: the nominations, the championship, the lists of them. */
export function useRefreshNominations(tournamentId: number): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [start, subject, part] }) =>
        start === tournamentsRoot &&
        (subject === 'list' ||
          (subject === tournamentId && (part === undefined || part === 'nominations'))),
    });
}
