import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { isAboutPeople } from './profile.queries.ts';

/** Somebody follows the viewer, asks to, or has accepted them: the page shows it by itself. */
export function useLiveProfile(): void {
  const refetchSoon = useRefetchSoon();
  useLiveEvent('notification', () =>
    refetchSoon({ predicate: ({ queryKey }) => isAboutPeople(queryKey) }),
  );
}
