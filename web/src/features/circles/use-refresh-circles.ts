import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { concerns, isInside } from './circles.queries.ts';

/**
 * Asks again for whatever shows this circle; settles when the answers are there. What the viewer is
 * in the circle comes first: what they may no longer see has left the screen before the rest is
 * asked for, so nobody is refused for looking a moment too long.
 */
export function useRefreshCircles(): (circleId: number) => Promise<void> {
  const queryClient = useQueryClient();
  return async (circleId) => {
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => concerns(circleId, queryKey) && !isInside(queryKey),
    });
    await screenDrawn();
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => concerns(circleId, queryKey) && isInside(queryKey),
    });
  };
}

/** Queries tell the screen of their answers in a turn of their own; this one comes after it. */
function screenDrawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Keeps what is on screen up to date while others join, leave, decide and rename. */
export function useLiveCircles(): void {
  const refresh = useRefreshCircles();
  useLiveEvent('membership', ({ circleId }) => void refresh(circleId));
  useLiveEvent('circle', ({ circleId }) => void refresh(circleId));
}
