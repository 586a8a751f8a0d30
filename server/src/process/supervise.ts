import cluster from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBeforeStart } from '../app/preflight.ts';
import type { Config } from '../platform/config/config.ts';
import { startOwnPostgres } from '../platform/db/own-postgres.ts';
import type { Logger } from '../platform/logger.ts';
import { greet } from './greeting.ts';
import { embeddedUrlVariable } from './messages.ts';
import { farewellMs } from './stop-times.ts';
import { fail } from './terminal.ts';
import { acceptConnections } from './accept-connections.ts';
import { createWorkerPool } from './worker-pool.ts';

/**
 * Owns the port and the embedded PostgreSQL, and keeps workers alive that do everything else. It loads little and
 * does little, so that nothing in it can fail: SIGHUP replaces the workers, SIGTERM and SIGINT end all.
 */
export async function supervise(config: Config, log: Logger): Promise<void> {
  const start = new AbortController();
  let postgres: ReturnType<typeof startOwnPostgres> | undefined;
  let isStopping = false;
  let embeddedUrl: string | undefined;

  const acceptor = acceptConnections(log);
  const pool = createWorkerPool({
    count: config.workers,
    log,
    acceptor,
    fork: ({ runsJobs }) =>
      cluster.fork({
        ...(embeddedUrl !== undefined && { [embeddedUrlVariable]: embeddedUrl }),
        ...(!runsJobs && { JOBS: 'off' }),
      }),
    onGivenUp: () => void stop('a worker could not be kept alive', 1),
  });

  async function stop(reason: string, code = 0): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    start.abort();
    if (pool.bidFarewell()) await sleep(farewellMs);
    await acceptor.close();
    const isClean = await pool.stop();
    await stopPostgres();
    process.exit(isClean ? code : 1);
  }

  async function stopPostgres(): Promise<void> {
    const running = await postgres?.catch(() => undefined);
    await running?.stop();
  }

  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGHUP', (signal) => {
    // From a terminal it says that the terminal has been closed.
    void (process.stdout.isTTY ? stop(signal) : pool.replaceAll());
  });

  try {
    await checkBeforeStart(config);
    if (config.databaseUrl === undefined) {
      postgres = startOwnPostgres(config, log, {
        onLost: (error) => fail(error.message),
        signal: start.signal,
      });
      embeddedUrl = (await postgres).url;
    }
    cluster.setupPrimary({
      // The same way from the source of this file and from what is built of it (`dist/chunks`).
      exec: join(import.meta.dirname, `../main${import.meta.filename.slice(-3)}`),
      args: [],
      execArgv: process.sourceMapsEnabled
        ? [...process.execArgv, '--enable-source-maps']
        : process.execArgv,
    });
    const opening = await pool.start();
    if (isStopping) return;
    // The worker has said why.
    if (opening) greet(await acceptor.listen(config), opening);
    else await stop('the first worker did not start', 1);
  } catch (error) {
    if (isStopping) return;
    isStopping = true;
    log.fatal({ err: error }, 'the start failed');
    await pool.stop();
    await stopPostgres();
    fail(`Girone could not start: ${error instanceof Error ? error.message : String(error)}`);
  }
}
