import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const page = readFileSync(
  fileURLToPath(new URL('../../../docs/abuse-cases.md', import.meta.url)),
  'utf8',
);
const cases = [...page.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, text = '']) => ({
  number: Number(number),
  text,
}));
const named = [...page.matchAll(/`([^`]+\.test\.ts)` › “([^”]+)”/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

test('forty cases are listed, each with a test or the reason why there is none', () => {
  expect(cases.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  for (const { text } of cases) expect(text).toMatch(/\.test\.ts` › “|not yet: |as in \d/);
});

test.each(named)('$file › $name', ({ file, name }) => {
  const inRepository = file.includes('/src/') ? file : `server/src/${file}`;
  const source = readFileSync(
    fileURLToPath(new URL(`../../../${inRepository}`, import.meta.url)),
    'utf8',
  );
  expect(source).toContain(name);
});
