import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { careerKey } from './film-page.queries.ts';

/** Asks again when a day is over or a championship moves on: the film may have played in it. */
export function useLiveCareer(filmId: number): void {
  const refetchSoon = useRefetchSoon();
  const hear = () => refetchSoon({ queryKey: careerKey(filmId) });
  useLiveEvent('matchday', hear);
  useLiveEvent('tournament', hear);
}
