import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lendLock, takeLockBack } from './lend-lock.mjs';
import { stopwatch, withProgress } from './progress.mjs';
import { run } from './run.mjs';
import { readJson, root, workspaces } from './workspace.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 * @typedef {Pick<LockedPackage, 'dependencies' | 'devDependencies' | 'optionalDependencies'>} Declared
 */

/**
 * Installs what package-lock.json asks for, unless it is there already; ends the process when that
 * fails.
 * @param {{ dev: boolean }} options `dev`: also what is needed to develop and test
 */
export async function ensureInstalled({ dev }) {
  takeLockBack();
  const plan = planInstall({ ...readState(), dev });
  if (plan) {
    await install(plan);
    // npm install believes its own record of node_modules. Where that was wrong only a fresh start helps.
    const again = planInstall({ ...readState(), dev });
    if (again && again.missing.length > 0)
      await install({ ...again, command: ['ci', again.scope] });
  }
  if (dev) useOurGitHooks();
}

/**
 * @typedef {object} State
 * @property {Lock | undefined} lock
 * @property {Lock | undefined} installed npm's own record of node_modules
 * @property {Record<string, Declared>} declared by workspace folder, the root's under ''
 * @property {(path: string) => boolean} isPresent
 *
 * @typedef {{ command: string[], scope: string, missing: string[] }} Plan npm's arguments and what they
 * are to bring
 */

/**
 * @param {State & { dev: boolean }} state
 * @returns {Plan | undefined} nothing when all is in place
 */
export function planInstall({ lock, installed, declared, isPresent, dev }) {
  // Where somebody develops, a start must not take the development packages away.
  const isDeveloped = Object.values(installed?.packages ?? {}).some((found) => found.dev);
  const scope = dev || isDeveloped ? '--include=dev' : '--omit=dev';
  // npm ci refuses a lock that does not fit the package.json files; npm install mends it.
  if (!lock || isLockOutdated(lock, declared)) {
    return { command: ['install', scope], scope, missing: [] };
  }
  const missing = findMissing(lock, installed, { dev: scope === '--include=dev', isPresent });
  if (missing.length === 0) return undefined;
  // npm ci begins by removing everything; what is there already stays with npm install.
  const command = installed ? ['install', '--no-save', scope] : ['ci', scope];
  return { command, scope, missing };
}

/** @param {Plan} plan */
async function install({ command, missing }) {
  const seconds = stopwatch();
  const count = missing.length > 0 ? `${missing.length} packages` : 'packages';
  console.log(`Installing ${count} (npm ${command.join(' ')})…`);
  const code = await withProgress(
    () => `packages, ${missing.filter(isInPlace).length} of ${missing.length} in place`,
    () => fetchPackages([...command, '--loglevel=error', '--no-progress'], missing),
  );
  if (code !== 0) {
    console.error(
      `npm ${command[0]} failed (exit code ${code}): see its message above, then run the same command again.`,
    );
    process.exit(1);
  }
  console.log(`Installed in ${seconds().toFixed(1)} s`);
}

/**
 * @param {string[]} args npm's
 * @param {string[]} missing what the lock tells; nothing when the lock itself is to be mended
 */
async function fetchPackages(args, missing) {
  const registry = missing.length > 0 ? readRegistry() : undefined;
  if (registry !== undefined) {
    process.once('exit', takeLockBack);
    lendLock(readJson(join(root, 'package-lock.json')), registry);
    const code = await runNpm(args);
    takeLockBack();
    process.off('exit', takeLockBack);
    if (code === 0) return code;
    console.log('Again, letting npm find out itself where the packages are…');
  }
  return runNpm(args);
}

/** @returns {State} */
function readState() {
  return {
    lock: readJson(join(root, 'package-lock.json')),
    installed: readJson(join(root, 'node_modules/.package-lock.json')),
    declared: readDeclared(),
    isPresent: isInPlace,
  };
}

/**
 * The packages that the lock asks for and node_modules does not hold in the same version. Optional
 * ones are left to npm: which of them belong on this machine is its decision.
 * @param {Lock} lock
 * @param {Lock | undefined} installed npm's own record of node_modules
 * @param {{ dev: boolean, isPresent: (path: string) => boolean }} options
 * @returns {string[]}
 */
export function findMissing(lock, installed, { dev, isPresent }) {
  const there = installed?.packages ?? {};
  return Object.entries(lock.packages ?? {})
    .filter(([path, wanted]) => {
      if (!path.includes('node_modules/') || wanted.optional) return false;
      if (!dev && (wanted.dev || wanted.devOptional)) return false;
      const found = there[path];
      if (!found || !isPresent(path)) return true;
      // Our own packages are links, of which npm records no version.
      return !found.link && found.version !== wanted.version;
    })
    .map(([path]) => path);
}

/**
 * Whether a package.json was edited after the lock was written.
 * @param {Lock} lock
 * @param {Record<string, Declared>} declared by workspace folder, the root's under ''
 */
export function isLockOutdated(lock, declared) {
  return Object.entries(declared).some(([folder, manifest]) => {
    const locked = lock.packages?.[folder];
    if (!locked) return true;
    return /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']).some(
      (kind) => !hasSameEntries(manifest[kind] ?? {}, locked[kind] ?? {}),
    );
  });
}

/**
 * @param {Record<string, string>} left
 * @param {Record<string, string>} right
 */
function hasSameEntries(left, right) {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  );
}

/** @returns {Record<string, Declared>} */
function readDeclared() {
  return Object.fromEntries(
    ['', ...workspaces].map((folder) => [
      folder,
      readJson(join(root, folder, 'package.json')) ?? {},
    ]),
  );
}

/** @param {string} path */
function isInPlace(path) {
  return existsSync(join(root, path, 'package.json'));
}

/** @param {string[]} args */
async function runNpm(args) {
  try {
    const { program, before, env } = findNpm();
    return await run(program, [...before, ...args], { env });
  } catch (error) {
    console.error(`npm could not be started: ${String(error)}`);
    return 1;
  }
}

/** @returns {string | undefined} the address that npm is set to fetch from, if it says so */
function readRegistry() {
  const { program, before, env } = findNpm();
  const args = [...before, 'config', 'get', 'registry'];
  const { stdout } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  return stdout?.split('\n').find((line) => /^https?:/.test(line));
}

export function findNpm() {
  const env = { ...process.env };
  // With HOME set to nothing npm would put its cache into a folder named "~" here; without HOME it
  // asks the system for the user's own folder.
  if (env['HOME'] === '') delete env['HOME'];

  const script = process.env['npm_execpath'];
  const isNpm = script !== undefined && /^npm(-cli)?\.[cm]?js$/.test(basename(script));
  return isNpm
    ? { program: process.execPath, before: [script], env }
    : { program: 'npm', before: [], env };
}

function useOurGitHooks() {
  if (!existsSync(join(root, '.git'))) return;
  const current = git(['config', '--get', 'core.hooksPath']);
  // Status 1 with no output is git's way to say that nothing is set.
  if (current.status === 1 && current.stdout.trim() === '') {
    git(['config', 'core.hooksPath', 'tools/hooks']);
  }
}

/** @param {string[]} args */
function git(args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' });
}
