import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user PostgreSQL runs under when the app itself is root, which PostgreSQL refuses. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

const nobody: RunAs = { uid: 65534, gid: 65534 };

/** The user to run a new cluster under; null when the app is an ordinary user and needs no other. */
export async function findRunAs(): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null;
  return parsePostgresUser(await readFile('/etc/passwd', 'utf8')) ?? nobody;
}

/** Finds the user `postgres` in the text of /etc/passwd. */
export function parsePostgresUser(passwd: string): RunAs | null {
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' && Number(uid) > 0 && Number.isInteger(Number(gid))) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  return null;
}

/**
 * An existing cluster keeps its owner: users named `postgres` come and go with system packages,
 * and PostgreSQL only starts as the owner of its data.
 */
export async function findOwner(dataFolder: string): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(dataFolder);
  return uid === 0 ? findRunAs() : { uid, gid };
}

/** Whether that user may read the file or list the folder, and enter every folder above it. */
export async function canRead(target: string, runAs: RunAs): Promise<boolean> {
  const real = await realpath(target);
  return (grantedBits(await stat(real), runAs) & 0o4) !== 0 && canEnter(dirname(real), runAs);
}

/** Whether that user may enter the folder and every folder above it. */
export async function canEnter(folder: string, runAs: RunAs): Promise<boolean> {
  const real = await realpath(folder);
  const parent = dirname(real);
  const isOpen = (grantedBits(await stat(real), runAs) & 0o1) !== 0;
  return isOpen && (parent === real || canEnter(parent, runAs));
}

function grantedBits(status: { mode: number; uid: number; gid: number }, runAs: RunAs): number {
  if (status.uid === runAs.uid) return (status.mode >> 6) & 0o7;
  return (status.gid === runAs.gid ? status.mode >> 3 : status.mode) & 0o7;
}
