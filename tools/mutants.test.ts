import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants/all.mjs';
import { listFiles, root } from './workspace.mjs';

test.each(mutants)('what breaks "$rule" is where it is looked for', ({ file, from, to, tests }) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  const workspace = file.slice(0, file.indexOf('/'));
  expect(listFiles(workspace).some((path) => path.includes(tests))).toBe(true);
});

test('no rule stands there twice', () => {
  const rules = mutants.map(({ rule }) => rule);
  expect(new Set(rules).size).toBe(rules.length);
});
