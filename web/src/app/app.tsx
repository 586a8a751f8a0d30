import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLiveSession } from '../features/session/use-live-session.ts';
import { LiveContext, type Live } from '../lib/api/live.ts';
import { LazyTooltips } from '../ui/overlays/lazy-tooltips.tsx';
import { Notices } from './notices.tsx';
import { useVotesLine } from './offline/use-votes-line.ts';
import { useStageCall } from './stage-call.ts';
import { Router } from './router.tsx';

interface AppProps {
  queryClient: QueryClient;
  live: Live;
  ssrPath?: string | undefined;
}

export function App({ queryClient, live, ssrPath }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LiveContext value={live}>
        <Router ssrPath={ssrPath} />
        <Notices />
        <LazyTooltips />
        <LiveLine />
      </LiveContext>
    </QueryClientProvider>
  );
}

function LiveLine() {
  useLiveSession();
  useStageCall();
  useVotesLine();
  return null;
}
