import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../../${file}`, import.meta.url));
}

const page = readFileSync(pathOf('docs/abuse-cases.md'), 'utf8');
const asvs = readFileSync(pathOf('docs/asvs.md'), 'utf8');
const cases = [...page.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, text = '']) => ({
  number: Number(number),
  text,
}));
const numbers = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) .+$/gm)];
const named = [...`${page}\n${asvs}`.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › “([^”]+)”/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

test('forty cases are listed, each with a test or the reason why there is none', () => {
  expect(cases.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  for (const { text } of cases) expect(text).toMatch(/\.test\.ts` › “|not yet: |as in \d/);
});

test('every number of ASVS that applies is listed once, with a test, a text or a deviation', () => {
  expect(new Set(numbers.map(([, number]) => number)).size).toBe(145);
  expect(numbers).toHaveLength(145);
  for (const [row] of numbers) expect(row).toMatch(/` › “|\]\(|” below|\*\*Deviation \d+\*\*/);
});

test.each(named)('$file › $name', ({ file, name }) => {
  const inRepository = existsSync(pathOf(file)) ? file : `server/src/${file}`;
  expect(readFileSync(pathOf(inRepository), 'utf8')).toContain(name);
});
