import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { readLastBackup } from '../platform/db/backup-mark.ts';
import type { Replicas } from '../platform/db/replicas.ts';
import { cacheUse } from '../platform/http/answer-cache.ts';
import { readJobFigures } from '../platform/jobs/job-figures.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { countWaiting } from '../platform/lines.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Platform } from '../platform/platform.ts';
import { version } from './version.ts';

type Measured = Pick<Platform, 'config' | 'db' | 'replicas' | 'metrics'>;

/** What an operator watches of an instance; `docs/operations.md` says what each figure should be. */
export function measureInstance({ config, db, replicas, metrics }: Measured, pool: Pool): void {
  metrics.observe({
    name: 'girone_workers',
    help: 'How many processes serve, of those that answered',
    read: () => 1,
  });
  metrics.observeEach({
    name: 'girone_build_info',
    help: 'The version that serves, once for each process',
    label: 'version',
    read: () => new Map([[version, 1]]),
  });
  metrics.observeEach({
    name: 'girone_database_connections',
    help: 'Connections of the pool by what they do, and calls that wait for one',
    label: 'state',
    read: () =>
      new Map([
        ['busy', pool.totalCount - pool.idleCount],
        ['idle', pool.idleCount],
        ['waited_for', pool.waitingCount],
      ]),
  });
  metrics.observeEach({
    name: 'girone_line_waiting',
    help: 'How many wait in each line of work',
    label: 'line',
    read: countWaiting,
  });
  metrics.observeEach({
    name: 'girone_answer_cache_reads',
    help: 'Answers that were kept, and those that had to be made, since the start',
    label: 'answer',
    read: () => cacheUse,
  });
  metrics.observe({
    name: 'girone_disk_free_bytes',
    help: 'Free space where images, mails and the embedded database are',
    aggregator: 'max',
    read: async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize;
    },
  });
  measureDatabase({ db, metrics });
  measureReplicas({ replicas, metrics });
}

function measureReplicas({ replicas, metrics }: Pick<Measured, 'replicas' | 'metrics'>): void {
  metrics.observe({
    name: 'girone_replica_lag_seconds',
    help: 'How far the replica that is furthest behind is behind the primary',
    aggregator: 'max',
    read: () => replicas.lagSeconds(),
  });
  metrics.observe({
    name: 'girone_replicas_left_out',
    help: 'Replicas that are not read from: they do not answer, are late, or are none',
    aggregator: 'max',
    read: () => replicas.leftOut(),
  });
}

/** Unknown while the database is away, and `/readyz` says why. */
function measureDatabase({ db, metrics }: Pick<Measured, 'db' | 'metrics'>): void {
  const aggregator = 'max';
  const readJobs = shareWhileUnderWay(() => readJobFigures(db));
  metrics.observe({
    name: 'girone_jobs_waiting',
    help: 'Jobs that are due and that nobody has begun',
    aggregator,
    read: async () => (await readJobs()).waiting,
  });
  metrics.observe({
    name: 'girone_jobs_oldest_due_seconds',
    help: 'For how long the oldest of them has been due',
    aggregator,
    read: async () => (await readJobs()).oldestSeconds,
  });
  metrics.observe({
    name: 'girone_jobs_failed',
    help: 'Jobs that were tried as often as they may be',
    aggregator,
    read: async () => (await readJobs()).failed,
  });
  metrics.observe({
    name: 'girone_last_backup_timestamp_seconds',
    help: 'When the last backup was whole; 0: never',
    aggregator,
    read: () => readLastBackup(db),
  });
}

/** All figures are asked for at once: those of one answer come from one question. */
function shareWhileUnderWay<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () =>
    (underWay ??= read().finally(() => {
      underWay = undefined;
    }));
}

export function countReads(metrics: Metrics): Replicas['countRead'] {
  return metrics.count({
    name: 'girone_reads_total',
    help: 'Reads that a replica may answer, by the database that did',
    label: 'database',
    kinds: ['replica', 'primary'],
  });
}

/** What runs by the clock is begun anew each time and is never given up: how often it fails says that it does. */
export function countFailedJobs(
  { errorCounts, metrics }: Pick<Platform, 'errorCounts' | 'metrics'>,
  jobs: readonly Job[],
): (name: string) => void {
  const count = metrics.count({
    name: 'girone_job_failures_total',
    help: 'Runs of jobs that failed, by what they do',
    label: 'task',
    kinds: jobs.map(({ name }) => name),
  });
  return (name) => {
    errorCounts.count(`job ${name}`);
    count(name);
  };
}

/** Counts what becomes of mails. One that failed is tried again, and counted again. */
export function countMails(mailer: Mailer, metrics: Metrics): Mailer {
  const count = metrics.count({
    name: 'girone_mails_total',
    help: 'Mails that were handed over, and attempts that failed',
    label: 'result',
    kinds: ['sent', 'failed'],
  });
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
        count('sent');
      } catch (error) {
        count('failed');
        throw error;
      }
    },
  };
}
