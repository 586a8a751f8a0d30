import './node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { commandFile, root } from './workspace.mjs';

await ensureInstalled({ dev: true });

const env = { ...process.env, NODE_ENV: 'development', WORKERS: '1' };
// Node's own watch mode lets the server stop in order, its database included, before it starts again.
// Only Vite listens to the keyboard: two readers of one terminal would steal each other's keys.
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import=tsx', 'server/src/main.ts'],
  { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
);
const web = spawn(
  process.execPath,
  [commandFile('vite', 'vite', 'web'), '--clearScreen', 'false'],
  {
    cwd: join(root, 'web'),
    env,
    stdio: 'inherit',
  },
);

const children = [server, web];
let isStopping = false;

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  isStopping = true;
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  }
}

process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; when one ends, so does the other
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (!isStopping) stop('SIGTERM');
      resolve(code ?? 0);
    });
  });
}

const codes = await Promise.all(children.map(ended));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
