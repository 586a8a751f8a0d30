import { useLocation, useSearch } from 'wouter';
import { parseMatchDay } from '../../domain/match/parse-match-day.ts';

/** The match day after which the table is shown; null: as it stands now. */
export function useTableInAddress() {
  const [path, navigate] = useLocation();
  const day = parseMatchDay(new URLSearchParams(useSearch()).get('after'));

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: number | null): void {
    // The address may have moved on since this was drawn.
    const query = new URLSearchParams(window.location.search);
    if (chosen === null) query.delete('after');
    else query.set('after', String(chosen));
    const address = query.size === 0 ? path : `${path}?${query.toString()}`;
    navigate(address, { replace: true, state: window.history.state });
  }

  return { day, choose };
}
