import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxElementId } from '@girone/contract/box-format';
import { expect, onTestFinished, test } from 'vitest';
import { boxSeason } from '@girone/championship/testing/boxed-season';
import { runProgram } from '../testing/girone-process.ts';
import { useDatabase } from '../testing/test-database.ts';

const database = useDatabase();

const page = (content: string) =>
  `<!doctype html><script type="application/json" id="${boxElementId}">${content}</script>`;

test('npm run import brings a box in once, and says what is wrong with another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girone-box-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const box = JSON.stringify(boxSeason({ films: 3, voters: 4 }));
  const files = { box: page(box), forged: page(box.replace('"title":"Film 10"', '"id":0')) };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.html`), text);
  }
  const bring = (name: string) =>
    runProgram('cli/import', [join(folder, name)], { DATABASE_URL: database.url });

  const name = 'Coppa dei Finali Aperti';
  expect(await bring('box.html')).toEqual({
    code: 0,
    output: `${name} is in the archive now: /archive/1\n`,
  });
  expect(await bring('box.html')).toEqual({
    code: 0,
    output: `${name} was in the archive already: /archive/1\n`,
  });
  expect(await bring('forged.html')).toEqual({
    code: 1,
    output: 'This file is not a championship in a box, or a part of it is missing.\n',
  });
  expect((await bring('nothing.html')).output).toContain('nothing.html cannot be read.');
  expect((await runProgram('cli/import', [], { DATABASE_URL: database.url })).output).toContain(
    'npm run import -- <file>',
  );
});
