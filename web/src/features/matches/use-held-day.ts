import type { TournamentDetail } from '@girone/contract/tournaments';
import { useState } from 'react';
import { useLiveEvent } from '../../lib/api/live.ts';

type Season = Pick<TournamentDetail, 'id' | 'status' | 'currentMatchDay' | 'cancelledAt'>;

export interface HeldDay {
  /** The day that has closed before the viewer's eyes, until they are done with it. */
  day: number | null;
  /** Whether there is somewhere to go on to: the news of the close comes before what it leads to. */
  hasMovedOn: boolean;
  dismiss: () => void;
}

/** Keeps the day that one was looking at on screen when it closes. */
export function useHeldDay({ id, status, currentMatchDay, cancelledAt }: Season): HeldDay {
  const open = status === 'active' ? currentMatchDay : null;
  const [looked, setLooked] = useState(open);
  const [heard, setHeard] = useState<number | null>(null);
  if (looked === null && open !== null) setLooked(open);

  useLiveEvent('standings', ({ tournamentId, matchDay }) => {
    if (tournamentId === id && matchDay === looked) setHeard(matchDay);
  });

  const hasMovedOn = looked !== open;
  const isHeld = cancelledAt === null && looked !== null && (hasMovedOn || heard === looked);
  return { day: isHeld ? looked : null, hasMovedOn, dismiss: () => setLooked(open) };
}
