import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll } from 'vitest';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

/** npm has none: whoever wants these tests installs it (Debian: `pgbouncer`). */
const installed = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(installed.stdout ?? '') ?? [];

export const hasPgBouncer = installed.status === 0;
/** Since 1.21 it carries named statements from connection to connection. */
export const carriesNames = hasPgBouncer && (Number(major) > 1 || Number(minor) >= 21);

/** A real PgBouncer in front of a test's database, with few connections, so that callers do share them. */
export function usePgBouncer(database: { readonly url: string }, mode: 'session' | 'transaction') {
  const bouncer = { url: '', directUrl: '' };
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'girone-pgbouncer-'));
    await chmod(folder, 0o755);
    const behind = new URL(database.url);
    const port = await freePort();
    const { pathname, hostname, username, password } = behind;
    await writeFile(
      join(folder, 'pgbouncer.ini'),
      `[databases]
* = host=${hostname} port=${behind.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 40 : 4}
max_client_conn = 200
${carriesNames ? 'max_prepared_statements = 1000' : ''}
`,
    );
    await writeFile(
      join(folder, 'users.txt'),
      `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`,
    );
    // It refuses to run as root.
    const asUser = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
    const child = spawn('pgbouncer', [...asUser, join(folder, 'pgbouncer.ini')], {
      stdio: 'ignore',
    });
    bouncer.directUrl = database.url;
    bouncer.url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
    await eventually(async () => {
      const client = new Client({ connectionString: bouncer.url });
      await client.connect();
      await client.end();
    });
    return async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    };
  });
  return bouncer;
}
