import type { Job } from '../platform/jobs/jobs.ts';

/** One of a feature's jobs, to be run without waiting for its turn. */
export function findJob(jobs: readonly Job[], name: string): Job {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  return job;
}
