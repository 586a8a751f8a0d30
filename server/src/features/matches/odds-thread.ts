import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { estimateOdds, type OddsQuestion } from '@girone/championship/odds/estimate-odds';

/** What runs in a thread of its own: one question, one answer, and it ends. */
function answer(question: OddsQuestion): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(estimateOdds(question));
}

// Whoever asks for a page goes first. Only Linux takes this for the thread alone and not for the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
// oxlint-disable-next-line typescript/no-unsafe-argument -- what `estimate-in-thread.ts` hands over
answer(workerData);
