import type { ArchivedSeason } from '@girone/contract/archive';
import type { ArchiveRow } from './archives.repo.ts';

export function presentArchive(row: ArchiveRow): ArchivedSeason {
  return {
    ...row,
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt.toISOString(),
    importedAt: row.importedAt.toISOString(),
  };
}
