import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { changeMatch } from './change-match.ts';
import { tournamentMatchesKey } from './matches.queries.ts';

/** The end of a day reaches every open page at once: each asks at a moment of its own within this. */
const longestWaitMs = 1500;

/** Keeps the matches of a championship as they are: tallies come with the event, the rest is asked for. */
export function useMatchEvents(tournamentId: number): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refetchSoon(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: tournamentMatchesKey(tournamentId) });
    }, Math.random() * longestWaitMs);
  }

  useLiveEvent('match', ({ matchId, film1Votes, film2Votes, totalVotes, ...event }) => {
    if (event.tournamentId !== tournamentId) return;
    changeMatch(queryClient, { id: matchId, tournamentId }, (match) =>
      // Tallies of an open match that arrive after its close are older than its result.
      match.status === 'active' ? { ...match, film1Votes, film2Votes, totalVotes } : match,
    );
  });
  useLiveEvent('matchday', refetchSoon);
  useLiveEvent('standings', refetchSoon);
  useLiveEvent('tournament', refetchSoon);
}
