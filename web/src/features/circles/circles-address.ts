import { pages } from '@girone/contract/pages';
import { useUrlState } from '../../lib/address/use-url-state.ts';
import { searchOf } from '../../lib/text/search-text.ts';
import { circleFilters, type CircleFilter } from './circles.queries.ts';

export interface CirclesPlace {
  filter: CircleFilter;
  search: string;
  isCreating: boolean;
}

/** What the list shows stands in its address, so that a link finds it again. */
export function useCirclesAddress() {
  const { place, open, close, change } = useUrlState({ readPlace, addressOf });
  return {
    place,
    openCreate: () => open({ isCreating: true }),
    closeCreate: () => close({ isCreating: false }),
    change,
  };
}

export function addressOf({ filter, search, isCreating }: CirclesPlace): string {
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('filter', filter);
  if (search !== '') query.set('search', search);
  if (isCreating) query.set('form', 'create');
  return query.size === 0 ? pages.circles : `${pages.circles}?${query.toString()}`;
}

export function readPlace(address: string): CirclesPlace {
  const query = new URLSearchParams(address);
  return {
    filter: circleFilters.find((filter) => filter === query.get('filter')) ?? 'all',
    search: searchOf(query.get('search') ?? ''),
    isCreating: query.get('form') === 'create',
  };
}

export function manageAddress(circleId: number): string {
  return pages.circleManage.replace(':id', String(circleId));
}

/** The form of a new championship, with this circle chosen. */
export function createTournamentAddress(circleId: number): string {
  return `${pages.tournaments}?form=create&circle=${circleId}`;
}
