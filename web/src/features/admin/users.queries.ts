import type { AdminUser } from '@girone/contract/admin-users';
import type { ListPlace } from '../../lib/admin-list/list-address.ts';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { useAdminList } from '../../lib/admin-list/use-admin-list.ts';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';

type UsersRequest = NonNullable<ApiRequest<'GET /api/admin/users'>['query']>;

export const userFilters = ['all', 'admins', 'unverified', 'suspended'] as const;
export const userSorts = ['created', 'username', 'films', 'posts'] as const;
export type UsersPlace = ListPlace<(typeof userFilters)[number], (typeof userSorts)[number]>;

/** What the list is narrowed and sorted by; the file of it takes the same. */
export function usersNarrowedBy({ search, filter, sort, direction }: UsersPlace) {
  const query: Pick<UsersRequest, 'search' | 'filter' | 'sort' | 'direction'> = {
    filter,
    sort,
    direction,
  };
  if (search !== '') query.search = search;
  return query;
}

export function useUsers(place: UsersPlace) {
  const query = usersNarrowedBy(place);
  return useAdminList<AdminUser>({
    key: [adminRoot, 'users', query],
    load: (page, signal) =>
      callApi('GET /api/admin/users', { query: { ...query, ...page }, signal }),
  });
}
