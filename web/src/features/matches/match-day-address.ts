import { useLocation, useSearch } from 'wouter';
import { parseMatchDay } from '../../domain/match/parse-match-day.ts';

/** The match day that the address names, and the way to name another. */
export function useDayInAddress(lastDay: number) {
  const [path, navigate] = useLocation();
  const day = parseMatchDay(new URLSearchParams(useSearch()).get('day'), lastDay);

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: number): void {
    // The address may have moved on since this was drawn.
    const query = new URLSearchParams(window.location.search);
    query.set('day', String(chosen));
    navigate(`${path}?${query.toString()}`, { replace: true, state: window.history.state });
  }

  return { day, choose };
}
