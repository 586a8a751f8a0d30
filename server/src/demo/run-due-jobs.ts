import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';

/** What this transaction added: in a shared database others may have work of their own waiting. */
const isOfStory = sql`created_at = now()`;

interface WaitingJob extends Record<string, unknown> {
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
  let { isDue, wait } = await lookAhead(tx, punctual);
  while (isDue) {
    for (const { name, payload } of await takeDue(tx)) {
      const job = byName.get(name);
      if (!job) throw new Error(`nobody does the job ${name} in the demo`);
      if (punctual.includes(name)) await beforePunctual();
      await job.run(job.payload.parse(payload));
    }
    ({ isDue, wait } = await lookAhead(tx, punctual));
  }
  return wait ?? undefined;
}

interface Outlook extends Record<string, unknown> {
  readonly isDue: boolean;
  readonly wait: number | null;
}

async function lookAhead(tx: Transaction, punctual: readonly string[]): Promise<Outlook> {
  const { rows } = await tx.execute<Outlook>(sql`
    select coalesce(min(run_at) <= clock_timestamp(), false) as "isDue",
      ceil(extract(epoch from min(run_at) filter (
        where task_identifier = any(${sql.param(punctual)}::text[])
      ) - clock_timestamp()) * 1000)::float8 as wait
    from graphile_worker.jobs where ${isOfStory}`);
  return rows[0] ?? { isDue: false, wait: null };
}

async function takeDue(tx: Transaction): Promise<WaitingJob[]> {
  const { rows } = await tx.execute<WaitingJob>(sql`
    with due as materialized (
      select id, task_identifier, row_number() over (order by priority, run_at, id) as place
      from graphile_worker.jobs where ${isOfStory} and run_at <= clock_timestamp()
    ), taken as materialized (
      select id, payload
      from graphile_worker.complete_jobs((select coalesce(array_agg(id), '{}') from due))
    )
    select due.task_identifier as name, taken.payload
    from due join taken using (id) order by due.place`);
  return rows;
}
