import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { closedDayQuery } from './all-matches.queries.ts';
import { championshipAddress } from './championship-address.ts';
import { DayEnd } from './day-end.tsx';
import { MatchCard } from './match-card.tsx';
import { DayExtras } from './match-extras.ts';
import type { ClosedDay } from './use-closed-days.ts';
import { useTableLine } from './use-table-line.ts';

interface ClosedDayCardsProps {
  day: ClosedDay;
  now: number;
  isVisitor: boolean;
  /** The day of this championship that follows on the page; null where none does. */
  nextDay: number | null;
  onDismiss: () => void;
}

/** The cards of a day that has closed on screen, with their results, and the way on behind them. */
export function ClosedDayCards({ day, now, isVisitor, nextDay, onDismiss }: ClosedDayCardsProps) {
  const drawExtras = use(DayExtras);
  const { tournamentId, matchDay, matchIds, isLast } = day;
  const { data = [] } = useQuery(closedDayQuery(tournamentId, matchDay));
  const matches = data.filter(({ id }) => matchIds.includes(id));
  const isCounted = matches.every(({ status }) => status === 'completed');
  const tableLine = useTableLine({ tournamentId, matchDay, isCounted, isLast });
  return (
    <>
      {matches.map((match) => (
        <MatchCard
          key={match.id}
          isMixed
          isClosed
          match={match}
          now={now}
          isVisitor={isVisitor}
          tableLine={isCounted ? tableLine(match) : null}
        />
      ))}
      <DayEnd
        day={matchDay}
        championship={day.tournamentName}
        isCounted={isCounted}
        nextDay={nextDay}
        story={drawExtras?.({ tournamentId, day: matchDay, championship: day.tournamentName })}
        championHref={isLast ? championshipAddress(tournamentId, isVisitor) : null}
        onGo={onDismiss}
      />
    </>
  );
}
