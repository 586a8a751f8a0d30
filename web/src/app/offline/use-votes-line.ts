import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { mayBeSignedIn } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import { LiveContext } from '../../lib/api/live.ts';

/** By then most pages are drawn. */
const afterPageMs = 1000;

/** Votes that were cast without a line: shown, sent when it is back, and one word about all of them. */
export function useVotesLine(): void {
  const { user, isLoading } = useSession();
  const queryClient = useQueryClient();
  const live = use(LiveContext);
  const voterId = user?.id ?? null;

  useEffect(() => {
    // Nobody has been here, and nothing of theirs.
    if (isLoading || !mayBeSignedIn()) return undefined;
    const ended = new AbortController();
    async function follow(): Promise<void> {
      const { openVotesLine } = await import('./votes-line.ts');
      await openVotesLine({ queryClient, voterId, live, signal: ended.signal });
    }
    const timer = setTimeout(() => {
      // Without the code, or where the browser keeps nothing, there are no votes to show.
      follow().catch(() => undefined);
    }, afterPageMs);
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [queryClient, live, voterId, isLoading]);
}
