import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { claimCluster, databaseUrl, isPassing } from './connection.ts';
import { ensureRunning, type RunOptions } from './ensure-running.ts';
import { trimLog } from './log-file.ts';
import { stopPostmaster } from './postmaster.ts';

/** The cluster as one app holds it: a server that answers, and the claim on it. */
interface HeldCluster {
  readonly port: number;
  readonly url: string;
  readonly claim: Client;
}

/** Another app holds the claim. */
class ClusterTakenError extends Error {
  override readonly name = 'ClusterTakenError';
}

// PostgreSQL needs a moment to notice that the process which held the claim was killed.
const claimPatienceMs = 1500;
const retryMs = 1000;
const trimLogMs = 60_000;

/** Brings the server up and claims it, however often it goes away in between. */
export async function holdCluster(run: RunOptions): Promise<HeldCluster> {
  for (;;) {
    const { port } = await ensureRunning(run);
    const url = await databaseUrl(run.cluster, port);
    let claim: Client | null;
    try {
      claim = await claimCluster(url, claimPatienceMs);
    } catch (error) {
      if (isPassing(error)) continue;
      throw error;
    }
    if (claim === null) {
      throw new ClusterTakenError(
        `Another ${run.cluster.app.title} is running on ${run.dataDir}; stop it first.`,
      );
    }
    if (run.fixedPort === undefined || run.fixedPort === port) {
      return { port, url, claim };
    }
    // A command-line tool started it in the meantime, on a port that our pool does not know.
    await stopPostmaster(run.cluster);
    await claim.end();
  }
}

/**
 * Watches a held cluster through its claim: that connection ends the moment the server dies, also
 * when the server is not our child. Then the server is started again on the same port and claimed
 * anew. The returned function ends the watch, then the server.
 */
export function superviseCluster(
  run: RunOptions,
  held: HeldCluster,
  onTakenOver: (error: Error) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const fixed = { ...run, fixedPort: held.port, signal: ending.signal };
  let claim = held.claim;
  let isTakenOver = false;
  let recovery = Promise.resolve();
  let stopped: Promise<void> | null = null;

  function watch(client: Client): void {
    claim = client;
    client.once('end', () => {
      if (!ending.signal.aborted) {
        run.log('The database went away; starting it again.');
        recovery = recover();
      }
    });
  }

  async function recover(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        watch((await holdCluster(fixed)).claim);
        run.log('The database is back.');
        return;
      } catch (error) {
        if (ending.signal.aborted) return;
        if (error instanceof ClusterTakenError) {
          isTakenOver = true;
          onTakenOver(error);
          return;
        }
        run.log(error instanceof Error ? error.message : String(error));
        await sleep(retryMs);
      }
    }
  }

  async function stop(): Promise<void> {
    clearInterval(trimming);
    ending.abort();
    await recovery;
    if (!isTakenOver) await stopPostmaster(run.cluster);
    await claim.end();
  }

  const trimming = setInterval(() => {
    trimLog(run.cluster.logFile).catch((error: unknown) => {
      run.log(`The database's log could not be shortened: ${String(error)}`);
    });
  }, trimLogMs);
  trimming.unref();
  watch(held.claim);
  return () => (stopped ??= stop());
}
