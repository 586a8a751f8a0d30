import { limitParallel, TurnedAway } from '../../../platform/limit-parallel.ts';
import { CatalogueUnavailable } from '../catalogue.ts';
import type { TmdbLimits } from './tmdb-limits.ts';

/** As `limitParallel`, in the words of a catalogue: where too many wait, it cannot answer now. */
export function takeTurns(limits: TmdbLimits): ReturnType<typeof limitParallel> {
  const whenFree = limitParallel(limits.parallel, limits);
  return async (work, isWanted) => {
    try {
      return await whenFree(work, isWanted);
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      throw new CatalogueUnavailable('too many wait for the film database', { cause: error });
    }
  };
}
