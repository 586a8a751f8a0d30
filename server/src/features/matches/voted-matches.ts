import { LRUCache } from 'lru-cache';
import type { Connection } from '../../platform/db/database.ts';
import { findMatches, type MatchRow } from './matches.repo.ts';
import { readTallies } from './votes.repo.ts';

/** The matches of these ids with their votes as the transaction sees them, each under its championship's version. */
export type ReadVotedMatches = (
  connection: Connection,
  versions: ReadonlyMap<number, string>,
) => Promise<Map<number, MatchRow>>;

/**
 * Every vote is answered with its match. How that stands is read each time; what else it shows changes seldom and is
 * kept under the version that names all of it.
 */
export function createReadVotedMatches(): ReadVotedMatches {
  const kept = new LRUCache<string, MatchRow>({ max: 2000 });

  return async (connection, versions) => {
    const matchIds = [...versions.keys()];
    const keyOf = (matchId: number) => `${matchId} ${versions.get(matchId)}`;
    const rows = new Map(
      matchIds.flatMap((matchId) => {
        const row = kept.get(keyOf(matchId));
        return row ? [[matchId, row] as const] : [];
      }),
    );
    const unknown = matchIds.filter((matchId) => !rows.has(matchId));
    const [tallies, read] = await Promise.all([
      readTallies(connection, { matchIds }),
      unknown.length > 0 ? findMatches(connection, { ids: unknown }) : [],
    ]);
    // What has changed since its version was read has a newer one, and is read again under that.
    for (const row of read) {
      rows.set(row.match.id, row);
      kept.set(keyOf(row.match.id), row);
    }
    return new Map(
      tallies.flatMap(({ matchId, ...votes }) => {
        const row = rows.get(matchId);
        return row ? [[matchId, { ...row, match: { ...row.match, ...votes } }] as const] : [];
      }),
    );
  };
}
