import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { prepareBinaries, type NativePackage } from './binaries.ts';
import { isCluster, layOut, type App, type ClusterFolder } from './cluster-folder.ts';
import { errorCode, hasErrorCode } from './error-code.ts';
import type { RunAs } from './run-as.ts';
import { removeScratch, scratchName } from './scratch.ts';

/** PostgreSQL gets nothing of the app's environment, whose secrets it has no use for. */
export const minimalEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/bin:/bin',
  HOME: '/',
  LC_ALL: 'C',
};

/** Uid and gid for a child process, when PostgreSQL runs under another user. */
export function spawnUser(runAs: RunAs | null): { uid?: number; gid?: number } {
  return runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid };
}

interface CreateOptions {
  /** Whether it may be lost with the machine's power. */
  readonly isThrowAway: boolean;
  readonly signal: AbortSignal;
}

/**
 * Makes the cluster unless it is there. Everything happens in a sibling folder that is renamed when
 * complete, so a run that is killed half-way leaves no cluster, and of two runs at once the first
 * to finish wins.
 */
export async function createCluster(
  cluster: ClusterFolder,
  source: NativePackage,
  options: CreateOptions & { log: (message: string) => void },
): Promise<void> {
  const parent = dirname(cluster.folder);
  const base = basename(cluster.folder);
  await removeScratch(parent, base);
  if (await isCluster(cluster.folder)) return;
  options.log(`Making a new database in ${cluster.folder}.`);
  const scratch = layOut(cluster.app, join(parent, scratchName(base)), cluster.runAs);
  try {
    await fillCluster(scratch, source, options);
    await publish(scratch.folder, cluster.folder, options.log);
  } catch (error) {
    if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC')) {
      throw new Error(`The database cannot be made in ${parent} (${errorCode(error)}).`, {
        cause: error,
      });
    }
    throw error;
  } finally {
    await rm(scratch.folder, { recursive: true, force: true });
  }
}

async function fillCluster(
  scratch: ClusterFolder,
  source: NativePackage,
  options: CreateOptions,
): Promise<void> {
  const { runAs } = scratch;
  await mkdir(scratch.folder);
  // The database user must pass through to its data; chmod, because mkdir obeys the umask.
  await chmod(scratch.folder, runAs === null ? 0o700 : 0o711);
  await mkdir(scratch.data, { mode: 0o700 });
  const password = await open(scratch.passwordFile, 'wx', 0o600);
  await password.writeFile(`${randomBytes(24).toString('base64url')}\n`);
  await password.sync();
  await password.close();
  if (runAs !== null) {
    await chown(scratch.data, runAs.uid, runAs.gid);
    await chown(scratch.passwordFile, runAs.uid, runAs.gid);
  }
  const native = await prepareBinaries(source, scratch.folder, runAs);
  await runInitdb(native, scratch, options);
}

async function runInitdb(
  native: string,
  scratch: ClusterFolder,
  { isThrowAway, signal }: CreateOptions,
): Promise<void> {
  const options = [
    `--pgdata=${scratch.data}`,
    `--username=${scratch.app.name}`,
    `--pwfile=${scratch.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=und',
    '--locale=C',
    '--no-instructions',
    ...(isThrowAway ? ['--no-sync'] : []),
  ];
  const running = promisify(execFile)(join(native, 'bin', 'initdb'), options, {
    ...spawnUser(scratch.runAs),
    cwd: '/',
    env: minimalEnvironment,
    signal,
  });
  const ended = new Promise((resolve) => running.child.once('close', resolve));
  try {
    await running;
  } catch (error) {
    // Told to stop, it still takes away what it has made.
    if (signal.aborted) await ended;
    signal.throwIfAborted();
    throw new Error(`PostgreSQL could not make a database: ${reasonOf(error, scratch.app)}`, {
      cause: error,
    });
  }
}

function reasonOf(error: unknown, { otherwise }: App): string {
  if (hasErrorCode(error, 'ENOENT', 'EACCES')) {
    return `its program does not run on this system; ${otherwise}.`;
  }
  const output =
    error instanceof Error && 'stderr' in error && typeof error.stderr === 'string'
      ? error.stderr
      : '';
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? String(error);
}

async function publish(
  scratch: string,
  folder: string,
  log: (message: string) => void,
): Promise<void> {
  for (;;) {
    try {
      await rename(scratch, folder);
      break;
    } catch (error) {
      if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) throw error;
    }
    if (await isCluster(folder)) return;
    await setAside(folder, log);
  }
  // The rename itself must survive a power cut, or the data would be there without its name.
  const parent = await open(dirname(folder), 'r');
  await parent.sync();
  await parent.close();
}

/** What stands in the way is no cluster, but it is not ours to delete either. */
async function setAside(folder: string, log: (message: string) => void): Promise<void> {
  const aside = `${folder}.unusable-${randomBytes(4).toString('hex')}`;
  await rename(folder, aside);
  if (await isCluster(aside)) {
    // Between the look and the rename another run put its finished cluster there.
    await rename(aside, folder);
    return;
  }
  log(`${folder} held no whole database and is now ${aside}.`);
}
