import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'girone storage '));
  storage = createDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('disk storage', () => {
  test('what was stored is read back, byte for byte', async () => {
    await storage.put('posters/abc.webp', Buffer.from([0, 255, 10]));
    expect(Buffer.from((await storage.get('posters/abc.webp')) ?? []).toJSON().data).toEqual([
      0, 255, 10,
    ]);
  });

  test('an existing object is never overwritten, and no draft is left behind', async () => {
    await storage.put('posters/abc.webp', Buffer.from('first'));
    await expect(storage.put('posters/abc.webp', Buffer.from('second'))).rejects.toThrow('EEXIST');
    expect(Buffer.from((await storage.get('posters/abc.webp')) ?? []).toString()).toBe('first');
    expect(await readdir(root)).toEqual(['posters']);
  });

  test('a deleted object is gone, and deleting it again is no error', async () => {
    await storage.put('posters/abc.webp', Buffer.from('x'));
    await storage.delete('posters/abc.webp');
    await storage.delete('posters/abc.webp');
    expect(await storage.get('posters/abc.webp')).toBeUndefined();
  });

  test.each([
    '../secret',
    'posters/../../etc',
    '/etc/passwd',
    'posters/a\0b',
    'a/b/c',
    'posters/',
    '',
  ])('the key %j is refused by every call', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage.get(key)).rejects.toThrow('not a storage key');
    expect(() => storage.delete(key)).toThrow('not a storage key');
  });
});
