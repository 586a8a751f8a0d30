import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBinaries, type NativePackage } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';
import { greet, type Greeting } from './connection.ts';
import { logSize, readLogAfter, trimLog } from './log-file.ts';
import { choosePort } from './port.ts';
import { endServer, readPidFile, removeStalePidFile, spawnPostmaster } from './postmaster.ts';
import { identifyPostmaster } from './process-state.ts';

/** How a server is brought up. */
export interface RunOptions {
  /** As the person named it, for messages. */
  readonly dataDir: string;
  readonly cluster: ClusterFolder;
  readonly source: NativePackage;
  readonly log: (message: string) => void;
  readonly settings: Readonly<Record<string, string>>;
  /** Kept on a restart: the app's pool knows the database by this port. */
  readonly fixedPort?: number;
  readonly signal: AbortSignal;
}

/** A server that accepts connections. */
interface Running {
  readonly port: number;
  readonly wasStartedHere: boolean;
}

type Server =
  | { readonly isReady: true; readonly pid: number; readonly port: number }
  | { readonly isReady: false };

interface Launch {
  readonly child: ChildProcess;
  readonly logStart: number;
}

const startLimitMs = 60_000;
const recoveryLimitMs = 10 * 60_000;
const patienceMs = 10_000;

// Another start won the race, orphaned backends still hold the memory of a killed server, or the
// port was taken after it was chosen: all pass by trying again.
const passingFailure =
  /lock file .* already exists|shared memory block .* is still in use|could not create any TCP\/IP sockets/;

/**
 * Brings the cluster's server up or finds it running, and waits until it answers. PostgreSQL's own
 * lock file decides which of several starts at once becomes the server; the others find it here.
 */
export async function ensureRunning(options: RunOptions): Promise<Running> {
  const { cluster, signal } = options;
  const began = Date.now();
  let launch: Launch | null = null;
  let hasToldToWait = false;
  try {
    for (;;) {
      signal.throwIfAborted();
      const server = await findServer(cluster);
      if (server?.isReady === true) {
        return { port: server.port, wasStartedHere: server.pid === launch?.child.pid };
      }
      if (server === null && (launch === null || hasExited(launch.child))) {
        if (launch !== null) {
          await explainExit(cluster, launch, Date.now() - began > startLimitMs);
          await sleep(200, undefined, { signal });
        }
        launch = await launchServer(options);
      }
      const waited = Date.now() - began;
      if (waited > recoveryLimitMs) {
        throw new Error(`The database does not become ready; see ${cluster.logFile}.`);
      }
      if (waited > patienceMs && !hasToldToWait) {
        hasToldToWait = true;
        options.log('The database is still starting; it may be recovering from a crash.');
      }
      await sleep(40, undefined, { signal });
    }
  } catch (error) {
    // A server that nobody waits for any more must not stay behind.
    if (launch !== null && !hasExited(launch.child)) await endServer(launch.child.pid);
    throw error;
  }
}

/** The live server of this cluster, if there is one; what only looks like one is cleared away. */
async function findServer(cluster: ClusterFolder): Promise<Server | null> {
  const file = await readPidFile(cluster);
  if (file === null) return null;
  const { pid, port } = file;
  const identity = await identifyPostmaster(pid, cluster.data);
  let greeting: Greeting = 'not-yet';
  if (identity !== 'no' && port !== null) {
    greeting = await greet(cluster, port);
    if (greeting === 'ready') {
      return { isReady: true, pid, port };
    }
  }
  if (identity !== 'yes') {
    await removeStalePidFile(cluster, file);
    return null;
  }
  if (greeting === 'stranger') {
    throw new Error(
      `The running database (process ${pid}) does not accept the password in ${cluster.passwordFile}.`,
    );
  }
  return { isReady: false };
}

async function launchServer(options: RunOptions): Promise<Launch> {
  const { cluster } = options;
  const native = await prepareBinaries(options.source, cluster.folder, cluster.runAs);
  const port = options.fixedPort ?? (await choosePort(cluster));
  await trimLog(cluster.logFile);
  const logStart = await logSize(cluster.logFile);
  const child = await spawnPostmaster({ cluster, native, port, settings: options.settings });
  return { child, logStart };
}

/** Throws unless trying again may help. */
async function explainExit(
  cluster: ClusterFolder,
  launch: Launch,
  isTooLate: boolean,
): Promise<void> {
  const output = await readLogAfter(cluster.logFile, launch.logStart);
  const wasStopped = launch.child.exitCode === 0;
  if (!isTooLate && (wasStopped || passingFailure.test(output))) return;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.find((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? 'no reason given';
  throw new Error(
    `The database did not start: ${reason.replace(/^.*?FATAL:\s*/, '')} (log: ${cluster.logFile})`,
  );
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
