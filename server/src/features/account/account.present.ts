import type { ExportState } from '@girone/contract/account';
import type { ExportRow } from './exports.repo.ts';

/** The file as its owner sees it; its key opens nothing and stays here all the same. */
export function presentExport(row: ExportRow | undefined): ExportState {
  if (!row || row.isExpired) return { state: 'none', progress: 0, expiresAt: null };
  return {
    state: row.isGivenUp ? 'failed' : row.state,
    progress: row.progress,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
