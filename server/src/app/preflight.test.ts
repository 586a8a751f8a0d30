import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDataDir, startProcess } from '../testing/girone-process.ts';

test('a port that is taken is noticed before a database is made', async () => {
  const dataDir = await createDataDir();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const girone = await startProcess({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await girone.exited).toBe(1);
  expect(girone.output()).toContain(`PORT ${port} on 127.0.0.1 is taken by another program.`);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a data folder that cannot be made is told at once', async () => {
  const folder = dirname(await createDataDir());
  const file = join(folder, 'file');
  await writeFile(file, '');
  const girone = await startProcess({ DATA_DIR: join(file, 'data') });
  expect(await girone.exited).toBe(1);
  expect(girone.output()).toContain(`DATA_DIR is ${file}/data, which cannot be made`);
});

test('a pool that is larger than what the server has is refused with the largest that fits', async () => {
  const girone = await startProcess({ DATA_DIR: await createDataDir(), DATABASE_POOL: '80' });
  expect(await girone.exited).toBe(1);
  expect(girone.output()).toMatch(
    /DATABASE_POOL is 80; the database server takes 87 connections, and 9 are needed beside the pool: it takes 78 at most\./,
  );
});

test('a name that is almost a setting is pointed out, and an external database needs a secret', async () => {
  const girone = await startProcess({
    DATABASE_URL: 'postgres://girone@127.0.0.1:1/girone',
    SESION_SECRET: 'one that all instances have, and long',
  });
  expect(await girone.exited).toBe(1);
  expect(girone.output()).toBe(
    'SESION_SECRET is no setting of Girone and has no effect; is SESSION_SECRET meant?\n' +
      'SESSION_SECRET is not set; with DATABASE_URL it takes at least 32 characters, the same on every instance.\n',
  );
});
