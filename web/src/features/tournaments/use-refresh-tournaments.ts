import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';

/** `figures`: the championship, its table and the lists. `all`: its nominations besides. */
type Extent = 'figures' | 'all';

const parts: Readonly<Record<Extent, readonly unknown[]>> = {
  figures: [undefined, 'leaderboard', 'turnout'],
  all: [undefined, 'leaderboard', 'turnout', 'nominations'],
};

/** Asks again for whatever shows this championship; settles when the answers are there. */
export function useRefreshTournaments(): (tournamentId: number, extent?: Extent) => Promise<void> {
  const queryClient = useQueryClient();
  return (tournamentId, extent = 'all') =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isConcerned(queryKey, tournamentId, extent),
    });
}

function isConcerned(key: QueryKey, tournamentId: number, extent: Extent): boolean {
  const [start, subject, part] = key;
  if (start !== tournamentsRoot) return false;
  return subject === 'list' || (subject === tournamentId && parts[extent].includes(part));
}

/** Keeps what is on screen up to date: one championship, or whichever there are. */
export function useLiveTournaments(only?: number): void {
  const refetchSoon = useRefetchSoon();

  function hear(tournamentId: number, extent: Extent): void {
    if (only !== undefined && tournamentId !== only) return;
    refetchSoon({ predicate: ({ queryKey }) => isConcerned(queryKey, tournamentId, extent) });
  }

  // Whoever is let into a circle or shown out of it sees and may do other things from then on.
  useLiveEvent('membership', () => {
    refetchSoon({
      predicate: ({ queryKey: [start, subject] }) =>
        start === tournamentsRoot && (only === undefined || subject === 'list' || subject === only),
    });
  });
  useLiveEvent('tournament', ({ tournamentId }) => hear(tournamentId, 'all'));
  useLiveEvent('matchday', ({ tournamentId }) => hear(tournamentId, 'figures'));
  useLiveEvent('standings', ({ tournamentId }) => hear(tournamentId, 'figures'));
}
