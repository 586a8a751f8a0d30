import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';
import { root } from './workspace.mjs';

/**
 * Runs a program in TypeScript that drives the built server, with the arguments of this process.
 * @param {string} file from the repository's root
 * @returns {Promise<number>} its exit code
 */
export async function runBuilt(file) {
  await ensureInstalled({ dev: true });
  if (!(await buildIfChanged())) return 1;
  return runNode(['--import', 'tsx', join(root, file), ...process.argv.slice(2)]);
}
