import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@girone/embedded-postgres';
import type { TestProject } from 'vitest/node';

import { ownPostgres } from '../platform/db/own-postgres.ts';
import { prepareTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for this test run, with the right to create databases. */
    postgresUrl: string;
    /** How a database is copied there: by files where nothing of it need last, which is twice as quick. */
    copyStrategy: '' | 'strategy file_copy';
  }
}

let tearDown: () => Promise<void> = () => Promise.resolve();

/** Starts one throw-away PostgreSQL for the run, unless TEST_DATABASE_URL names a server to use. */
export async function setup(project: TestProject): Promise<void> {
  const external = process.env['TEST_DATABASE_URL'];
  try {
    const isThrowAway = external === undefined || external === '';
    const url = isThrowAway ? await startThrowAway() : external;
    await prepareTemplate(url);
    project.provide('postgresUrl', url);
    project.provide('copyStrategy', isThrowAway ? 'strategy file_copy' : '');
  } catch (error) {
    // Vitest calls no teardown after a failed setup.
    await tearDown();
    throw new Error('The PostgreSQL of the test run did not come up', { cause: error });
  }
}

export async function teardown(): Promise<void> {
  await tearDown();
}

async function startThrowAway(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'girone-test-'));
  // When the tests run as root, the user PostgreSQL runs under must reach its folder.
  await chmod(dataDir, 0o711);
  const endAtOnce = () => endWithProcess(dataDir);
  process.once('exit', endAtOnce);
  tearDown = () => rm(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({
    app: ownPostgres,
    dataDir,
    // What matters to the run fails it; the rest is in the server's own log.
    log: () => undefined,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // Tables of a few rows: a helper process for each question takes longer than the question.
      max_parallel_workers_per_gather: '0',
      jit: 'off',
      // Databases that live for seconds need no care.
      autovacuum: 'off',
      // A database for each test file writes a lot; nobody will need it after a crash.
      max_wal_size: '4GB',
      checkpoint_timeout: '1h',
    },
  });
  tearDown = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
    process.off('exit', endAtOnce);
  };
  return postgres.url;
}

/** Vitest calls no teardown when it is interrupted. */
function endWithProcess(dataDir: string): void {
  try {
    const pidFile = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It had not come up yet, or is gone already.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
