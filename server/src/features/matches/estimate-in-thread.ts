import type { FilmOdds, OddsQuestion } from '@girone/championship/odds/estimate-odds';
import { runInThread } from '../../platform/run-in-thread.ts';

/** Twenty thousand seasons take up to two seconds of a processor. */
export function estimateInThread(question: OddsQuestion): Promise<FilmOdds[]> {
  return runInThread({
    program: 'features/matches/odds-thread',
    question,
    maxMegabytes: 64,
  });
}
