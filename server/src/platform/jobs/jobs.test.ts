import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createDatabase } from '../db/database.ts';
import { createErrorCounts } from '../error-counts.ts';
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
  const runner = startJobRunner(connection.pool, [job], {
    log,
    errorCounts: createErrorCounts({ db: connection.db, log }),
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
