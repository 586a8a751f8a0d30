import { parentPort, workerData } from 'node:worker_threads';
import { drawTasteMap } from '@girone/championship/taste/taste-map';
import type { ThreadQuestion } from './draw-in-thread.ts';
import { createMargins } from './margins.ts';
import { sortByVoter } from './sort-by-voter.ts';

/** What runs in a thread of its own: one question, one answer, and it ends. */
function answer({ key, ...question }: ThreadQuestion): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(drawTasteMap(sortByVoter(question), createMargins(key)));
}

// oxlint-disable-next-line typescript/no-unsafe-argument -- what `draw-in-thread.ts` hands over
answer(workerData);
