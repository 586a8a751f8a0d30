import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogueUnavailable } from '../catalogue.ts';

/** The time that one piece of work has in all, however many calls, waits and retries it takes. */
export interface Deadline {
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** What the work gives, or `CatalogueUnavailable` once the time is up. */
  race<T>(work: Promise<T>): Promise<T>;
  sleep(ms: number): Promise<void>;
}

/** Runs the work against the clock; whatever of it is still under way afterwards is given up. */
export async function withDeadline<T>(
  budgetMs: number,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const end = performance.now() + budgetMs;
  const timer = setTimeout(() => over.abort(), budgetMs);

  const deadline: Deadline = {
    signal: over.signal,
    remainingMs: () => Math.max(0, end - performance.now()),
    race: (running) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new CatalogueUnavailable('the film database took too long'));
        if (over.signal.aborted) giveUp();
        over.signal.addEventListener('abort', giveUp, { once: true });
        running
          .then(resolve, reject)
          .finally(() => over.signal.removeEventListener('abort', giveUp));
      }),
    sleep: (ms) => deadline.race(sleep(ms, undefined, { signal: over.signal })),
  };

  try {
    return await work(deadline);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
