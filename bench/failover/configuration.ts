import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that operators copy; the drill runs on these very ones, at other addresses and in other folders. */
const files = join(import.meta.dirname, '../../deploy/cluster');

export const nodeNames = ['db1', 'db2', 'db3'] as const;
export type NodeName = (typeof nodeNames)[number];

export interface Grounds {
  /** The first three numbers of a network of loopback, in place of that of the machines. */
  readonly network: string;
  /** Each node has a folder of its name in it. */
  readonly folder: string;
  readonly passwords: Passwords;
}

/** By what stands in the file for them. */
type Passwords = Readonly<Record<'superuser' | 'replication' | 'rewind' | 'restapi', string>>;

type Replacement = readonly [written: string, ours: string];

export const addressOf = ({ network }: Pick<Grounds, 'network'>, name: NodeName) =>
  `${network}.1${name.slice(2)}`;
export const proxyOf = ({ network }: Pick<Grounds, 'network'>) => `${network}.1`;
export const dataFolderOf = ({ folder }: Pick<Grounds, 'folder'>, name: NodeName) =>
  join(folder, name, 'data');

/** Where Debian has put the programs of PostgreSQL, as Patroni is told. */
export function readBinDir(): string {
  const [, folder] = /^ {2}bin_dir: (\S+)$/m.exec(read('patroni.yml')) ?? [];
  if (!folder) throw new Error('patroni.yml says no bin_dir');
  return folder;
}

/** The settings of one member of etcd, which takes them from its environment. */
export function deriveEtcd(grounds: Grounds, name: NodeName): Record<string, string> {
  const text = replace(read('etcd'), [
    ['/var/lib/etcd/default', join(grounds.folder, name, 'etcd')],
    ...placeOf(grounds, name),
  ]);
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...value] = line.split('=');
      return [key, value.join('=')];
    }),
  );
}

export function derivePatroni(grounds: Grounds, name: NodeName): string {
  const own = join(grounds.folder, name);
  return replace(read('patroni.yml'), [
    // Everything on loopback comes from there.
    ['10.0.0.0/24', '127.0.0.0/8'],
    ['/var/lib/postgresql/15/girone', dataFolderOf(grounds, name)],
    ['/var/lib/postgresql/patroni.pgpass', join(own, 'pgpass')],
    ['/var/run/postgresql', own],
    // The machine itself is not to be restarted.
    ['mode: automatic', 'mode: "off"'],
    ...Object.entries(grounds.passwords).map(([of, word]): Replacement => [
      `CHANGE-ME-${of}`,
      word,
    ]),
    ...placeOf(grounds, name),
  ]);
}

export function deriveHaproxy(grounds: Grounds): string {
  return replace(read('haproxy.cfg'), [
    ['127.0.0.1:', `${proxyOf(grounds)}:`],
    // It is started as who it is to be, and there may be no system log.
    ['  user haproxy\n', ''],
    ['  group haproxy\n', ''],
    ['log /dev/log local0', 'log stdout format raw local0'],
    ['10.0.0.', `${grounds.network}.`],
  ]);
}

function placeOf(grounds: Grounds, name: NodeName): Replacement[] {
  return [
    ['NODE_NAME', name],
    ['NODE_ADDRESS', addressOf(grounds, name)],
    ['10.0.0.', `${grounds.network}.`],
  ];
}

/** What is not there to be replaced was written otherwise meanwhile, and the drill would run on something else. */
export function replace(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((before, [written, ours]) => {
    if (!before.includes(written)) throw new Error(`the configuration does not say ${written}`);
    return before.replaceAll(written, ours);
  }, text);
}

const read = (name: string) => readFileSync(join(files, name), 'utf8');
