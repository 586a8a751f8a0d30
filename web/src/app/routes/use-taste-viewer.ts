import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { TasteViewer } from '../../features/taste/taste-switch.tsx';

/** Whoever is signed in, and what becomes of their account when they use the switch. */
export function useTasteViewer(): TasteViewer | null {
  const { user } = useSession();
  const queryClient = useQueryClient();
  return (
    user && {
      user,
      onUserChange: (changed) => queryClient.setQueryData(currentUserQuery.queryKey, changed),
    }
  );
}
