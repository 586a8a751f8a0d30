import cluster from 'node:cluster';
import { startGirone, type Girone } from '../app/start-girone.ts';
import type { Config } from '../platform/config/config.ts';
import { isDatabaseUnavailable } from '../platform/db/database-unavailable.ts';
import type { Logger } from '../platform/logger.ts';
import { greet } from './greeting.ts';
import { untilPagesAreBuilt } from './pages-built.ts';
import { farewellMs, stopWithinMs } from './stop-times.ts';
import { connectToSupervisor } from './supervisor-connection.ts';
import { fail } from './terminal.ts';

/** One process that answers requests: a worker, or all there is. */
export async function serve(config: Config, log: Logger): Promise<void> {
  const supervisor = cluster.isWorker ? connectToSupervisor() : undefined;

  // graphile-worker leaves a rejection unhandled when the database goes away under a running job. That
  // must not end the process: the job runner starts again by itself. Anything else is a bug and does.
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseUnavailable(reason)) throw reason;
    log.error({ err: reason }, 'the database went away under a job');
  });

  /** The start while it is under way; afterwards there is a Girone to stop. */
  const start = new AbortController();
  let girone: Girone | undefined;
  let isStopping = false;

  async function stop(reason: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    if (!girone) {
      start.abort();
      return;
    }
    setTimeout(() => void endAtOnce('Girone did not stop in time.'), stopWithinMs).unref();
    try {
      await girone.stop();
      process.exit(0);
    } catch (error) {
      await endAtOnce(`Girone did not stop cleanly: ${String(error)}`);
    }
  }

  /** Nobody would stop the database after this process. */
  async function endAtOnce(line: string): Promise<void> {
    await girone
      ?.abandon()
      .catch((error: unknown) => log.error({ err: error }, 'the database stays'));
    fail(line);
  }

  // Before anything is started: a signal that nobody expects would end this process and leave its database behind.
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGHUP', (signal) => {
    // Whoever closes a terminal says it to the whole group: what a worker does then its supervisor tells it.
    if (!supervisor) void stop(signal);
  });
  supervisor?.onFarewell(() => void girone?.bidFarewell());
  supervisor?.onRetire(() => void stop('retired'));

  try {
    girone = await startGirone(config, log, {
      onLost: (error) => fail(error.message),
      signal: start.signal,
      farewellMs,
      supervisor,
      untilPagesAreBuilt,
    });
    const { address, demoAccounts } = girone;
    if (supervisor) {
      log.info('a worker serves');
      supervisor.tellReady({ demoAccounts });
    } else greet(address, { demoAccounts });
  } catch (error) {
    if (start.signal.aborted) process.exit(0);
    log.fatal({ err: error }, 'the start failed');
    fail(`Girone could not start: ${error instanceof Error ? error.message : String(error)}`);
  }
}
