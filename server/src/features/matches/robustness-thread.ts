import { parentPort, workerData } from 'node:worker_threads';
import { assessTitle } from '@girone/championship/robustness/assess-title';
import { sortSeason, type ListedSeason } from '@girone/championship/robustness/season-ballots';

/** What runs in a thread of its own: one question, one answer, and it ends. */
function answer(season: ListedSeason): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(assessTitle(sortSeason(season)));
}

// oxlint-disable-next-line typescript/no-unsafe-argument -- what `assess-in-thread.ts` hands over
answer(workerData);
