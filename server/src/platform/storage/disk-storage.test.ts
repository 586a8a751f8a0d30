import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { behavesAsStorage } from '../../testing/storage-behaviour.ts';
import { createDiskStorage } from './disk-storage.ts';
import { ObjectExists, type Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'girone storage '));
  storage = createDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

behavesAsStorage(() => storage);

test('of many writers to one key exactly one succeeds, and no draft is left behind', async () => {
  const writes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => storage.put('a/b', Buffer.from(`${index}`))),
  );
  const failed = writes.filter((write) => write.status === 'rejected');
  expect(failed).toHaveLength(19);
  for (const { reason } of failed) expect(reason).toBeInstanceOf(ObjectExists);
  expect(await readdir(join(root, '.drafts'))).toEqual([]);
});

test('drafts of writers that died are tidied away after a day', async () => {
  await storage.tidy();
  await mkdir(join(root, '.drafts'));
  await writeFile(join(root, '.drafts', 'old'), 'x');
  await writeFile(join(root, '.drafts', 'fresh'), 'x');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(root, '.drafts', 'old'), twoDaysAgo, twoDaysAgo);
  await storage.tidy();
  expect(await readdir(join(root, '.drafts'))).toEqual(['fresh']);
});
