import { pages } from '@girone/contract/pages';
import type { SortDirection } from '../../ui/tables/data-table/data-column.ts';
import { useUrlState } from '../address/use-url-state.ts';
import { parseId } from '../address/parse-id.ts';
import { searchOf } from '../text/search-text.ts';

export interface ListPlace<Filter extends string, Sort extends string> {
  search: string;
  filter: Filter;
  sort: Sort;
  direction: SortDirection;
  /** The one thing whose rows are shown: of a championship its matches, say. */
  about: number | null;
  /** The row whose details are open. */
  id: number | null;
}

interface ListFormat<Filter extends string, Sort extends string> {
  /** The section of the admin area. */
  section: string;
  /** The first is chosen unless the address says otherwise; so is the first order, downwards. */
  filters: readonly [Filter, ...Filter[]];
  sorts: readonly [Sort, ...Sort[]];
}

/** What a list of the admin area shows stands in the address, so that a link can be passed on. */
export function useListAddress<Filter extends string, Sort extends string>(
  format: ListFormat<Filter, Sort>,
) {
  const { section, filters, sorts } = format;
  const { place, open, close, change } = useUrlState<ListPlace<Filter, Sort>>({
    readPlace(address) {
      const query = new URLSearchParams(address);
      return {
        search: searchOf(query.get('search') ?? ''),
        filter: filters.find((filter) => filter === query.get('filter')) ?? filters[0],
        sort: sorts.find((sort) => sort === query.get('sort')) ?? sorts[0],
        direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
        about: parseId(query.get('about')),
        id: parseId(query.get('id')),
      };
    },
    addressOf({ search, filter, sort, direction, about, id }) {
      return adminAddress(section, {
        search: search === '' ? undefined : search,
        filter: filter === filters[0] ? undefined : filter,
        sort: sort === sorts[0] ? undefined : sort,
        direction: direction === 'desc' ? undefined : direction,
        about: about ?? undefined,
        id: id ?? undefined,
      });
    },
  });
  return {
    place,
    change,
    /** Details, which the back button closes. */
    openRow: (id: number) => open({ id }),
    closeRow: () => close({ id: null }),
  };
}

/** The address of a section of the admin area. */
export function adminAddress(
  section: string,
  parts: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams({ section });
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${pages.admin}?${query.toString()}`;
}
