import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, without a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** The npm workspaces. */
export const workspaces = [
  'contract',
  'championship',
  'embedded-postgres',
  'poster',
  'server',
  'web',
];

/** Everything the import rules speak of. */
export const ruledFolders = [
  'championship/src',
  'contract/src',
  'embedded-postgres/src',
  'poster/src',
  'server/src',
  'web/src',
  'e2e',
  'bench',
];

/** Where the tools keep what they may lose: build stamps and test results. */
export const cacheFolder = join(root, '.cache');

const neverOurs = new Set(['node_modules', 'dist', '.cache', '.git']);

/**
 * Every file under a folder or the file itself, as sorted paths from the repository's root with
 * forward slashes. A path that does not exist gives nothing.
 * @param {string} path from the repository's root
 * @param {string} [base]
 * @returns {string[]}
 */
export function listFiles(path, base = root) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} folder */
  function visit(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!neverOurs.has(entry.name)) visit(full);
      } else if (entry.isFile()) {
        found.push(full);
      }
    }
  }
  const start = join(base, path);
  try {
    visit(start);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOTDIR') found.push(start);
    else if (code !== 'ENOENT') throw error;
  }
  return found.map((file) => relative(base, file).split(sep).join('/')).toSorted();
}

/**
 * @param {string} file absolute
 * @returns {any} what the JSON file holds, or undefined when there is no such file
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read as JSON`, { cause: error });
  }
}

/**
 * The file behind a package's command, so that it runs under this very Node without a shell.
 * @param {string} packageName
 * @param {string} command
 * @param {string} [workspace] whose own version comes first, as in Node's resolution
 * @returns {string}
 */
export function commandFile(packageName, command, workspace = '') {
  const own = join(root, workspace, 'node_modules', packageName);
  const folder = existsSync(own) ? own : join(root, 'node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json')) ?? {};
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) throw new Error(`${packageName} has no command named ${command}: run npm ci`);
  return join(folder, file);
}

/** @param {unknown} error */
function errorCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
