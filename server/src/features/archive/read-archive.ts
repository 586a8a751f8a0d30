import type { ArchivedSeason } from '@girone/contract/archive';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { recordAct } from '../../domain/audit.ts';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentArchive } from './archive.present.ts';
import { deleteArchive, findArchive, findArchives, findContent } from './archives.repo.ts';

type Reads = Pick<Platform, 'db'>;

interface Page {
  readonly before?: number | undefined;
  readonly limit: number;
}

export async function listArchive(
  { db }: Reads,
  viewer: Viewer | null,
  page: Page,
): Promise<ArchivedSeason[]> {
  const rows = await findArchives(db, viewer, page);
  return rows.map(presentArchive);
}

export async function getArchived(
  { db }: Reads,
  viewer: Viewer | null,
  id: number,
): Promise<Outcome<ArchivedSeason>> {
  const row = await findArchive(db, viewer, id);
  return row ? accept(presentArchive(row)) : refuse('not_found');
}

/** Its box, as JSON. */
export async function readContent(
  { db }: Reads,
  viewer: Viewer | null,
  id: number,
): Promise<Outcome<string>> {
  const content = await findContent(db, viewer, id);
  return content === undefined ? refuse('not_found') : accept(content);
}

export async function removeArchived(
  { db }: Reads,
  { userId }: Viewer,
  id: number,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const gone = await deleteArchive(tx, id);
    if (!gone) return refuse('not_found');
    const target = { type: 'tournament', id: null, name: gone.name } as const;
    await recordAct(tx, { actorId: userId, action: 'tournament.remove_archived', target });
    return accept(undefined);
  });
}
