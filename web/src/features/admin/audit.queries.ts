import type { AuditEntry } from '@girone/contract/admin';
import { auditTargets } from '@girone/contract/rules';
import type { ListPlace } from '../../lib/admin-list/list-address.ts';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { useAdminList } from '../../lib/admin-list/use-admin-list.ts';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';

type AuditRequest = NonNullable<ApiRequest<'GET /api/admin/audit'>['query']>;

/** What an entry can be about; `all` is no filter. */
export const auditFilters = ['all', ...auditTargets] as const;
export const auditSorts = ['id'] as const;
export type AuditPlace = ListPlace<(typeof auditFilters)[number], (typeof auditSorts)[number]>;

/** What the log is narrowed by; the file of it takes the same. */
export function auditNarrowedBy({ search, filter, about, direction }: AuditPlace) {
  const query: Pick<AuditRequest, 'search' | 'target' | 'targetId' | 'direction'> = { direction };
  if (search !== '') query.search = search;
  if (filter !== 'all') query.target = filter;
  if (filter !== 'all' && about !== null) query.targetId = String(about);
  return query;
}

export function useAudit(place: AuditPlace) {
  const query = auditNarrowedBy(place);
  return useAdminList<AuditEntry>({
    key: [adminRoot, 'audit', query],
    load: (page, signal) =>
      callApi('GET /api/admin/audit', { query: { ...query, ...page }, signal }),
  });
}
