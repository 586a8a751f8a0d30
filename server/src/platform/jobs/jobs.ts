import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerPool,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { build } from '../db/defined-query.ts';
import { statement } from '../db/statement.ts';
import { hideAddresses } from '../hide-addresses.ts';
import type { Logger } from '../logger.ts';
import { freeStaleJobs } from './free-stale-jobs.ts';
import { keepPresence } from './runner-presence.ts';

/**
 * A piece of background work. It runs at least once, perhaps twice, perhaps on another instance:
 * `run` must be able to tell that its work is done already.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  /** When it also runs by itself, in cron's notation, UTC; its payload is then `{}`. */
  readonly cron?: string;
  readonly run: (payload: z.output<Payload>) => Promise<void>;
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

interface EnqueueOptions {
  /** Jobs with equal keys that wait at the same time become one. */
  readonly key?: string;
  /** Of the jobs of a queue one runs at a time, over all instances. */
  readonly queue?: string;
  /** Above 0: whatever else is due goes first. */
  readonly priority?: number;
  readonly runAt?: Date;
}

const addJob = statement(
  'add_job',
  {
    name: 'text',
    payload: 'text',
    runAt: 'timestamptz?',
    key: 'text?',
    queue: 'text?',
    priority: 'int?',
  },
  ({ name, payload, runAt, key, queue, priority }) =>
    build.execute(
      sql`select graphile_worker.add_job(${name}, ${payload}::json, queue_name => ${queue}, run_at => ${runAt},
        job_key => ${key}, priority => ${priority})`,
    ),
);

/** Adds a job with the caller's transaction: it exists if and only if the rest of it was committed. */
export async function enqueue(
  tx: Db,
  { name, payload }: { name: string; payload: object },
  { key, runAt, queue, priority }: EnqueueOptions = {},
): Promise<void> {
  await addJob(tx, {
    name,
    payload: JSON.stringify(payload),
    runAt: runAt ?? null,
    key: key ?? null,
    queue: queue ?? null,
    priority: priority ?? null,
  });
}

interface EnqueueEachOptions<Payload> {
  /** By the database's clock. */
  readonly delaySeconds: number;
  /** Above 0: whatever else is due goes first. */
  readonly priority: number;
  /** As the key of a single job. */
  readonly keyOf?: (payload: Payload) => string;
  /** As the queue of a single job. */
  readonly queue?: string;
}

const addJobs = statement(
  'add_jobs',
  {
    name: 'text',
    payloads: 'text[]',
    keys: 'text?[]',
    queue: 'text?',
    delaySeconds: 'int',
    priority: 'int',
  },
  ({ name, payloads, keys, queue, delaySeconds, priority }) =>
    build.execute(sql`
      select graphile_worker.add_job(
        ${name}, job.payload::json, job_key => job.key, queue_name => ${queue},
        run_at => now() + make_interval(secs => ${delaySeconds}), priority => ${priority}
      ) from unnest(${payloads}, ${keys}) as job (payload, key)`),
);

/** One job for each of these payloads, in one statement. */
export async function enqueueEach<Payload extends object>(
  tx: Db,
  { name, payloads }: { name: string; payloads: readonly Payload[] },
  { delaySeconds, priority, keyOf, queue }: EnqueueEachOptions<Payload>,
): Promise<void> {
  if (payloads.length === 0) return;
  await addJobs(tx, {
    name,
    payloads: payloads.map((payload) => JSON.stringify(payload)),
    keys: payloads.map((payload) => keyOf?.(payload) ?? null),
    queue: queue ?? null,
    delaySeconds,
    priority,
  });
}

export interface JobRunner {
  stop(): Promise<void>;
}

const restartDelayMs = 2000;

/** The library tells every step of every job; only its troubles are news. */
const workerLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Longest wait for jobs under way at a stop; what takes longer is done again by whoever comes next. */
const stopPatienceMs = 6000;

interface RunnerTools {
  /** Of the database, for a connection that says that this runner lives. */
  readonly url: string;
  readonly log: Logger;
  /** Of each run of a job that failed, unless it was that the database is away. */
  readonly noteFailure: (job: string) => void;
}

/** Runs jobs on this instance until stopped, and starts again by itself when the database comes back. */
export async function startJobRunner(
  pool: Pool,
  jobs: readonly Job[],
  tools: RunnerTools,
): Promise<JobRunner> {
  const stopping = new AbortController();
  const presence = keepPresence(tools);
  const stale = await freeStaleJobs(pool, tools.log);
  let workers: WorkerPool | undefined;
  const announce = (begun: WorkerPool) => {
    workers = begun;
    return presence.announce(begun.id);
  };
  const options = runnerOptions(pool, jobs, { ...tools, announce });
  const done = keepRunning(options, stopping.signal, tools.log).then(() => true);
  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    stopping.abort();
    stale.stop();
    const isDone = await Promise.race([done, sleep(stopPatienceMs, false, { ref: false })]);
    if (!isDone) await workers?.forcefulShutdown('Girone stopped before it was done');
    await presence.stop();
  }
  return { stop: () => (stopped ??= stop()) };
}

async function keepRunning(
  options: RunnerOptions,
  stopping: AbortSignal,
  log: Logger,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      const runner = await run(options);
      const stop = () => {
        runner.stop().catch((error: unknown) => log.warn({ err: error }, 'jobs stopped twice'));
      };
      if (stopping.aborted) stop();
      else stopping.addEventListener('abort', stop, { once: true });
      stopIfItCannotBegin(runner, stop);
      await runner.promise;
      stopping.removeEventListener('abort', stop);
    } catch (error) {
      log.error({ err: error }, 'the job runner stopped');
    }
    if (!stopping.aborted) await sleep(restartDelayMs);
  }
}

/**
 * graphile-worker reads the numbers of its tasks once and keeps even a failure to: a runner that
 * began while the database was away would ask for jobs in vain for ever.
 */
function stopIfItCannotBegin({ events }: Runner, stop: () => void): void {
  const asked = ['worker:getJob:empty', 'job:start'] as const;
  const settle = () => {
    events.off('worker:getJob:error', fail);
    for (const event of asked) events.off(event, settle);
  };
  const fail = () => {
    settle();
    stop();
  };
  events.on('worker:getJob:error', fail);
  for (const event of asked) events.on(event, settle);
}

function runnerOptions(
  pgPool: Pool,
  jobs: readonly Job[],
  {
    log,
    noteFailure,
    announce,
  }: RunnerTools & { announce: (workers: WorkerPool) => Promise<void> },
): RunnerOptions {
  const cron = jobs.flatMap(({ name, cron: match }) =>
    match ? [{ task: name, match, options: { backfillPeriod: 0, jobKey: name } }] : [],
  );
  return {
    pgPool,
    taskList: taskList(jobs, noteFailure),
    parsedCronItems: parseCronItems(cron),
    concurrency: 4,
    noHandleSignals: true,
    preset: {
      plugins: [
        {
          name: 'runner-presence',
          version: '1.0.0',
          worker: {
            // Before it takes its first job.
            hooks: { startWorker: (_context, { worker }) => announce(worker.workerPool) },
          },
        },
      ],
    },
    // What it tells along with a line is the job with all that is in it, which is people's data.
    logger: new WorkerLogger(() => (level, message) => {
      log[workerLevels[level]](hideAddresses(message));
    }),
  };
}

function taskList(jobs: readonly Job[], noteFailure: RunnerTools['noteFailure']): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        try {
          await job.run(job.payload.parse(payload));
        } catch (error) {
          if (!isDatabaseUnavailable(error)) noteFailure(job.name);
          throw error;
        }
      },
    ]),
  );
}
