import type { TasteMap } from '@girone/championship/taste/taste-map';
import { runInThread } from '../../platform/run-in-thread.ts';

/** A match and who of the people on the map chose which of its films: ids with commas between them. */
interface Ballots {
  readonly film1Id: number;
  readonly film2Id: number;
  readonly home: string;
  readonly away: string;
}

export interface ThreadQuestion {
  readonly userIds: readonly number[];
  /** In the order of the matches. */
  readonly ballots: readonly Ballots[];
  /** Of the margins: 32 bytes in base64url, the instance's secret for this championship. */
  readonly key: string;
}

/** Five hundred people are 125,000 comparisons: more than a second of a processor. */
export function drawInThread(question: ThreadQuestion): Promise<TasteMap> {
  return runInThread({
    program: 'features/taste/taste-thread',
    question,
    maxMegabytes: 256,
  });
}
