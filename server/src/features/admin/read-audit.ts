import type { adminRoutes, AuditEntry } from '@girone/contract/admin';
import type { RouteInput } from '@girone/contract/route';
import type { Platform } from '../../platform/platform.ts';
import { findActs, type AuditRow } from './audit.repo.ts';

type Query = RouteInput<typeof adminRoutes.listAudit>['query'];

export async function listAudit({ db }: Pick<Platform, 'db'>, query: Query): Promise<AuditEntry[]> {
  const rows = await findActs(db, query);
  return rows.map(presentAct);
}

function presentAct({ createdAt, ...row }: AuditRow): AuditEntry {
  return { ...row, createdAt: createdAt.toISOString() };
}
