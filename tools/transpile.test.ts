import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { relative, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { transpile } from './transpile.mjs';
import { cacheFolder, root } from './workspace.mjs';

let folder: string;

beforeEach(() => {
  mkdirSync(cacheFolder, { recursive: true });
  folder = mkdtempSync(join(cacheFolder, 'transpile-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

async function transpileText(text: string): Promise<string[]> {
  const file = join(folder, 'src/deep/sheet.tsx');
  writeFileSync(file, text);
  return transpile([relative(root, file).replaceAll('\\', '/')]);
}

it('leaves JavaScript that finds what it imports, and where it came from', async () => {
  const written = await transpileText(
    `import type { Film } from './film.ts';
     import { titleOf } from '../title.ts';
     export const Sheet = ({ film }: { film: Film }) => <b>{titleOf(film)}</b>;`,
  );
  const [script = '', map = ''] = written.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(written[0]).toMatch(/\/dist\/deep\/sheet\.js$/);
  expect(script).toContain('from "../title.js"');
  expect(script).not.toMatch(/film\.ts|Film\b/);
  expect(script).toContain('sourceMappingURL=sheet.js.map');
  expect(JSON.parse(map).sources).toEqual(['../../src/deep/sheet.tsx']);
});

it('names the file that is no TypeScript', async () => {
  await expect(transpileText('export const = 1;')).rejects.toThrow(/sheet\.tsx/);
});
