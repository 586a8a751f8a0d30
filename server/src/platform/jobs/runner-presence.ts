import type { Client, Pool } from 'pg';
import { advisoryLocks } from '../db/advisory-locks.ts';
import { keepConnection } from '../db/kept-connection.ts';
import type { Logger } from '../logger.ts';

/** A job that a runner has taken bears its name, and nothing tells whether the runner still lives: this does. */
export interface RunnerPresence {
  /** Under this name, and no other, this process takes jobs. Once it resolves, every instance can know. */
  announce(runner: string): Promise<void>;
  stop(): Promise<void>;
}

/** A server whose client's host is gone without a word finds out after fifteen seconds. */
const noticeDeath =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2';

/** A lock of the session: it ends with the process, however that ends. */
export function keepPresence({ url, log }: { url: string; log: Logger }): RunnerPresence {
  let current: string | undefined;
  let announced = Promise.resolve();
  let connected: Client | undefined;
  const waiting = new Set<() => void>();

  function letGo(): void {
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  /** Shared, because two names may have the same number. */
  async function hold(client: Client): Promise<void> {
    await client.query('select pg_advisory_unlock_all()');
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [
      advisoryLocks.jobRunners,
      current,
    ]);
  }

  const connection = keepConnection({
    url,
    log,
    name: 'girone jobs',
    settings: noticeDeath,
    async onConnected(client) {
      if (current !== undefined) await hold(client);
      connected = client;
      letGo();
    },
    onLost() {
      connected = undefined;
    },
  });

  async function holdWhenConnected(): Promise<void> {
    try {
      if (!connected) throw new Error('there is no connection yet');
      await hold(connected);
    } catch {
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
  }

  return {
    announce(runner) {
      // Each of its workers says so.
      if (current !== runner) {
        current = runner;
        announced = holdWhenConnected();
      }
      return announced;
    },
    async stop() {
      letGo();
      await connection.stop();
    },
  };
}

/** The names under which jobs are held by nobody who lives. */
export async function findGoneRunners(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ runner: string }>(
    `with held as (
       select locked_by as runner from graphile_worker._private_jobs
       union select locked_by from graphile_worker._private_job_queues
     )
     select runner from held where runner like 'pool-%' and not exists (
       select from pg_locks
       where locktype = 'advisory' and granted and classid = $1::int::oid and objsubid = 2
         and objid = hashtext(runner)::oid
         and database = (select oid from pg_database where datname = current_database())
     )`,
    [advisoryLocks.jobRunners],
  );
  return rows.map(({ runner }) => runner);
}

/** Answers how many jobs may be taken again. */
export async function freeJobsOf(pool: Pool, runners: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ freed: number }>(
    `with queues as (
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null
       where locked_by = any($1)
     ), jobs as (
       update graphile_worker._private_jobs
       set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
       where locked_by = any($1) returning id
     )
     select count(*)::int as freed from jobs`,
    [runners],
  );
  return rows[0]?.freed ?? 0;
}
