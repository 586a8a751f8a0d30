import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';

/**
 * After an act: lists, counters, details and the log may all show something else now. What is `gone` is not
 * asked for again: its details may still be on screen, on their way out.
 */
export function useRefreshAdmin(): (gone?: QueryKey) => Promise<void> {
  const queryClient = useQueryClient();
  return (gone) =>
    queryClient.invalidateQueries({
      queryKey: [adminRoot],
      predicate: ({ queryHash }) => gone === undefined || queryHash !== hashKey(gone),
    });
}
