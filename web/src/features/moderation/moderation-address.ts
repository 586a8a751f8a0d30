import { reportStatuses } from '@girone/contract/rules';
import { useUrlState } from '../../lib/address/use-url-state.ts';
import { adminAddress, useListAddress } from '../../lib/admin-list/list-address.ts';
import { searchOf } from '../../lib/text/search-text.ts';
import { caseKinds, postFilters, type ReportsPlace } from './moderation.queries.ts';

/** What the queue shows stands in the address, so that a link finds it again. */
export function useReportsAddress() {
  return useUrlState({ readPlace: readReports, addressOf: reportsAddress });
}

export function usePostsAddress() {
  return useListAddress({ section: 'posts', filters: postFilters, sorts: ['id'] });
}

function readReports(address: string): ReportsPlace {
  const query = new URLSearchParams(address);
  return {
    status: reportStatuses.find((status) => status === query.get('status')) ?? 'open',
    kind: caseKinds.find((kind) => kind === query.get('kind')) ?? 'all',
    search: searchOf(query.get('search') ?? ''),
  };
}

function reportsAddress({ status, kind, search }: ReportsPlace): string {
  return adminAddress('reports', {
    status: status === 'open' ? undefined : status,
    kind: kind === 'all' ? undefined : kind,
    search: search === '' ? undefined : search,
  });
}

/** The account behind a name, in the admin area. */
export function accountAddress(username: string): string {
  return adminAddress('users', { search: username });
}
