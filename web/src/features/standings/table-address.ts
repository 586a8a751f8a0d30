import { useLocation, useSearch } from 'wouter';
import { parseMatchDay } from '../../domain/match/parse-match-day.ts';

/** The match day after which everything is shown, 0 for the start; null: as it stands now. */
export function useTableInAddress() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  // Addresses from before there was a slider name it otherwise.
  const day = parseShownDay(asked.get('day') ?? asked.get('after'));

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: number | null): void {
    // The address may have moved on since this was drawn.
    const query = new URLSearchParams(window.location.search);
    query.delete('after');
    if (chosen === null) query.delete('day');
    else query.set('day', String(chosen));
    const address = query.size === 0 ? path : `${path}?${query.toString()}`;
    navigate(address, { replace: true, state: window.history.state });
  }

  return { day, choose };
}

function parseShownDay(text: string | null): number | null {
  return text === '0' ? 0 : parseMatchDay(text);
}
