import './node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleServer } from './bundle-server.mjs';
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
 * @property {() => Promise<string[] | undefined>} build answers the files that it has made, nothing if it failed
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
];

/** @type {Part} */
const server = {
  name: 'server',
  inputs: [
    ...shared,
    'embedded-postgres/package.json',
    'embedded-postgres/src',
    'server/package.json',
    'server/src',
    'tools/bundle-server.mjs',
  ],
  outputs: ['server/dist'],
  build: () => bundleServer(),
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
    'web/icons.ts',
    'web/index.html',
    'web/list-precache.ts',
    'web/logger.ts',
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

/** What goes out packed: once the pages are there, which can do without for a while. @type {Part} */
const packed = {
  name: 'packed pages',
  inputs: [...web.inputs, 'tools/compress.mjs'],
  outputs: [],
  build: () => precompress('web/dist'),
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
  return results.every(Boolean) && buildPart(packed, { force });
}

/**
 * Builds what runs on the server if it has changed.
 * @returns {Promise<boolean>}
 */
export function buildServerIfChanged() {
  return buildPart(server);
}

/** Whether what is built of the server is what the source says now. */
export function isServerBuilt() {
  return isBuilt(server);
}

/**
 * For a start that does not wait until the pages are built: nothing where they and what is packed of them are there,
 * else the file that appears when the pages are.
 * @returns {string | undefined}
 */
export function awaitPages() {
  if (isBuilt(web)) return isBuilt(packed) ? undefined : stampOf(web);
  rmSync(stampOf(web), { force: true });
  return stampOf(web);
}

/** @param {Part} part */
function stampOf({ name }) {
  return join(cacheFolder, 'build', `${name}.json`);
}

/** @param {Part} part */
function isBuilt(part, hash = hashInputs(part.inputs)) {
  const stamp = readJson(stampOf(part));
  /** @type {string[]} */
  const files = stamp?.files ?? [];
  const isThere = files.length > 0 && files.every((file) => existsSync(join(root, file)));
  return stamp?.hash === hash && isThere;
}

/**
 * @param {Part} part
 * @param {{ force?: boolean }} [options]
 */
async function buildPart(part, { force = false } = {}) {
  const stampFile = stampOf(part);
  const hash = hashInputs(part.inputs);
  if (!force && isBuilt(part, hash)) return true;

  const seconds = stopwatch();
  console.log(`Building the ${part.name}…`);
  // Gone before the work begins: a build that is interrupted must not pass for a finished one.
  rmSync(stampFile, { force: true });
  for (const output of part.outputs) rmSync(join(root, output), { recursive: true, force: true });

  const files = await withProgress(
    () => `the ${part.name}: being built`,
    () => part.build(),
  );
  if (!files) {
    console.error(`The ${part.name} could not be built: see above.`);
    return false;
  }
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

/** @param {string[]} [args] */
function runVite(args = []) {
  const vite = commandFile('vite', 'vite', 'web');
  return runNode([vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function buildWeb() {
  const isDone =
    (await runVite()) === 0 &&
    (await runVite(['--config', 'box.config.ts'])) === 0 &&
    (await prerender()) === 0;
  return isDone ? listFiles('web/dist') : undefined;
}

if (isEntry(import.meta.url)) {
  await ensureInstalled({ dev: false });
  const isDone = await buildIfChanged({ force: process.argv.includes('--force') });
  process.exitCode = isDone ? 0 : 1;
}
