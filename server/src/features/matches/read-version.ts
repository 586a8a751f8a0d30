import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import { gather } from '../../platform/gather.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  versions,
  versionsWithOdds,
  versionsWithSeals,
  versionsWithVotes,
  type VersionStatements,
} from './versions.repo.ts';

type ReadVersion = (viewer: Viewer | null, tournamentId: number) => Promise<Outcome<string>>;

/**
 * When a day closes every open page asks for the same: visitors who come together share a statement. One at a time: it
 * takes less than it does to send, and those who come meanwhile are more.
 */
const sharing = { name: 'versions', maxInFlight: 1, maxBatch: 500, maxWaiting: 5000 };

/** Of all that a championship's tables show; not found by whoever may not see it. */
export function createReadVersion(platform: Pick<Platform, 'db'>): ReadVersion {
  return readBy(platform, versions);
}

/** Of what its figures follow from: the votes of the open day too. */
export function createReadVersionWithVotes(platform: Pick<Platform, 'db'>): ReadVersion {
  return readBy(platform, versionsWithVotes);
}

/** Of its odds: they follow a close by a moment. */
export function createReadVersionWithOdds(platform: Pick<Platform, 'db'>): ReadVersion {
  return readBy(platform, versionsWithOdds);
}

/** Of a table with the seal of its day: that follows a close by a moment as well. */
export function createReadVersionWithSeals(platform: Pick<Platform, 'db'>): ReadVersion {
  return readBy(platform, versionsWithSeals);
}

function readBy({ db }: Pick<Platform, 'db'>, find: VersionStatements): ReadVersion {
  const readForVisitors = gather(async (ids: readonly number[]) => {
    const rows = await find.ofVisitors(db, { ids: [...new Set(ids)] });
    const found = new Map(rows.map(({ id, version }) => [id, version]));
    return ids.map((id) => ({ status: 'fulfilled' as const, value: found.get(id) }));
  }, sharing);
  return async (viewer, id) => {
    if (viewer) return toOutcome((await find.ofViewer(db, { id, ...viewer }))[0]?.version);
    const version = readForVisitors(id);
    return version ? toOutcome(await version) : refuse('unavailable', { retryAfter: 1 });
  };
}

function toOutcome(version: string | undefined): Outcome<string> {
  return version === undefined ? refuse('not_found') : accept(version);
}
