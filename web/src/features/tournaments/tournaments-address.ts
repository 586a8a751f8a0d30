import { useLocation } from 'wouter';
import { useUrlState } from '../../lib/address/use-url-state.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { searchOf } from '../../lib/text/search-text.ts';

interface TournamentsPlace {
  search: string;
  isCreating: boolean;
  /** The circle that the form starts with. */
  circle: number | null;
}

/** What the list shows stands in its address, so that a link finds it again. */
export function useTournamentsAddress() {
  // The list has two addresses: each keeps its own.
  const [path] = useLocation();
  const { place, open, close, change } = useUrlState({
    readPlace,
    addressOf: (shown) => addressOf(path, shown),
  });
  return {
    place,
    openCreate: () => open({ isCreating: true }),
    closeCreate: () => close({ isCreating: false }),
    changeSearch: (search: string) => change({ search }),
  };
}

function addressOf(path: string, { search, isCreating, circle }: TournamentsPlace): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (isCreating) query.set('form', 'create');
  if (isCreating && circle !== null) query.set('circle', String(circle));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function readPlace(address: string): TournamentsPlace {
  const query = new URLSearchParams(address);
  const isCreating = query.get('form') === 'create';
  return {
    search: searchOf(query.get('search') ?? ''),
    isCreating,
    circle: isCreating ? parseId(query.get('circle')) : null,
  };
}
