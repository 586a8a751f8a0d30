import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** The app of `embedded-app.ts` in a process of its own. */
export interface AppProcess {
  /** The address of its database; fails with the app's own words if it gives up. */
  readonly url: Promise<string>;
  readonly logged: string[];
  /** Kills the app alone, as `kill -9` does. */
  kill(): Promise<void>;
  /** Asks it to stop, and resolves once it has ended. */
  stop(): Promise<void>;
}

/** Starts an app on this data folder; `uid` runs it as another user. */
export function startApp(
  dataDir: string,
  options: { readonly mode?: 'attach'; readonly uid?: number } = {},
): AppProcess {
  const script = fileURLToPath(new URL('embedded-app.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), script, dataDir, options.mode ?? ''],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    },
  );
  const logged: string[] = [];
  const ended = once(child, 'exit');
  const url = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const text = line.slice(line.indexOf(' ') + 1);
      if (line.startsWith('url ')) {
        resolve(text);
      } else if (line.startsWith('error ')) {
        reject(new Error(text));
      } else {
        logged.push(text);
      }
    });
    child.once('exit', () => {
      reject(new Error('The app ended without a word.'));
    });
  });
  // Whoever awaits the address sees the failure; a test that never does must not fail by it.
  url.catch(() => undefined);
  return {
    url,
    logged,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** A temporary folder that the database user can pass through; `remove` it in the end. */
export async function makeTemporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(folder, 0o755);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The process id of the server on a cluster's folder. */
export async function readServerPid(clusterFolder: string): Promise<number> {
  const text = await readFile(join(clusterFolder, 'data', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

/** Runs one statement on a connection of its own and gives the first value of the first row. */
export async function askDatabase(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  // A server that is killed under a query reports twice; the query's own failure is enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
