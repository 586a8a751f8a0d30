import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';

/** What this transaction added: in a shared database others may have work of their own waiting. */
const isOfStory = sql`created_at = now()`;

interface WaitingJob {
  readonly name: string;
  readonly payload: unknown;
}

/** What is to be run, and that to which the story moves on by itself. */
interface StoryJobs {
  readonly jobs: readonly Job[];
  readonly punctual: readonly string[];
  readonly beforePunctual: () => Promise<void>;
}

/**
 * Runs whatever is due within this transaction, in order, and what follows from it; no worker sees it.
 * Answers in how many milliseconds the first punctual job is due; nothing when none waits.
 */
export async function runDueJobs(
  tx: Transaction,
  { jobs, punctual, beforePunctual }: StoryJobs,
): Promise<number | undefined> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  let { due, wait } = await takeDue(tx, punctual);
  while (due.length > 0) {
    for (const { name, payload } of due) {
      const job = byName.get(name);
      if (!job) throw new Error(`nobody does the job ${name} in the demo`);
      if (punctual.includes(name)) await beforePunctual();
      await job.run(job.payload.parse(payload));
    }
    ({ due, wait } = await takeDue(tx, punctual));
  }
  return wait ?? undefined;
}

interface Taken extends Record<string, unknown> {
  readonly due: readonly WaitingJob[];
  /** In how many milliseconds the first punctual one of the others is due. */
  readonly wait: number | null;
}

async function takeDue(tx: Transaction, punctual: readonly string[]): Promise<Taken> {
  const { rows } = await tx.execute<Taken>(sql`
    with waiting as materialized (
      select id, task_identifier, priority, run_at, run_at - clock_timestamp() as wait
      from graphile_worker.jobs where ${isOfStory}
    ), taken as materialized (
      select id, payload from graphile_worker.complete_jobs(
        (select coalesce(array_agg(id), '{}') from waiting where wait <= '0'))
    )
    select
      (select coalesce(
          json_agg(json_build_object('name', task_identifier, 'payload', payload)
            order by priority, run_at, id), '[]')
        from waiting join taken using (id)) as due,
      (select ceil(extract(epoch from min(wait)) * 1000)::float8
        from waiting where wait > '0' and task_identifier = any(${sql.param(punctual)}::text[])
      ) as wait`);
  return rows[0] ?? { due: [], wait: null };
}
