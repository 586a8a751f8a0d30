import { once } from 'node:events';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Pool } from 'pg';
import type { Config } from '../platform/config/config.ts';
import { connectionLimits, type Pooler } from '../platform/db/database.ts';

/** Connections of the job runner beside the pool; one of them listens. */
export const jobConnections = 6;
/** Says that the job runner lives. */
const jobClaim = 1;
/** Hears of events. */
const listener = 1;
/** Asks how far the log has come, where there are replicas. */
const logProbe = 1;

/** Fails for what would only be noticed once everything else has been started. */
export async function checkBeforeStart({ dataDir, port, host, handedPort }: Config): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `DATA_DIR is ${dataDir}, which cannot be made or written to (${codeOf(error)}).`,
      {
        cause: error,
      },
    );
  }
  if (port !== 0 && handedPort === undefined) await checkPort(port, host);
}

async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ port, host, exclusive: true });
    await once(probe, 'listening');
  } catch (error) {
    const why = codeOf(error);
    const reason = why === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${why})`;
    throw new Error(`PORT ${port} on ${host} ${reason}.`, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}

/** Fails where the database server could not give this instance all connections that it may ask for. */
export async function checkConnections(
  pool: Pool,
  { databasePool, databaseUrl, databaseReadUrls, jobs, workers }: Config,
): Promise<void> {
  const { rows } = await pool.query<{ places: number }>(
    `select current_setting('max_connections')::int
       - current_setting('superuser_reserved_connections')::int as places`,
  );
  const places = rows[0]?.places ?? 0;
  // While workers are replaced there is one more, which may be the one with the jobs.
  const processes = workers === 1 ? 1 : workers + 1;
  const ofJobs = jobs ? (jobConnections + jobClaim) * Math.min(processes, 2) : 0;
  // Of the embedded server one is the claim on it.
  const ofEach = listener + (databaseReadUrls.length > 0 ? logProbe : 0);
  const others = ofEach * processes + ofJobs + (databaseUrl ? 0 : 1);
  if (databasePool * processes + others <= places) return;
  const most = Math.floor((places - others) / processes);
  throw new Error(
    `DATABASE_POOL is ${databasePool}${workers === 1 ? '' : ` for each of ${workers} workers`}; the database server takes ${places} connections, and ${others} are needed beside the pool: it takes ${most} at most.`,
  );
}

/**
 * Fails where connections come without their limits: in transaction mode they are everybody's, and can have them from
 * their role alone.
 */
export async function checkPooler(pool: Pool, pooler: Pooler): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string; whose: string }>(
    `select name, setting, format('role %I in database %I', current_user, current_database()) as whose
     from pg_settings where name = any($1)`,
    [Object.keys(connectionLimits)],
  );
  const given = new Map(rows.map(({ name, setting }) => [name, Number(setting)]));
  const missing = Object.entries(connectionLimits).filter(([name, ms]) => given.get(name) !== ms);
  if (missing.length === 0) return;
  const whose = rows[0]?.whose ?? '';
  const remedy = missing.map(([name, ms]) => `alter ${whose} set ${name} = ${ms};`).join(' ');
  throw new Error(
    `DATABASE_POOLER is ${pooler}, and its connections come without limits. Run: ${remedy} Then let the pooler reconnect.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
