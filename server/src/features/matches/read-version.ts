import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { visitor, type Viewer } from '../../platform/db/visible-tournaments.ts';
import type { Platform } from '../../platform/platform.ts';
import { findVersion, findVersionWithVotes } from './versions.repo.ts';

/** Of all that a championship's tables show; not found by whoever may not see it. */
export async function readVersion(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer | null,
  id: number,
): Promise<Outcome<string>> {
  const [row] = await findVersion(db, { id, ...(viewer ?? visitor) });
  return row ? accept(row.version) : refuse('not_found');
}

/** Of what its figures follow from: the votes of the open day too. */
export async function readVersionWithVotes(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer | null,
  id: number,
): Promise<Outcome<string>> {
  const [row] = await findVersionWithVotes(db, { id, ...(viewer ?? visitor) });
  return row ? accept(row.version) : refuse('not_found');
}
