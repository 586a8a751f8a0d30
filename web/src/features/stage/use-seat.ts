import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { ServerClock } from './server-clock.ts';
import type { ReactionCounts } from './use-reactions.ts';

const retryMs = 5000;

interface Seat {
  tournamentId: number;
  /** Null while nobody can sit down: a visitor, or no evening. */
  matchDay: number | null;
  clock: ServerClock;
  takeReactions: () => ReactionCounts | undefined;
}

/** Says again and again that this person is here, with what they threw meanwhile. */
export function useSeat({ tournamentId, matchDay, clock, takeReactions }: Seat): void {
  const sit = useEffectEvent(async (id: number, day: number): Promise<number | null> => {
    const sentAt = Date.now();
    const reactions = takeReactions();
    try {
      const { now, againIn } = await callApi('POST /api/tournaments/:tournamentId/stage/seat', {
        params: { tournamentId: String(id) },
        body: { matchDay: day, ...(reactions !== undefined && { reactions }) },
      });
      clock.learn({ now, sentAt, receivedAt: Date.now() });
      return againIn;
    } catch (error) {
      // Refused for good: the day is revealed, or may no longer be seen. The page itself says so.
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 429;
      return isRefused ? null : retryMs;
    }
  });

  useEffect(() => {
    if (matchDay === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    async function stay(day: number): Promise<void> {
      const again = await sit(tournamentId, day);
      if (again !== null && !hasLeft) timer = setTimeout(() => void stay(day), again);
    }
    void stay(matchDay);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [tournamentId, matchDay]);
}
