// Breaks one rule at a time and shows that a test notices: `npm run mutants`, or with a part of a name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { mutants } from './mutants/all.mjs';
import { commandFile, root } from './workspace.mjs';

/** @typedef {import('./mutants/all.mjs').Mutant} Mutant */

/**
 * @param {string} project
 * @param {readonly string[]} tests
 * @param {'ignore' | 'inherit'} stdio
 */
function passes(project, tests, stdio = 'ignore') {
  const vitest = [commandFile('vitest', 'vitest'), 'run', '--project', project, '--bail=1'];
  const result = spawnSync(process.execPath, [...vitest, ...tests], { cwd: root, stdio });
  return result.status === 0;
}

/**
 * A test that fails anyway notices nothing; which one it is stands in what is printed.
 * @param {readonly Mutant[]} chosen
 */
function expectPassing(chosen) {
  for (const project of new Set(chosen.map((mutant) => mutant.project))) {
    const those = chosen.filter((mutant) => mutant.project === project);
    const tests = [...new Set(those.map((mutant) => mutant.tests))];
    if (!passes(project, tests, 'inherit')) throw new Error('before any change, one fails');
  }
}

/** @param {Mutant} mutant */
function isNoticed({ file, from, to, project, tests }) {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, original);
  process.once('exit', restore);
  try {
    writeFileSync(
      path,
      original.replace(from, () => to),
    );
    return !passes(project, [tests]);
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}

process.once('SIGINT', () => process.exit(130));

const [wanted = ''] = process.argv.slice(2);
const chosen = mutants.filter(({ rule }) => rule.includes(wanted));
expectPassing(chosen);
let survivors = 0;
for (const mutant of chosen) {
  const noticed = isNoticed(mutant);
  if (!noticed) survivors += 1;
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${mutant.rule}  (${mutant.tests})`);
}
console.log(`${chosen.length - survivors} of ${chosen.length} noticed`);
process.exitCode = survivors > 0 ? 1 : 0;
