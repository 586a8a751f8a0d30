import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemRandom } from '../random.ts';
import { assertKey, type Storage } from './storage.ts';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Objects as files under one folder, which no web server but ours should serve. */
export function createDiskStorage(root: string): Storage {
  function pathOf(key: string): string {
    assertKey(key);
    return join(root, key);
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Linking a finished draft is atomic and refuses to overwrite: no reader sees half a file.
      const draft = join(root, `.draft-${systemRandom.token()}`);
      await writeFile(draft, bytes, { mode: 0o600 });
      try {
        await link(draft, path);
      } finally {
        await rm(draft);
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
