import type { AuditEntry } from '@girone/contract/admin';
import type { Platform } from '../../platform/platform.ts';
import { findActs, type AuditPage, type AuditRow } from './audit.repo.ts';

export async function listAudit(
  { db }: Pick<Platform, 'db'>,
  page: AuditPage,
): Promise<AuditEntry[]> {
  const rows = await findActs(db, page);
  return rows.map(presentAct);
}

function presentAct({ createdAt, ...row }: AuditRow): AuditEntry {
  return { ...row, createdAt: createdAt.toISOString() };
}
