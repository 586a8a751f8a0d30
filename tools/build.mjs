import './node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from './compress.mjs';
import { ensureInstalled } from './install.mjs';
import { prerender } from './prerender.mjs';
import { stopwatch, withProgress } from './progress.mjs';
import { isEntry, runNode } from './run.mjs';
import { cacheFolder, commandFile, listFiles, readJson, root } from './workspace.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs files and folders whose content decides whether to build again
 * @property {string[]} outputs what is removed before building and must exist afterwards
 * @property {(options: BuildOptions) => Promise<number>} build answers an exit code
 *
 * @typedef {{ force?: boolean, checked?: boolean }} BuildOptions `force`: whatever the inputs;
 * `checked`: type errors fail the build
 */

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'championship/package.json',
  'championship/src',
  'contract/package.json',
  'contract/src',
  'poster/package.json',
  'poster/src',
  'tools/build.mjs',
  'tools/compress.mjs',
];

/** @type {Part} */
const server = {
  name: 'server',
  inputs: [
    ...shared,
    'championship/tsconfig.build.json',
    'contract/tsconfig.build.json',
    'embedded-postgres/package.json',
    'embedded-postgres/src',
    'embedded-postgres/tsconfig.build.json',
    'poster/tsconfig.build.json',
    'server/package.json',
    'server/tsconfig.build.json',
    'server/src',
  ],
  // With its .tsbuildinfo left behind the compiler would hold a missing dist for up to date.
  outputs: [
    'championship/dist',
    'championship/tsconfig.build.tsbuildinfo',
    'contract/dist',
    'contract/tsconfig.build.tsbuildinfo',
    'embedded-postgres/dist',
    'embedded-postgres/tsconfig.build.tsbuildinfo',
    'poster/dist',
    'poster/tsconfig.build.tsbuildinfo',
    'server/dist',
    'server/tsconfig.build.tsbuildinfo',
  ],
  build: buildServer,
};

/** @type {Part} */
const web = {
  name: 'web',
  inputs: [
    ...shared,
    'tools/bundle-contents.mjs',
    'tools/prerender.mjs',
    'web/box.config.ts',
    'web/code-groups.ts',
    'web/cut-fonts.ts',
    'web/index.html',
    'web/list-precache.ts',
    'web/package.json',
    'web/public',
    'web/service-worker',
    'web/service-worker-plugin.ts',
    'web/src',
    'web/tsconfig.json',
    'web/vite.config.ts',
  ],
  outputs: ['web/dist'],
  build: buildWeb,
};

/** Tests, and what the web's build makes in its own source folder. */
const notShipped =
  /\.test\.tsx?$|^(?:embedded-postgres|server|web)\/src\/testing\/|^web\/src\/styles\/fonts\//;

/**
 * Builds the parts whose inputs are not those of the last build, or whose output is gone.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether everything is built
 */
export async function buildIfChanged({ force = false } = {}) {
  const results = await Promise.all([server, web].map((part) => buildPart(part, { force })));
  return results.every(Boolean);
}

/**
 * Builds the server and the workspaces that it uses from nothing, with all type checks: a compiler that may not emit
 * cannot check projects that refer to each other.
 * @returns {Promise<boolean>}
 */
export function buildServerChecked() {
  return buildPart(server, { force: true, checked: true });
}

/**
 * Builds contract, poster and server if they have changed.
 * @returns {Promise<boolean>}
 */
export function buildServerIfChanged() {
  return buildPart(server, {});
}

/** Whether what is built of the server is what the source says now. */
export function isServerBuilt() {
  return isBuilt(server, hashInputs(server.inputs));
}

/** @param {Part} part */
function stampOf({ name }) {
  return join(cacheFolder, 'build', `${name}.json`);
}

/**
 * @param {Part} part
 * @param {string} hash of its inputs
 */
function isBuilt(part, hash) {
  const stamp = readJson(stampOf(part));
  /** @type {string[]} */
  const files = stamp?.files ?? [];
  const isThere = files.length > 0 && files.every((file) => existsSync(join(root, file)));
  return stamp?.hash === hash && isThere;
}

/**
 * @param {Part} part
 * @param {BuildOptions} options
 */
async function buildPart(part, options) {
  const stampFile = stampOf(part);
  const hash = hashInputs(part.inputs);
  if (!options.force && isBuilt(part, hash)) return true;

  const seconds = stopwatch();
  console.log(`Building the ${part.name}…`);
  // Gone before the work begins: a build that is interrupted must not pass for a finished one.
  rmSync(stampFile, { force: true });
  for (const output of part.outputs) rmSync(join(root, output), { recursive: true, force: true });

  const code = await withProgress(
    () => `the ${part.name} is being built`,
    () => part.build(options),
  );
  if (code !== 0) {
    console.error(`The ${part.name} could not be built (exit code ${code}).`);
    return false;
  }
  const files = part.outputs.flatMap((output) => listFiles(output));
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ hash, files }));
  console.log(`Built the ${part.name} in ${seconds().toFixed(1)} s (${files.length} files)`);
  return true;
}

/**
 * @param {string[]} inputs
 * @returns {string}
 */
function hashInputs(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(input))) {
    if (notShipped.test(file)) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {BuildOptions} options */
function buildServer({ checked = false }) {
  // Types are the business of `npm test`. Unchecked, the build is quick and needs no @types package,
  // so that `npm start` gets by without development packages.
  return runNode(
    [
      commandFile('@typescript/native', 'tsc'),
      '--build',
      ...(checked ? [] : ['--noCheck']),
      'contract/tsconfig.build.json',
      'championship/tsconfig.build.json',
      'embedded-postgres/tsconfig.build.json',
      'poster/tsconfig.build.json',
      'server/tsconfig.build.json',
    ],
    // Its command only starts the compiler proper, which goes on without it and hears no signal.
    { isKilledWhole: true },
  );
}

/** @param {string[]} [args] */
function runVite(args = []) {
  const vite = commandFile('vite', 'vite', 'web');
  return runNode([vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function buildWeb() {
  const code = await runVite();
  if (code !== 0) return code;
  const boxCode = await runVite(['--config', 'box.config.ts']);
  if (boxCode !== 0) return boxCode;
  const prerenderCode = await prerender();
  if (prerenderCode === 0) await precompress('web/dist');
  return prerenderCode;
}

if (isEntry(import.meta.url)) {
  await ensureInstalled({ dev: false });
  const isDone = await buildIfChanged({ force: process.argv.includes('--force') });
  process.exitCode = isDone ? 0 : 1;
}
