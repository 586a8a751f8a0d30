import type { TasteMap } from '@girone/championship/taste/taste-map';
import type { UserId } from '@girone/contract/ids';
import { allowLongStatements } from '../../platform/db/long-statements.ts';
import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawInThread } from './draw-in-thread.ts';
import { findBallots, findVoters, patienceSeconds } from './taste-map.repo.ts';

/** A map of 500 people takes three quarters of a megabyte. */
const mapsKept = 30;
const seasonsKept = 100;

/** One thread at a time: a map of the largest season takes a processor for a second. */
const whenFree = limitParallel(1, { maxWaiting: 30, maxWaitMs: requestPatienceMs });

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
  const known = new Map<string, Promise<TasteMap>>();

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
    const map = known.get(key) ?? whenFree(() => draw(tournamentId, ids), isWaiting);
    keepLatest(known, { key, value: map }, mapsKept);
    // What failed is asked for again by whoever comes next.
    void map.catch(() => known.delete(key));
    return map;
  };
}

/** Who voted in a championship that is over, whether or not they are on a map. */
export function rememberVoters({ db }: Pick<Platform, 'db'>) {
  const known = new Map<number, Promise<UserId[]>>();

  async function read(tournamentId: number): Promise<UserId[]> {
    const rows = await db.transaction(async (tx) => {
      await allowLongStatements(tx, patienceSeconds);
      return findVoters(tx, { tournamentId });
    });
    return rows.map(({ id }) => id);
  }

  return (tournamentId: number): Promise<UserId[]> => {
    const voters = known.get(tournamentId) ?? read(tournamentId);
    keepLatest(known, { key: tournamentId, value: voters }, seasonsKept);
    void voters.catch(() => known.delete(tournamentId));
    return voters;
  };
}

/** Written anew each time, so that the first entry is the one that was asked for longest ago. */
function keepLatest<K, V>(
  known: Map<K, V>,
  { key, value }: { readonly key: K; readonly value: V },
  most: number,
): void {
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}
