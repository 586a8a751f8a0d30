import { pages } from '@girone/contract/pages';

export function archivedAddress(archiveId: number): string {
  return pages.archived.replace(':id', String(archiveId));
}

export function archivedBoxAddress(archiveId: number): string {
  return `/api/archive/${archiveId}/box.html`;
}
