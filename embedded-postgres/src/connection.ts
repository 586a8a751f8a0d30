import { readFile, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { ClusterFolder } from './cluster-folder.ts';
import { hasErrorCode } from './error-code.ts';

// Any two numbers, the same in every version: two of them must not hold one cluster. The form with two
// numbers has a key space of its own, away from the app's locks.
const claimKey = [0x4749524f, 1];

/** The address of a database of the cluster on this port. */
export async function databaseUrl(
  cluster: ClusterFolder,
  port: number,
  database = cluster.app.name,
): Promise<string> {
  return `postgres://${cluster.app.name}:${await readPassword(cluster)}@127.0.0.1:${port}/${database}`;
}

/** What a server has to say to us; a stranger does not know our password or serves another folder. */
export type Greeting = 'ready' | 'not-yet' | 'stranger';

/**
 * Asks the server on this port whether it accepts connections and serves exactly this cluster, and
 * makes the app's database there unless it exists.
 */
export async function greet(cluster: ClusterFolder, port: number): Promise<Greeting> {
  const url = await databaseUrl(cluster, port, 'postgres');
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
      const served = rows[0]?.data_directory;
      if (served === undefined || !(await isSameFolder(served, cluster.data))) return 'stranger';
      await ensureDatabase(client, cluster.app.name);
      return 'ready';
    });
  } catch (error) {
    if (hasErrorCode(error, '28P01', '28000')) return 'stranger';
    if (isPassing(error)) return 'not-yet';
    throw error;
  }
}

/** Whether the failure is that of a server which starts, stops, is full or went away. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The driver gives no code when the connection ends without a word.
  return !('code' in error) || /^(E[A-Z]+|08\w{3}|57P0\d|53300)$/.test(String(error.code));
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } catch (error) {
    // duplicate_database, unique_violation: another start made it at the same moment.
    if (!hasErrorCode(error, '42P04', '23505')) throw error;
  }
}

/**
 * Claims the cluster for one app: a lock held by a connection of its own, so that it ends with the
 * process however that ends. Null when somebody else still holds it after `patienceMs`.
 */
export async function claimCluster(url: string, patienceMs: number): Promise<Client | null> {
  const client = await openClient(url);
  try {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const { rows } = await client.query<{ claimed: boolean }>(
        'SELECT pg_try_advisory_lock($1, $2) AS claimed',
        claimKey,
      );
      if (rows[0]?.claimed === true) return client;
      if (Date.now() > deadline) break;
      await sleep(50);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return null;
}

/** Whether anybody but the caller's own connection uses the server. */
export async function hasOtherClients(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
  );
  return rowCount !== 0;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openClient(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // An idle connection reports its loss by this event, which would end the process if nobody
  // listened; a query under way fails by itself, and 'end' follows in any case.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function readPassword(cluster: ClusterFolder): Promise<string> {
  try {
    return (await readFile(cluster.passwordFile, 'utf8')).trim();
  } catch (error) {
    throw new Error(
      `The password of the database cannot be read from ${cluster.passwordFile}; start the app as the user who made it, or restore the file.`,
      { cause: error },
    );
  }
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  return one === other || (await realpath(one)) === (await realpath(other));
}
