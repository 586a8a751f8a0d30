import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, buildServerIfChanged } from './build.mjs';
import { runNode } from './run.mjs';
import { readPlaywrightCounts, readVitestCounts } from './test-summary.mjs';
import { cacheFolder, commandFile, listFiles, root, ruledFolders } from './workspace.mjs';

/**
 * @typedef {{ code: number, tests?: import('./test-summary.mjs').TestCounts | undefined }} Outcome
 * @typedef {{ changedSince?: string | undefined }} Scope nothing: all of it; else what has changed since
 * that commit, an empty one being the last
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {boolean} [isStatic] runs nothing of ours, so that several can run side by side
 * @property {(scope: Scope) => Promise<Outcome>} run
 */

/**
 * What `npm test` does. The checks run two at a time: the longest beside all others, of which the quickest answer
 * first.
 * @type {Step[]}
 */
export const steps = [
  { name: 'types', title: 'types of all packages and tools', isStatic: true, run: checkTypes },
  {
    name: 'format',
    title: 'formatting',
    isStatic: true,
    run: () => command('oxfmt', 'oxfmt', ['--check']),
  },
  {
    name: 'file-sizes',
    title: 'no file over 400 lines',
    isStatic: true,
    run: () => tool('file-sizes.mjs'),
  },
  {
    name: 'dictionaries',
    title: 'three languages with the same keys, no text in components',
    isStatic: true,
    run: () => tool('dictionaries.mjs'),
  },
  {
    name: 'dead-exports',
    title: 'files, exports and dependencies that nobody uses',
    isStatic: true,
    run: () => command('knip', 'knip', ['--no-config-hints']),
  },
  { name: 'imports', title: 'who may import whom', isStatic: true, run: checkImports },
  {
    name: 'lint',
    title: 'lint, with types',
    isStatic: true,
    run: () => command('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']),
  },
  { name: 'unit', title: 'pure rules and tools', run: (scope) => vitest('unit', scope) },
  {
    name: 'server',
    title: 'the server on a real PostgreSQL',
    run: testServer,
  },
  { name: 'web', title: 'components', run: (scope) => vitest('web', scope) },
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
 * @returns {Promise<Outcome>}
 */
async function tool(file) {
  return { code: await runNode([join(root, 'tools', file)]) };
}

/** @returns {Promise<Outcome>} */
async function checkTypes() {
  let code = 0;
  for (const project of [
    'contract',
    'championship',
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
 * @param {Scope} scope
 * @returns {Promise<Outcome>}
 */
async function vitest(name, { changedSince }) {
  const report = freshReport(name);
  const { code } = await command('vitest', 'vitest', [
    'run',
    '--project',
    `${name}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(changedSince === undefined
      ? []
      : [`--changed=${changedSince || 'HEAD'}`, '--passWithNoTests']),
  ]);
  return { code, tests: readVitestCounts(report) };
}

/** @type {Step['run']} */
async function testServer(scope) {
  // Its tests start it as a process of its own, which is quick once it is built.
  return (await buildServerIfChanged()) ? vitest('server', scope) : { code: 1 };
}

/** @returns {Promise<Outcome>} */
async function buildWithinBudget() {
  return (await buildIfChanged()) ? tool('bundle-budget.mjs') : { code: 1 };
}

/**
 * @param {Scope} scope
 * @returns {Promise<Outcome>}
 */
async function playwright({ changedSince }) {
  // The step may be asked for alone; the journeys run against what is built.
  if (!(await buildIfChanged())) return { code: 1 };
  const report = freshReport('e2e');
  const code = await runNode(
    [
      commandFile('@playwright/test', 'playwright'),
      'test',
      '--reporter=list,json',
      ...(changedSince === undefined
        ? []
        : [`--only-changed=${changedSince || 'HEAD'}`, '--pass-with-no-tests']),
    ],
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
