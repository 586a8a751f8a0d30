import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/** What runs in a thread that `runInThread` has started: one question, one answer, and it ends. */
export function answerInThread(answer: (question: never) => unknown): void {
  // Whoever asks for a page goes first. Only Linux takes this for the thread alone and not for the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what whoever started the thread hands over
  const question = workerData as never;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer(question));
}
