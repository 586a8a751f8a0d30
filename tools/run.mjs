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
 * Runs a JavaScript file under this very Node, and keeps what it says until it has ended: what runs
 * side by side would else talk at once.
 * @param {string[]} args the file and its arguments
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(args) {
  return new Promise((resolve, reject) => {
    const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => said.push(part));
    }
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(said).toString() }),
    );
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
