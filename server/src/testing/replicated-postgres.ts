import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@girone/embedded-postgres';
import { Client } from 'pg';
import { beforeAll } from 'vitest';
import { ownPostgres } from '../platform/db/own-postgres.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** As many as the primary takes, or the replica does not start. */
const settings = {
  fsync: 'off',
  max_connections: '90',
  shared_buffers: '32MB',
  jit: 'off',
  wal_keep_size: '256MB',
};

/** A primary and a server that follows its log, both real; `url` is the primary's. */
export function useReplicatedPostgres() {
  const standby = { process: undefined as ChildProcess | undefined, command: '', data: '' };
  const cluster = {
    url: '',
    replicaUrl: '',
    /** Speaks to the replica directly. */
    async onReplica(statement: string) {
      const client = new Client({ connectionString: cluster.replicaUrl });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    /** From now on it stays where it is, and answers. */
    pause: () => cluster.onReplica('select pg_wal_replay_pause()'),
    async resume() {
      await cluster.onReplica('select pg_wal_replay_resume()');
    },
    /** All its processes end at once, without a word to anybody. */
    async kill() {
      const { process } = standby;
      process?.kill('SIGQUIT');
      if (process?.exitCode === null) await once(process, 'exit');
    },
    async start() {
      const { uid, gid } = await stat(standby.data);
      const options = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
      const follow = {
        port: new URL(cluster.replicaUrl).port,
        primary_conninfo: cluster.url,
        wal_retrieve_retry_interval: '100ms',
      };
      const args = Object.entries({ ...options, ...follow }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]);
      standby.process = spawn(standby.command, ['-D', standby.data, ...args], {
        stdio: 'ignore',
        cwd: '/',
        env: { PATH: '/usr/bin:/bin', HOME: '/', LC_ALL: 'C' },
        ...(process.getuid?.() === 0 ? { uid, gid } : {}),
      });
      await eventually(() => cluster.onReplica('select 1'));
    },
    /** It hears and says nothing, and its connections stay; answers what wakes it up again. */
    async freeze(): Promise<() => void> {
      const rows = await cluster.onReplica(
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      );
      const pids = [standby.process?.pid, ...rows.map(({ pid }) => pid)].filter(
        (pid) => typeof pid === 'number',
      );
      for (const pid of pids) signal(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids.toReversed()) signal(pid, 'SIGCONT');
      };
    },
  };
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'girone-replicated-'));
    await chmod(folder, 0o711);
    const primary = await startEmbeddedPostgres({
      app: ownPostgres,
      dataDir: folder,
      log: () => undefined,
      settings,
    });
    cluster.url = primary.url;
    const data = join(folder, 'postgres', 'data');
    standby.data = join(folder, 'standby');
    standby.command = await readCommand(data);
    await copyWhileItRuns(primary.url, data, standby.data);
    const replica = new URL(primary.url);
    replica.port = String(await freePort());
    cluster.replicaUrl = replica.href;
    await cluster.start();
    return async () => {
      await cluster.kill();
      await primary.stop();
      await rm(folder, { recursive: true });
    };
  });
  return cluster;
}

/** The program that serves these data, as it wrote it down itself. */
async function readCommand(data: string): Promise<string> {
  const [command = ''] = (await readFile(join(data, 'postmaster.opts'), 'utf8')).split(' "');
  return command;
}

/** What pg_basebackup does, which npm's PostgreSQL comes without. */
async function copyWhileItRuns(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  await run('cp', ['-a', from, to]);
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop()',
  );
  await client.end();
  await rm(join(to, 'postmaster.pid'), { force: true });
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(to, 'standby.signal'), '');
  const { uid, gid } = await stat(from);
  await run('chown', ['-R', `${uid}:${gid}`, to]);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // One of its helpers has ended meanwhile.
  }
}
