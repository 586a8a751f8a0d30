import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBinDir } from './configuration.ts';

export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
}

/** Where the programs are, or one line on what is missing. */
export function findPrograms(): Programs | string {
  const etcd = find('etcd');
  const patroni = find('patroni');
  const haproxy = find('haproxy');
  const hasPostgres = existsSync(join(readBinDir(), 'postgres'));
  if (etcd && patroni && haproxy && hasPostgres) return { etcd, patroni, haproxy };
  const missing = [
    ...(etcd ? [] : ['etcd-server']),
    ...(patroni ? [] : ['patroni', 'python3-etcd']),
    ...(haproxy ? [] : ['haproxy']),
    ...(hasPostgres ? [] : ['postgresql-15']),
  ];
  return `Missing; on Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`;
}

/** Ordinary users do not look where those of administrators are. */
function find(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** PostgreSQL does not run as root. */
export function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

function numberOf(what: string): number {
  return Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout);
}
