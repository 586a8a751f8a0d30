import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { systemRandom } from '../random.ts';
import { assertKey, ObjectExists, StorageAway, type ByteRange, type Storage } from './storage.ts';

/** Longer than any write takes: a draft that is older belongs to nobody. */
const draftLifetimeMs = 86_400_000;

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Objects as files under one folder, which no web server but ours should serve. */
export function createDiskStorage(root: string): Storage {
  const drafts = join(root, '.drafts');

  function pathOf(key: string): string {
    assertKey(key);
    return join(root, key);
  }

  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await mkdir(drafts, { recursive: true });
      // Linking a finished draft is atomic and refuses to overwrite: no reader sees half a file.
      const draft = join(drafts, systemRandom.token());
      try {
        await writeFile(draft, content, { mode: 0o600 });
        await link(draft, path);
      } catch (error) {
        if (hasCode(error, 'EEXIST')) throw new ObjectExists(key);
        if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
          throw new StorageAway('the disk is full', { cause: error });
        }
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    get: async (key) => unlessMissing(readFile(pathOf(key))),
    read: async (key, range) => unlessMissing(openStream(pathOf(key), range)),
    size: async (key) => (await unlessMissing(stat(pathOf(key))))?.size,
    delete: async (key) => rm(pathOf(key), { force: true }),
    async tidy() {
      const names = (await unlessMissing(readdir(drafts))) ?? [];
      for (const name of names) {
        const draft = join(drafts, name);
        const found = await unlessMissing(stat(draft));
        const isAbandoned = found && Date.now() - found.mtimeMs > draftLifetimeMs;
        if (isAbandoned) await rm(draft, { force: true });
      }
    },
  };
}

/** Opened before it is answered with: a file that is not there must be known before the headers go. */
async function openStream(path: string, range?: ByteRange): Promise<Readable> {
  const file = await open(path);
  return file.createReadStream(range);
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
