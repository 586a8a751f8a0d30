import type { CurrentUser } from '@girone/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './session.queries.ts';

export interface Session {
  /** Absent for a visitor, and as long as we do not know. */
  user: CurrentUser | null;
  isLoading: boolean;
  error: Error | null;
}

/** Who is looking. A call that failed means a visitor, with the error at hand. */
export function useSession(): Session {
  const { data, isPending, error } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending, error };
}
