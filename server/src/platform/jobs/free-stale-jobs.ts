import type { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import { findGoneRunners, freeJobsOf } from './runner-presence.ts';

const everyMs = 15_000;

interface Sweep {
  stop(): void;
}

/**
 * Frees the jobs of runners that are gone: at once when this instance starts, and later of whoever was missing in two
 * looks, since a runner that lives may be without its connection for a moment. The library itself would wait for four
 * hours.
 */
export async function freeStaleJobs(pool: Pool, log: Logger): Promise<Sweep> {
  let missing: ReadonlySet<string> | undefined;

  async function sweep(): Promise<void> {
    try {
      const gone = await findGoneRunners(pool);
      const freed = gone.filter((runner) => missing?.has(runner) ?? true);
      missing = new Set(gone);
      if (freed.length === 0) return;
      const jobs = await freeJobsOf(pool, freed);
      log.warn({ jobs }, 'freed the jobs of a runner that is gone');
    } catch (error) {
      log.warn({ err: error }, 'the jobs of runners that are gone could not be freed');
    }
  }

  await sweep();
  const timer = setInterval(() => void sweep(), everyMs);
  return { stop: () => clearInterval(timer) };
}
