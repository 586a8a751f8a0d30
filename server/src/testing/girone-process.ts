import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What lies in dist was built from the source as it is now. */
    isServerBuilt: boolean;
  }
}

const root = fileOf('../../..');

interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, `null` after a signal that it did not catch. */
  readonly exited: Promise<number | null>;
}

export interface GironeProcess extends Program {
  readonly address: string;
  waitUntilReady(): Promise<void>;
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Node's arguments for one of the server's programs: built if it is, else from its source, which takes seconds. */
export function programArgs(name: string): string[] {
  return inject('isServerBuilt')
    ? [fileOf(`../../dist/${name}.js`)]
    : ['--import', 'tsx', fileOf(`../${name}.ts`)];
}

/** Runs a program to its end; what it prints comes in one piece. */
export function runProgram(
  name: 'cli/admin' | 'cli/check' | 'cli/import',
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...programArgs(name), ...args],
      { cwd: root, env: { PATH: process.env['PATH'], ...environment } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      },
    );
  });
}

/** `npm start` without the installing and building: a process of its own, ended with the test. */
export async function startProcess(environment: Record<string, string>): Promise<GironeProcess> {
  const port = await findFreePort();
  // It shares the machine with other tests, and would turn calls away when they are busy.
  const calm = { MAX_EVENT_LOOP_DELAY_MS: '0' };
  const usual = { PORT: String(port), DEMO: 'off', WORKERS: '1', ...calm };
  const program = startProgram('main', { ...usual, ...environment });
  const address = `http://127.0.0.1:${port}`;
  return {
    ...program,
    address,
    waitUntilReady: () => waitUntilReady(address, program.output),
  };
}

/** For a process that need not make a database of its own, which takes as long as all the rest of its start. */
export function onDatabase({ url }: { readonly url: string }): Record<string, string> {
  return { DATABASE_URL: url, SESSION_SECRET: 'a secret that all instances of this test share' };
}

/** One of the server's programs, ended with the test. */
export function startProgram(name: string, environment: Record<string, string>): Program {
  const child = spawn(process.execPath, programArgs(name), {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  });
  return { child, output: () => output, exited };
}

/** Every process that names this folder on its command line. */
export async function processesOn(dataDir: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return commands.filter((command) => command.includes(dataDir));
}

export async function waitUntilReady(address: string, output = () => ''): Promise<void> {
  await eventually(async () => {
    const { status } = await fetch(`${address}/readyz`);
    if (status !== 200) throw new Error(`not ready: ${status}\n${output()}`);
  }, 180_000);
}

/** A data folder that the database's user can reach when the tests run as root. */
export async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'girone-process-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

export async function readPostmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  return port;
}
