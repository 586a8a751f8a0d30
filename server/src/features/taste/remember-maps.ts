import type { TasteMap } from '@girone/championship/taste/taste-map';
import type { UserId } from '@girone/contract/ids';
import { LRUCache } from 'lru-cache';
import { allowLongStatements } from '../../platform/db/long-statements.ts';
import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawInThread } from './draw-in-thread.ts';
import { findBallots, findVoters, patienceSeconds } from './taste-map.repo.ts';

/** A map of 500 people takes three quarters of a megabyte. */
const mapsKept = 30;
const seasonsKept = 100;

/** One thread at a time: a map of the largest season takes a processor for a second. */
const whenFree = limitParallel(1, {
  name: 'taste maps',
  maxWaiting: 30,
  maxWaitMs: requestPatienceMs,
});

type MapOf = (
  tournamentId: number,
  ids: readonly UserId[],
  isWaiting: (() => boolean) | undefined,
) => Promise<TasteMap>;

/**
 * Maps, each kept for exactly those people who are on it: votes of a championship that is over do not change, so the
 * same people have the same map, and with anybody more or less it is another one.
 */
export function rememberMaps({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): MapOf {
  const known = new LRUCache<string, Promise<TasteMap>>({ max: mapsKept });

  async function draw(tournamentId: number, userIds: readonly UserId[]): Promise<TasteMap> {
    const ballots = await db.transaction(async (tx) => {
      await allowLongStatements(tx, patienceSeconds);
      return findBallots(tx, { tournamentId, userIds });
    });
    const key = secrets.keyedHash('taste-margin', String(tournamentId));
    return drawInThread({ userIds, ballots, key });
  }

  return (tournamentId, ids, isWaiting) => {
    const key = `${tournamentId}:${ids.join(',')}`;
    const kept = known.get(key);
    if (kept) return kept;
    const map = whenFree(() => draw(tournamentId, ids), isWaiting);
    known.set(key, map);
    // What failed is asked for again by whoever comes next.
    void map.catch(() => known.delete(key));
    return map;
  };
}

/** Who voted in a championship that is over, whether or not they are on a map. */
export function rememberVoters({ db }: Pick<Platform, 'db'>) {
  const known = new LRUCache<number, Promise<UserId[]>>({ max: seasonsKept });

  async function read(tournamentId: number): Promise<UserId[]> {
    const rows = await db.transaction(async (tx) => {
      await allowLongStatements(tx, patienceSeconds);
      return findVoters(tx, { tournamentId });
    });
    return rows.map(({ id }) => id);
  }

  return (tournamentId: number): Promise<UserId[]> => {
    const kept = known.get(tournamentId);
    if (kept) return kept;
    const voters = read(tournamentId);
    known.set(tournamentId, voters);
    void voters.catch(() => known.delete(tournamentId));
    return voters;
  };
}
