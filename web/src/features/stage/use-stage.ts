import type { Stage } from '@girone/contract/stage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { LiveContext, useLiveEvent } from '../../lib/api/live.ts';
import type { ServerClock } from './server-clock.ts';
import { stageQuery, withHallEvent, withStageEvent } from './stage.queries.ts';

/** Whoever takes no seat hears the server's clock only by asking again. */
const visitorAsksMs = 20_000;

interface StageViewer {
  isSignedIn: boolean;
  clock: ServerClock;
}

/** An evening, kept up to date by what the server tells. */
export function useStage(tournamentId: number, { isSignedIn, clock }: StageViewer) {
  const queryClient = useQueryClient();
  const options = stageQuery(tournamentId, clock);
  const query = useQuery({ ...options, refetchInterval: isSignedIn ? false : visitorAsksMs });
  useStageLine(tournamentId, isSignedIn);

  function change(next: (stage: Stage) => Stage): void {
    queryClient.setQueryData(options.queryKey, (known) =>
      known === undefined ? known : next(known),
    );
  }

  useLiveEvent('stage', (event) => {
    if (event.tournamentId === tournamentId) change((known) => withStageEvent(known, event));
  });
  useLiveEvent('hall', (event) => {
    if (event.tournamentId === tournamentId) change((known) => withHallEvent(known, event));
  });
  useLiveEvent('seal', (event) => {
    if (event.tournamentId === tournamentId) void query.refetch();
  });
  useLiveEvent('standings', (event) => {
    if (event.tournamentId === tournamentId) void query.refetch();
  });

  return { query, ...useShownEvening(query.data) };
}

/**
 * The evening on screen: when its day is revealed, the server already speaks of the next one, while everybody here still
 * looks at the end of this.
 */
function useShownEvening(latest: Stage | undefined) {
  const [shown, setShown] = useState(latest);
  const wasPlayed = shown?.day?.show !== null && shown?.day?.show !== undefined;
  const next = latest?.day?.matchDay ?? null;
  const stays = wasPlayed && next !== shown.day?.matchDay;
  if (latest !== shown && !stays) setShown(latest);
  return {
    shown: stays ? shown : latest,
    /** The day whose evening comes next; null where this is the only one. */
    next: stays ? next : null,
    goOn: () => setShown(latest),
  };
}

/** Hears what is only for those who watch. Visitors have no line of their own; here they listen as long as they watch. */
function useStageLine(tournamentId: number, isSignedIn: boolean): void {
  const live = use(LiveContext);
  useEffect(() => live?.watchStage(tournamentId), [live, tournamentId]);
  useEffect(() => {
    if (live === null || isSignedIn) return undefined;
    live.start();
    return () => live.stop();
  }, [live, isSignedIn]);
}

const never = () => undefined;

/** Whether this page hears nothing at the moment. */
export function useIsLineLost(): boolean {
  const live = use(LiveContext);
  return useSyncExternalStore(
    (listener) => live?.onLost(listener) ?? never,
    () => live?.isLost() ?? false,
  );
}
