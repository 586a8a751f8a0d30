import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from './testing/app-process.ts';
import { logSize, readLogAfter, trimLog } from './log-file.ts';

test('a log that grew large is put by once and begins anew', async () => {
  const root = await makeTemporaryFolder();
  const log = join(root.path, 'postgres.log');
  expect(await logSize(log)).toBe(0);
  await trimLog(log);
  await writeFile(log, 'short');
  await trimLog(log);
  expect(await logSize(log)).toBe(5);

  await writeFile(log, Buffer.alloc(11 * 1024 * 1024, 'x'));
  await trimLog(log);

  expect(await logSize(log)).toBe(0);
  expect((await stat(`${log}.1`)).size).toBe(11 * 1024 * 1024);
  await root.remove();
});

test('what was logged after a point is read back', async () => {
  const root = await makeTemporaryFolder();
  const log = join(root.path, 'postgres.log');
  await writeFile(log, 'before\nafter\n');

  expect(await readLogAfter(log, 7)).toBe('after\n');
  await root.remove();
});
