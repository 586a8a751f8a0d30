import { useQueryClient } from '@tanstack/react-query';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';

/** After an act: lists, counters, details and the log may all show something else now. */
export function useRefreshAdmin(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [adminRoot] });
}
