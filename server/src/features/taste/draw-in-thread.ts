import type { MapQuestion, TasteMap } from '@girone/championship/taste/taste-map';
import { runInThread } from '../../platform/run-in-thread.ts';

export interface ThreadQuestion extends MapQuestion {
  /** Of the margins: 32 bytes in base64url, the instance's secret for this championship. */
  readonly key: string;
}

/** Five hundred people are 125,000 comparisons: more than a second of a processor. */
export function drawInThread(question: ThreadQuestion): Promise<TasteMap> {
  return runInThread({
    program: 'taste-thread',
    beside: import.meta.url,
    question,
    maxMegabytes: 128,
  });
}
