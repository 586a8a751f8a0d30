import { useQuery } from '@tanstack/react-query';
import { justRead } from '../../lib/api/always-stale.ts';
import { useDeferredValue } from 'react';
import { OddsAfterDay } from '../../features/odds/odds-after-day.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { SeasonAfterDay } from '../../features/statistics/season-after-day.tsx';
import { positionsQuery } from '../../domain/season/season-queries.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { LazyPastDiscussion } from './lazy-past-discussion.tsx';

interface DayFactsProps {
  season: { id: number; startedAt: string | null; cancelledAt: string | null };
  day: number;
}

/** What else there is of a day that the time machine stands at: results, odds, who beat whom, what was said. */
export function DayFacts({ season, day }: DayFactsProps) {
  const { user } = useSession();
  const { data: positions } = useQuery({ ...positionsQuery(season.id), ...justRead });
  // The table above moves first: a grid of many films may follow it.
  const shownDay = useDeferredValue(day);
  const { id, startedAt, cancelledAt } = season;
  if (positions === undefined) return null;
  const places = new Map(positions.films.map(({ filmId }, place) => [filmId, place]));
  const stood = new Map(
    positions.films.map((film) => [film.filmId, film.positions[shownDay - 1] ?? 1]),
  );
  const until = shownDay === 0 ? startedAt : (positions.closedAt[shownDay - 1] ?? null);
  return (
    <Stack gap={6}>
      <SeasonAfterDay
        tournamentId={id}
        day={shownDay}
        positionOf={(filmId) => stood.get(filmId) ?? Infinity}
        odds={
          cancelledAt === null && (
            <OddsAfterDay
              tournamentId={id}
              day={shownDay}
              placeOf={(filmId) => places.get(filmId) ?? places.size}
            />
          )
        }
      />
      {user !== null && until !== null && (
        <LazyPastDiscussion tournamentId={id} day={shownDay} until={until} />
      )}
    </Stack>
  );
}
