import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Robustness } from '@girone/contract/robustness';
import type { Database } from '../../platform/db/database.ts';
import { allowLongStatements } from '../../platform/db/long-statements.ts';
import { inOrder } from '../../platform/in-order.ts';
import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';
import type { Platform } from '../../platform/platform.ts';
import { assessInThread } from './assess-in-thread.ts';
import { listFilmsIn } from './robustness.present.ts';
import { findBallotLists, findFinishedSeason, findOwners } from './robustness.repo.ts';
import { findFilms } from './standings.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

type GetRobustness = (tournamentId: number) => Promise<Outcome<Robustness>>;

/**
 * How solid the title of a season is. Whether the viewer may see it has been asked before, and the answer is kept until
 * a result is corrected; the first to ask waits for it, one season at a time, so that whoever leafs through all of them
 * has one thread at work and no more votes than one season's in memory.
 */
export function createGetRobustness({ db }: Pick<Platform, 'db'>): GetRobustness {
  const oneAtATime = limitParallel(1, {
    name: 'recounts',
    maxWaiting: 50,
    maxWaitMs: requestPatienceMs,
  });
  return async (tournamentId) => {
    const [season] = await findFinishedSeason(db, { id: tournamentId });
    if (!season) return refuse('not_found');
    if (season.state !== 'assessed') return accept({ ...season, assessment: null, films: [] });
    const assessment = await oneAtATime(() => assess(db, tournamentId));
    if (!assessment) return accept({ ...season, state: 'empty', assessment: null, films: [] });
    const filmIds = listFilmsIn(assessment);
    const films = await findFilms(db, { tournamentId, filmIds });
    return accept({ ...season, assessment, films: inOrder(filmIds, films, ({ id }) => id) });
  };
}

/** A statement of a request has five seconds: on a busy machine that is not enough for two million votes. */
const patienceSeconds = 30;

async function assess(db: Database, tournamentId: number): Promise<Robustness['assessment']> {
  const season = await db.transaction(async (tx) => {
    await allowLongStatements(tx, patienceSeconds);
    return {
      filmIds: await findFilmsInDrawOrder(tx, tournamentId),
      owners: await findOwners(tx, { tournamentId }),
      matches: await findBallotLists(tx, { tournamentId }),
    };
  });
  return assessInThread(season);
}
