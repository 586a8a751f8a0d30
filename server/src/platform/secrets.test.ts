import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { systemRandom } from './random.ts';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'girone-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function load(environment: Record<string, string> = {}) {
  return loadSecrets(readConfig({ DATA_DIR: dataDir, ...environment }), systemRandom);
}

test('a secret is made once, for the owner alone, and found again, also by two first starts', async () => {
  const [first, second] = await Promise.all([load(), load()]);
  const third = await load();
  const hashes = [first, second, third].map((secrets) => secrets.keyedHash('a', 'b'));
  expect(new Set(hashes).size).toBe(1);
  const { mode } = await stat(join(dataDir, 'session-secret'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['session-secret']);
});

test('a file that was not written to its end is no secret', async () => {
  await writeFile(join(dataDir, 'session-secret'), '');
  await expect(load()).rejects.toThrow('holds no whole secret');
});

test('a configured secret is used and written nowhere', async () => {
  const environment = { SESSION_SECRET: 'the same secret on every instance' };
  const one = await load(environment);
  const two = await load(environment);
  expect(one.keyedHash('a', 'b')).toBe(two.keyedHash('a', 'b'));
  expect(await readdir(dataDir)).toEqual([]);
});

test('a hash for one purpose is none for another', async () => {
  const secrets = await load();
  expect(secrets.keyedHash('reset-code', 'x')).not.toBe(secrets.keyedHash('known-device', 'x'));
});
