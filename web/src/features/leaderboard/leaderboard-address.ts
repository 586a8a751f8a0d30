import { pages } from '@girone/contract/pages';
import { useLocation, useSearch } from 'wouter';
import { useUrlState } from '../../lib/address/use-url-state.ts';
import { searchOf } from '../../lib/text/search-text.ts';

interface ListPlace {
  search: string;
}

/** What is looked for stands in the address, so that a link finds it again. */
export function useListAddress() {
  const { place, change } = useUrlState({ readPlace, addressOf });
  return { search: place.search, changeSearch: (search: string) => change({ search }) };
}

function readPlace(address: string): ListPlace {
  return { search: searchOf(new URLSearchParams(address).get('search') ?? '') };
}

function addressOf({ search }: ListPlace): string {
  if (search === '') return pages.leaderboard;
  return `${pages.leaderboard}?${new URLSearchParams({ search }).toString()}`;
}

export function seasonAddress(tournamentId: number): string {
  return `${pages.leaderboard}?tournament=${tournamentId}`;
}

export const seasonTabs = ['table', 'results', 'statistics'] as const;
export type SeasonTab = (typeof seasonTabs)[number];

/** The tab that the address names; the table unless it names one. */
export function useSeasonTab(tournamentId: number) {
  const [, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get('tab');
  const tab = seasonTabs.find((each) => each === named) ?? 'table';

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: string): void {
    const query = chosen === 'table' ? '' : `&tab=${chosen}`;
    navigate(`${seasonAddress(tournamentId)}${query}`, {
      replace: true,
      state: window.history.state,
    });
  }

  return { tab, choose };
}
