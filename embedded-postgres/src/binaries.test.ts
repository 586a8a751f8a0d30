import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from './testing/app-process.ts';
import { sampleApp } from './testing/sample-app.ts';
import { findNativePackage, prepareBinaries } from './binaries.ts';
import { spawnUser } from './create-cluster.ts';
import { findRunAs } from './run-as.ts';

let root: Awaited<ReturnType<typeof makeTemporaryFolder>>;

beforeEach(async () => {
  root = await makeTemporaryFolder();
});

afterEach(async () => {
  await root.remove();
});

test('a platform without a bundled PostgreSQL is told the way out', async () => {
  await expect(findNativePackage(sampleApp, 'plan9-mips')).rejects.toThrow(
    /^No bundled PostgreSQL is installed for plan9-mips; set DATABASE_URL/,
  );
});

test('binaries that the database user cannot read are copied, with their library links', async () => {
  const source = await findNativePackage(sampleApp);
  const hidden = join(root.path, 'hidden');
  const native = join(hidden, 'native');
  await cp(source.native, native, { recursive: true, verbatimSymlinks: true });
  for (const link of (await readdir(join(native, 'lib'))).filter((name) =>
    /icu.*\.60$/.test(name),
  )) {
    await rm(join(native, 'lib', link));
  }
  await chmod(hidden, 0o700);
  // Any other user stands for the one that cannot read them.
  const runAs = (await findRunAs()) ?? { uid: 60_001, gid: 60_001 };
  const folder = join(root.path, 'clus ter');
  await mkdir(folder);

  const copied = await prepareBinaries({ ...source, native }, folder, runAs);

  expect(copied).toBe(join(folder, `binaries-${source.version}`));
  expect(await readlink(join(copied, 'lib', 'libicuuc.so.60'))).toBe('libicuuc.so.60.2');
  const user = process.getuid?.() === 0 ? spawnUser(runAs) : {};
  const { stdout } = await promisify(execFile)(join(copied, 'bin', 'postgres'), ['-V'], {
    ...user,
    cwd: '/',
  });
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18\./);
  expect(await prepareBinaries({ ...source, native }, folder, runAs)).toBe(copied);
  expect(await readdir(folder)).toEqual([basename(copied)]);
});
