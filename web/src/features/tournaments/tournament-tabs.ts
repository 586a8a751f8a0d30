import { useLocation, useSearch } from 'wouter';

export const tournamentTabs = ['standings', 'matches', 'films', 'discussion'] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

/** The tab that the address names; the table unless it names one. */
export function useTabInAddress() {
  const [path, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get('tab');
  const tab = tournamentTabs.find((each) => each === named) ?? 'standings';

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: string): void {
    const query = chosen === 'standings' ? '' : `?tab=${chosen}`;
    navigate(`${path}${query}`, { replace: true, state: window.history.state });
  }

  return { tab, choose };
}
