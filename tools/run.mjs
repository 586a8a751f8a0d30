import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

/**
 * Runs a program with this terminal as its own and answers its exit code. A program ended by a
 * signal counts as a failure.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a JavaScript file under this very Node.
 * @param {string[]} args the file and its arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Whether this module is the one that Node was started with.
 * @param {string} url the module's `import.meta.url`
 */
export function isEntry(url) {
  const [, started] = process.argv;
  return started !== undefined && pathToFileURL(realpathSync(started)).href === url;
}
