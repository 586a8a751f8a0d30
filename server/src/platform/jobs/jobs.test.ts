import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createDatabase } from '../db/database.ts';
import { createLogger } from '../logger.ts';
import { defineJob, enqueue, startJobRunner } from './jobs.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });

async function isSomebodyWaiting(): Promise<boolean> {
  const waiting = await sql.run(
    `select from pg_locks where relation = 'graphile_worker._private_tasks'::regclass and not granted`,
  );
  return waiting.length > 0;
}

test('a runner that could not read its tasks at first works once it can', async () => {
  // The library traces each of its workers that ends.
  vi.spyOn(console, 'trace').mockImplementation(() => {});
  const connection = createDatabase({ url: database.url, poolSize: 10, log });
  const heard: string[] = [];
  const job = defineJob({
    name: 'hear',
    payload: z.object({ word: z.string() }),
    run: ({ word }) => {
      heard.push(word);
      return Promise.resolve();
    },
  });

  const holder = await sql.connect();
  await holder.query('begin');
  await holder.query('lock table graphile_worker._private_tasks in access exclusive mode');
  const runner = await startJobRunner(connection.pool, [job], {
    url: database.url,
    log,
    noteFailure: () => undefined,
  });
  await vi.waitUntil(isSomebodyWaiting, { timeout: 60_000 });
  // Its wait ends with the limit that every statement has.
  await vi.waitUntil(async () => !(await isSomebodyWaiting()), { timeout: 60_000 });
  await holder.query('commit');
  holder.release();

  await enqueue(connection.db, { name: job.name, payload: { word: 'ciak' } });
  await eventually(() => expect(heard).toEqual(['ciak']));
  await runner.stop();
  await connection.close();
});

const slow = defineJob({
  name: 'slow',
  payload: z.object({}),
  run: () => new Promise<void>(() => undefined),
});
const quick = (ran: string[]) =>
  defineJob({
    name: 'slow',
    payload: z.object({}),
    run: () => {
      ran.push('again');
      return Promise.resolve();
    },
  });

async function start(job: ReturnType<typeof defineJob>) {
  const { pool, close } = createDatabase({ url: database.url, poolSize: 6, log, forJobs: true });
  const runner = await startJobRunner(pool, [job], {
    url: database.url,
    log,
    noteFailure: () => undefined,
  });
  return { runner, close };
}

async function lockedBy(): Promise<unknown[]> {
  const rows = await sql.run('select locked_by from graphile_worker._private_jobs');
  return rows.map((row) => row['locked_by']);
}

/** As kill -9 does: the connections end and nobody tidies up. */
async function killPresence(): Promise<void> {
  await sql.run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'girone jobs' and datname = current_database()`,
  );
}

describe('a job that runs when its process ends', () => {
  test('is freed by a stop that does not wait for it', async () => {
    const { db, close } = createDatabase({ url: database.url, poolSize: 2, log });
    const first = await start(slow);
    await enqueue(db, { name: slow.name, payload: {} });
    await eventually(async () => expect(await lockedBy()).toEqual([expect.any(String)]));
    await first.runner.stop();
    expect(await lockedBy()).toEqual([null]);
    await first.close();

    const ran: string[] = [];
    const second = await start(quick(ran));
    await eventually(() => expect(ran).toEqual(['again']));
    await second.runner.stop();
    await Promise.all([second.close(), close()]);
  });

  test('is left alone while its runner lives, and freed by the next start once it does not', async () => {
    const { db, close } = createDatabase({ url: database.url, poolSize: 2, log });
    const runner = await start(slow);
    await enqueue(db, { name: slow.name, payload: {} });
    await eventually(async () => expect(await lockedBy()).toEqual([expect.any(String)]));
    const ran: string[] = [];
    const beside = await start(quick(ran));
    expect(await lockedBy()).toEqual([expect.any(String)]);
    await beside.runner.stop();

    // A name that nobody announces: the process that took it is gone.
    await sql.run(`update graphile_worker._private_jobs set locked_by = 'pool-of-a-dead-process'`);
    const next = await start(quick(ran));
    await eventually(() => expect(ran).toEqual(['again']));
    await Promise.all([next.runner.stop(), runner.runner.stop()]);
    await Promise.all([next.close(), beside.close(), runner.close(), close()]);
  });

  test('is freed by the others within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, close } = createDatabase({ url: database.url, poolSize: 2, log });
    const ran: string[] = [];
    const other = await start(quick(ran));
    await enqueue(
      db,
      { name: slow.name, payload: {} },
      { runAt: new Date(Date.now() + 3_600_000) },
    );
    await sql.run(
      `update graphile_worker._private_jobs
       set locked_by = 'pool-of-a-dead-process', locked_at = now(), run_at = now()`,
    );
    await killPresence();
    vi.advanceTimersByTime(60_000);
    // Waiting would let more of the faked time pass.
    vi.useRealTimers();
    await eventually(() => expect(ran).toEqual(['again']));
    await other.runner.stop();
    await Promise.all([other.close(), close()]);
  });
});

test('the line of a job that failed names no address', async () => {
  vi.spyOn(console, 'trace').mockImplementation(() => {});
  const connection = createDatabase({ url: database.url, poolSize: 6, log, forJobs: true });
  const lines: string[] = [];
  const heard = Object.assign(Object.create(log), {
    error: (...words: unknown[]) => void lines.push(JSON.stringify(words)),
  });
  const job = defineJob({
    name: 'mail',
    payload: z.object({ to: z.string() }),
    run: ({ to }) => Promise.reject(new Error(`550 no such mailbox <${to}>`)),
  });
  const runner = await startJobRunner(connection.pool, [job], {
    url: database.url,
    log: heard,
    noteFailure: () => undefined,
  });
  await enqueue(connection.db, { name: job.name, payload: { to: 'giulia@example.org' } });
  await eventually(() => expect(lines.join()).toContain('550 no such mailbox'));
  expect(lines.join()).not.toContain('giulia');
  await runner.stop();
  await connection.close();
});
