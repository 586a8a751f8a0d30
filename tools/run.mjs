import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isKilledWhole] for a program that has nothing to tidy and starts others: a signal ends all of
 * them at once; it cannot read from the terminal
 */

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program with this terminal as its own and answers its exit code. A program ended by a
 * signal counts as a failure. Whoever asks this process to stop asks the program too: it goes first.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { cwd = root, env = process.env, isKilledWhole = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit', detached: isKilledWhole });
    /** @type {NodeJS.Signals | undefined} */
    let asked;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      asked = signal;
      if (isKilledWhole && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, passOn);
    const letGo = () => stopSignals.forEach((signal) => process.off(signal, passOn));
    child.once('error', (error) => {
      letGo();
      reject(error);
    });
    child.once('exit', (code) => {
      letGo();
      if (asked) process.exit(128 + constants.signals[asked]);
      resolve(code ?? 1);
    });
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
 * @param {RunOptions} [options]
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
