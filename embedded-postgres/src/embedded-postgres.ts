import { setTimeout as sleep } from 'node:timers/promises';
import { findNativePackage } from './binaries.ts';
import { confirmLocation, locateCluster, type App } from './cluster-folder.ts';
import { claimCluster, databaseUrl, hasOtherClients, isPassing } from './connection.ts';
import { createCluster } from './create-cluster.ts';
import { ensureRunning, type RunOptions } from './ensure-running.ts';
import { stopPostmaster } from './postmaster.ts';
import { holdCluster, superviseCluster } from './supervise.ts';

export type { App } from './cluster-folder.ts';

/** A PostgreSQL of the app's own that keeps its data in the app's data folder. */
export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** What both ways of using the embedded PostgreSQL need. */
interface EmbeddedOptions {
  readonly app: App;
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Server settings by their PostgreSQL names; they count when the server is started here. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Gives a start up that is under way: it fails, and leaves nothing running. */
  readonly signal?: AbortSignal | undefined;
}

/** What the app can say beyond that. */
interface AppOptions extends EmbeddedOptions {
  /** Called if another app took the data folder while the database was down; the app must end. */
  readonly onTakenOver?: (error: Error) => void;
}

const lastClientMs = 10_000;

/**
 * For the app: starts or adopts the cluster of this data folder, claims it for this process alone
 * and resolves once it accepts connections; refuses if another app holds the claim. While the app
 * runs, a database that dies is started again on the same port. `stop()` ends the database,
 * whoever started it.
 */
export async function startEmbeddedPostgres(options: AppOptions): Promise<EmbeddedPostgres> {
  const run = await openCluster(options);
  const held = await holdCluster(run);
  const stop = superviseCluster(run, held, (error) => {
    options.log(error.message);
    options.onTakenOver?.(error);
  });
  if (run.signal.aborted) await stop();
  run.signal.throwIfAborted();
  return { url: held.url, stop };
}

/**
 * For command-line tools: uses the running database beside the app, or starts it; `stop()` ends it
 * only if it was started here and nobody else has come to use it since.
 */
export async function attachEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const run = await openCluster(options);
  const { port, wasStartedHere } = await ensureRunning(run);
  const url = await databaseUrl(run.cluster, port);
  return { url, stop: () => (wasStartedHere ? stopUnlessUsed(run, url) : Promise.resolve()) };
}

async function openCluster(options: EmbeddedOptions): Promise<RunOptions> {
  const { app, dataDir, log, settings = {}, signal = new AbortController().signal } = options;
  const source = await findNativePackage(app);
  const cluster = await locateCluster({ app, dataDir, log });
  await createCluster(cluster, source, {
    log,
    isThrowAway: settings['fsync'] === 'off',
    signal,
  });
  await confirmLocation(dataDir, cluster);
  return { dataDir, cluster, source, log, settings, signal };
}

/** Holding the claim while it stops the server, a tool cannot pull it from under an app. */
async function stopUnlessUsed(run: RunOptions, url: string): Promise<void> {
  try {
    const claim = await claimCluster(url, 0);
    if (claim === null) return;
    // The tool's own connections may take a moment to disappear after it closed them.
    const deadline = Date.now() + lastClientMs;
    let isUsed = await hasOtherClients(claim);
    while (isUsed && Date.now() < deadline) {
      await sleep(50);
      isUsed = await hasOtherClients(claim);
    }
    if (!isUsed) await stopPostmaster(run.cluster);
    await claim.end();
  } catch (error) {
    // It is being stopped by somebody else, or is gone.
    if (!isPassing(error)) throw error;
  }
}
