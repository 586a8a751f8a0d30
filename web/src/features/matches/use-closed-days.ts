import type { Match } from '@girone/contract/matches';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { closedDayQuery } from './all-matches.queries.ts';

export interface ClosedDay {
  tournamentId: number;
  tournamentName: string;
  matchDay: number;
  /** Those that were on screen. */
  matchIds: readonly number[];
  /** Where they stood among the cards. */
  place: number;
  /** The championship ended with it. */
  isLast: boolean;
}

/** Match days that have closed before the viewer's eyes, until they are done with them. */
export function useClosedDays(matches: readonly Match[]) {
  const queryClient = useQueryClient();
  const refetchSoon = useRefetchSoon();
  const [days, setDays] = useState<readonly ClosedDay[]>([]);
  const isHeld = ({ tournamentId }: Pick<Match, 'tournamentId'>) =>
    days.some((day) => day.tournamentId === tournamentId);
  // What follows a day that is still on screen comes when that is done with.
  const open = matches.filter((match) => !isHeld(match));

  /** Where each match stood; also those that a newer list took away, since it may come before the news. */
  const stood = useRef(new Map<Match['id'], { match: Match; place: number }>());
  useEffect(() => {
    for (const [place, match] of open.entries()) stood.current.set(match.id, { match, place });
  });

  useLiveEvent('standings', ({ tournamentId, matchDay }) => {
    const ofSeason = [...stood.current.values()].filter(
      ({ match }) => match.tournamentId === tournamentId,
    );
    const ofDay = ofSeason
      .filter(({ match }) => match.matchDay === matchDay)
      .toSorted((one, other) => one.place - other.place);
    const [first] = ofDay;
    // A result of an earlier day that was corrected is told like this as well.
    if (first === undefined) return;
    for (const { match } of ofSeason) stood.current.delete(match.id);
    const closed = ofDay.map(({ match }) => match);
    const { queryKey } = closedDayQuery(tournamentId, matchDay);
    queryClient.setQueryData(queryKey, closed);
    refetchSoon({ queryKey });
    setDays([
      ...days,
      {
        tournamentId,
        tournamentName: first.match.tournamentName,
        matchDay,
        matchIds: closed.map(({ id }) => id),
        place: first.place,
        isLast: false,
      },
    ]);
  });

  useLiveEvent('tournament', ({ tournamentId, status }) => {
    if (status !== 'completed') return;
    setDays((held) =>
      held.map((day) => (day.tournamentId === tournamentId ? { ...day, isLast: true } : day)),
    );
  });

  function dismiss(day: ClosedDay): void {
    setDays((held) => held.filter((each) => each !== day));
  }

  return { open, days, dismiss };
}
