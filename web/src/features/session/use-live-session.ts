import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { LiveContext, useLiveEvent } from '../../lib/api/live.ts';
import { currentUserQuery } from './session.queries.ts';
import { useSession } from './use-session.ts';

/** Keeps the event stream open while somebody is signed in, and their rights up to date. */
export function useLiveSession(): void {
  const live = use(LiveContext);
  const queryClient = useQueryClient();
  const isSignedIn = useSession().user !== null;

  useEffect(() => {
    if (live === null || !isSignedIn) return undefined;
    live.start();
    return () => live.stop();
  }, [live, isSignedIn]);

  useLiveEvent('account', () => {
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  });
}
