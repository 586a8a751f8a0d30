import type { ListedSeason } from '@girone/championship/robustness/season-ballots';
import type { Robustness } from '@girone/contract/robustness';
import { runInThread } from '../../platform/run-in-thread.ts';

/** Two million votes in the largest season. */
export function assessInThread(season: ListedSeason): Promise<Robustness['assessment']> {
  return runInThread({
    program: 'features/matches/robustness-thread',
    question: season,
    maxMegabytes: 128,
  });
}
