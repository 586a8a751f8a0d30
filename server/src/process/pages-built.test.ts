import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { untilPagesAreBuilt } from './pages-built.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a start beside which the pages are built waits until they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girone-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mark = join(folder, 'web.json');
  vi.stubEnv('GIRONE_PAGES_BUILT', mark);
  let isOver = false;
  const waiting = untilPagesAreBuilt().then(() => (isOver = true));
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(isOver).toBe(false);
  await writeFile(mark, '{}');
  await waiting;
});

test('any other start waits for nothing', async () => {
  vi.stubEnv('GIRONE_PAGES_BUILT', undefined);
  await expect(untilPagesAreBuilt()).resolves.toBeUndefined();
});
