import { spawn, type ChildProcess } from 'node:child_process';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterFolder } from './cluster-folder.ts';
import { minimalEnvironment, spawnUser } from './create-cluster.ts';
import { hasErrorCode } from './error-code.ts';
import { identifyPostmaster, isProcessAlive } from './process-state.ts';
import { scratchName } from './scratch.ts';

/** What `postmaster.pid` says. */
interface PidFile {
  readonly text: string;
  /** Negative for a server in single-user mode; no number if the file is empty or garbled. */
  readonly pid: number;
  /** Null while the server has not opened its port yet. */
  readonly port: number | null;
}

const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '90',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  synchronous_commit: 'on',
};

const emptyFileMs = 500;
const fastShutdownMs = 30_000;
const immediateShutdownMs = 10_000;

/** Reads `postmaster.pid`; null when no server runs or a stopped one tidied up. */
export async function readPidFile(cluster: ClusterFolder): Promise<PidFile | null> {
  let text: string;
  try {
    text = await readFile(pidFilePath(cluster), 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  const lines = text.split('\n');
  const port = Number(lines[3]);
  return { text, pid: Number.parseInt(lines[0] ?? '', 10), port: port > 0 ? port : null };
}

/**
 * Removes a pid file that PostgreSQL would stumble over: the process id now belongs to something
 * else, which it cannot tell from a live server, or a power cut emptied the file. A file whose process is dead stays: PostgreSQL reads from it which shared
 * memory orphaned backends may still use.
 */
export async function removeStalePidFile(cluster: ClusterFolder, judged: PidFile): Promise<void> {
  if (Number.isNaN(judged.pid)) {
    // A server that is just starting fills its file at once.
    await sleep(emptyFileMs);
  } else if (!(await isProcessAlive(judged.pid))) {
    return;
  }
  const taken = join(cluster.folder, scratchName('pid'));
  try {
    await rename(pidFilePath(cluster), taken);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another app may have started a server since the file was judged: then it gets its file back.
  if ((await readFile(taken, 'utf8')) !== judged.text) await link(taken, pidFilePath(cluster));
  await rm(taken);
}

/**
 * Starts a server in a session of its own, so that Ctrl-C in the app's terminal does not reach it
 * and it outlives an app that is killed.
 */
export async function spawnPostmaster(options: {
  cluster: ClusterFolder;
  native: string;
  port: number;
  settings: Readonly<Record<string, string>>;
}): Promise<ChildProcess> {
  const { cluster } = options;
  const settings = { ...defaultSettings, ...options.settings, port: String(options.port) };
  const output = await open(cluster.logFile, 'a', 0o600);
  try {
    const child = spawn(
      join(options.native, 'bin', 'postgres'),
      [
        '-D',
        cluster.data,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...spawnUser(cluster.runAs),
        cwd: '/',
        env: minimalEnvironment,
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
      },
    );
    await new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    child.unref();
    return child;
  } catch (error) {
    throw new Error(
      `The bundled PostgreSQL does not run on this system; ${cluster.app.otherwise}.`,
      { cause: error },
    );
  } finally {
    await output.close();
  }
}

/** Stops the server of this cluster, if one runs. */
export async function stopPostmaster(cluster: ClusterFolder): Promise<void> {
  const file = await readPidFile(cluster);
  if (file !== null && (await identifyPostmaster(file.pid, cluster.data)) !== 'no') {
    await endServer(file.pid);
  }
}

/** Ends a server process: politely, then at once; no committed data is lost either way. */
export async function endServer(pid: number | undefined): Promise<void> {
  if (
    pid !== undefined &&
    !(await endProcess(pid, 'SIGINT', fastShutdownMs)) &&
    !(await endProcess(pid, 'SIGQUIT', immediateShutdownMs))
  ) {
    throw new Error(`The database (process ${pid}) does not stop.`);
  }
}

async function endProcess(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
  limitMs: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (hasErrorCode(error, 'ESRCH')) return true;
    throw error;
  }
  const deadline = Date.now() + limitMs;
  while (await isProcessAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function pidFilePath(cluster: ClusterFolder): string {
  return join(cluster.data, 'postmaster.pid');
}
