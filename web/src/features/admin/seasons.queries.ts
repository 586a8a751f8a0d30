import type { AdminMatch, AdminTournament } from '@girone/contract/admin-seasons';
import type { ListPlace } from '../../lib/admin-list/list-address.ts';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { useAdminList } from '../../lib/admin-list/use-admin-list.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** Drafts are their creators' alone: there would be none to find. */
export const seasonFilters = ['all', 'active', 'setup', 'completed'] as const;
export const seasonSorts = ['created', 'name'] as const;
export type SeasonsPlace = ListPlace<(typeof seasonFilters)[number], (typeof seasonSorts)[number]>;

/** What the list is narrowed and sorted by; the file of it takes the same. */
export function seasonsNarrowedBy({ search, filter, sort, direction }: SeasonsPlace) {
  return {
    sort,
    direction,
    ...(filter !== 'all' && { status: filter }),
    ...(search !== '' && { search }),
  };
}

export function useSeasons(place: SeasonsPlace) {
  const query = seasonsNarrowedBy(place);
  return useAdminList<AdminTournament>({
    key: [adminRoot, 'tournaments', query],
    load: (page, signal) =>
      callApi('GET /api/admin/tournaments', { query: { ...query, ...page }, signal }),
  });
}

/** The open ones first: of all, those of the last day of the newest championship would come first. */
export const matchFilters = ['active', 'completed', 'pending', 'all'] as const;
export const matchSorts = ['id'] as const;
export type MatchesPlace = ListPlace<(typeof matchFilters)[number], (typeof matchSorts)[number]>;

/** `about` is the championship whose matches they are. */
export function matchesNarrowedBy({ search, filter, direction, about }: MatchesPlace) {
  return {
    direction,
    ...(filter !== 'all' && { status: filter }),
    ...(about !== null && { tournamentId: String(about) }),
    ...(search !== '' && { search }),
  };
}

export function useMatches(place: MatchesPlace) {
  const query = matchesNarrowedBy(place);
  return useAdminList<AdminMatch>({
    key: [adminRoot, 'matches', query],
    load: (page, signal) =>
      callApi('GET /api/admin/matches', { query: { ...query, ...page }, signal }),
  });
}
