import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../platform/config/config.ts';
import { createDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import { makeEmptyDatabase } from '../testing/empty-database.ts';
import { onDatabase } from '../testing/girone-process.ts';
import { startGirone } from './start-girone.ts';

const log = createLogger({ logLevel: 'silent' });

function connectTo(url: string) {
  const { pool, close } = createDatabase({ url, poolSize: 2, log });
  onTestFinished(() => close());
  return pool;
}

/** Starts while the pages are being built, and tells how many tables there were each time that it waited for them. */
async function startBeside(url: string): Promise<number[]> {
  const pool = connectTo(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'girone-beside-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...onDatabase({ url }),
    DEMO: 'off',
    JOBS: 'off',
  });
  const tables: number[] = [];
  const girone = await startGirone(config, log, {
    onLost: (error) => {
      throw error;
    },
    async untilPagesAreBuilt() {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from pg_tables where schemaname = 'public'`,
      );
      tables.push(rows[0]?.count ?? 0);
    },
  });
  await girone.stop();
  return tables;
}

/** When the first migration was written. */
async function writtenFirst(): Promise<number> {
  const file = new URL('../platform/db/migrations/meta/_journal.json', import.meta.url);
  const { entries } = journalForm.parse(JSON.parse(await readFile(file, 'utf8')));
  return Math.min(...entries.map(({ when }) => when));
}

const journalForm = z.object({ entries: z.array(z.object({ when: z.int() })) });

test('a new database is made while the pages are built', async () => {
  const [first = 0] = await startBeside(await makeEmptyDatabase());
  expect(first).toBeGreaterThan(30);
});

test('a database in use is changed only once the pages are built: the start may come to nothing', async () => {
  const url = await makeEmptyDatabase();
  await migrate(connectTo(url), { log, upTo: await writtenFirst() });
  const [first = 0, last = 0] = await startBeside(url);
  expect(last).toBeGreaterThan(first);
});
