import { useQueryClient } from '@tanstack/react-query';

/** Who sees whom has changed: whatever was fetched before is asked for again when it is next shown. */
export function useInvalidateAllQueries(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ refetchType: 'none' });
}
