import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from './testing/app-process.ts';
import { canEnter, canRead, parsePostgresUser } from './run-as.ts';

const stranger = { uid: 54_321, gid: 54_321 };

test('the user postgres is found among the others', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\npostgres:x:101:104:,,,:/var/lib:/bin/sh\n';

  expect(parsePostgresUser(passwd)).toEqual({ uid: 101, gid: 104 });
  expect(parsePostgresUser('postgresql:x:7:7::/:/bin/sh\npostgres:x:0:0::/:/bin/sh')).toBeNull();
});

test('a user reaches a file when every folder above lets it through', async () => {
  const root = await makeTemporaryFolder();
  const folder = join(root.path, 'folder');
  const file = join(folder, 'file');
  await mkdir(folder);
  await writeFile(file, '');
  await chmod(file, 0o644);

  await chmod(folder, 0o711);
  expect([await canEnter(folder, stranger), await canRead(file, stranger)]).toEqual([true, true]);
  expect(await canRead(folder, stranger)).toBe(false);

  await chmod(root.path, 0o700);
  expect([await canEnter(folder, stranger), await canRead(file, stranger)]).toEqual([false, false]);
  await root.remove();
});
