import type { CurrentUser } from '@girone/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { clearOfflineCache } from '../../lib/api/clear-offline-cache.ts';
import { currentUserQuery } from './session.queries.ts';

/** Somebody else is looking now, or nobody: what was fetched for whoever looked before is forgotten. */
export function useChangeUser(): (user: CurrentUser | null) => void {
  const queryClient = useQueryClient();
  return (user) => {
    void clearOfflineCache();
    const [own] = currentUserQuery.queryKey;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== own });
    queryClient.setQueryData(currentUserQuery.queryKey, user);
  };
}
