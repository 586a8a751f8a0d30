import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, buildServerChecked } from './build.mjs';
import { runNode } from './run.mjs';
import { readPlaywrightCounts, readVitestCounts } from './test-summary.mjs';
import { cacheFolder, commandFile, listFiles, root, ruledFolders } from './workspace.mjs';

/**
 * @typedef {{ code: number, tests?: import('./test-summary.mjs').TestCounts | undefined }} Outcome
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Step
 */

/**
 * What `npm test` does, in this order: the quickest answers first.
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'format',
    title: 'formatting',
    run: () => command('oxfmt', 'oxfmt', ['--check']),
  },
  {
    name: 'lint',
    title: 'lint, with types',
    run: () => command('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']),
  },
  { name: 'types', title: 'types of all packages and tools', run: checkTypes },
  { name: 'imports', title: 'who may import whom', run: checkImports },
  {
    name: 'dictionaries',
    title: 'three languages with the same keys, no text in components',
    // Dictionaries are imported as they are written, and so is what they import from the contract.
    run: () => tool('dictionaries.mjs', '--conditions=source'),
  },
  { name: 'file-sizes', title: 'no file over 400 lines', run: () => tool('file-sizes.mjs') },
  {
    name: 'dead-exports',
    title: 'files, exports and dependencies that nobody uses',
    // Only the build configurations say that dist is made from src, and a contract that is built
    // would else be followed there.
    run: () => command('knip', 'knip', ['--no-config-hints', '--tsConfig', 'tsconfig.build.json']),
  },
  { name: 'unit', title: 'pure rules and tools', run: () => vitest('unit') },
  { name: 'server', title: 'the server on a real PostgreSQL', run: () => vitest('server') },
  { name: 'web', title: 'components', run: () => vitest('web') },
  { name: 'build', title: 'build and bundle budget', run: buildWithinBudget },
  { name: 'e2e', title: 'journeys in a browser', run: playwright },
];

/**
 * @param {string} packageName
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
async function command(packageName, name, args) {
  return { code: await runNode([commandFile(packageName, name), ...args]) };
}

/**
 * @param {string} file one of this folder's own checks
 * @param {string[]} nodeOptions
 * @returns {Promise<Outcome>}
 */
async function tool(file, ...nodeOptions) {
  return { code: await runNode([...nodeOptions, join(root, 'tools', file)]) };
}

/** @returns {Promise<Outcome>} */
async function checkTypes() {
  const isBuilt = await buildServerChecked();
  let code = isBuilt ? 0 : 1;
  for (const project of [
    'contract',
    'embedded-postgres',
    'poster',
    'server',
    'web',
    'web/service-worker',
    '.',
  ]) {
    const compiler = commandFile('@typescript/native', 'tsc');
    const result = await runNode([compiler, '--project', project]);
    code ||= result;
  }
  return { code };
}

/** @returns {Promise<Outcome>} */
function checkImports() {
  const folders = ruledFolders.filter((folder) => listFiles(folder).length > 0);
  return command('dependency-cruiser', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    ...folders,
  ]);
}

/**
 * @param {string} name of a project, and the beginning of those beside it, such as `web-alone`
 * @returns {Promise<Outcome>}
 */
async function vitest(name) {
  const report = freshReport(name);
  const { code } = await command('vitest', 'vitest', [
    'run',
    '--project',
    `${name}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return { code, tests: readVitestCounts(report) };
}

/** @returns {Promise<Outcome>} */
async function buildWithinBudget() {
  return (await buildIfChanged()) ? tool('bundle-budget.mjs') : { code: 1 };
}

/** @returns {Promise<Outcome>} */
async function playwright() {
  // The step may be asked for alone; the journeys run against what is built.
  if (!(await buildIfChanged())) return { code: 1 };
  const report = freshReport('e2e');
  const code = await runNode(
    [commandFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return { code, tests: readPlaywrightCounts(report) };
}

/**
 * @param {string} name
 * @returns {string} a file that does not exist yet: an old report must not speak for this run
 */
function freshReport(name) {
  const folder = join(cacheFolder, 'test');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
