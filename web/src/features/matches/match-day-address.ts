import { useLocation, useSearch } from 'wouter';

/** The match day that the address names, and the way to name another. */
export function useDayInAddress(lastDay: number) {
  const [path, navigate] = useLocation();
  const day = readDay(useSearch(), lastDay);

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: number): void {
    // The address may have moved on since this was drawn.
    const query = new URLSearchParams(window.location.search);
    query.set('day', String(chosen));
    navigate(`${path}?${query.toString()}`, { replace: true, state: window.history.state });
  }

  return { day, choose };
}

export function readDay(search: string, lastDay: number): number | null {
  const text = new URLSearchParams(search).get('day');
  if (text === null || !/^[1-9]\d{0,2}$/.test(text)) return null;
  const day = Number(text);
  return day <= lastDay ? day : null;
}
