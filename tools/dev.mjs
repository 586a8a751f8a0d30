import './node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { commandFile, root } from './workspace.mjs';

await ensureInstalled({ dev: true });

const env = { ...process.env, NODE_ENV: 'development' };
// Only Vite listens to the keyboard: two readers of one terminal would steal each other's keys.
const server = spawn(
  process.execPath,
  [
    commandFile('tsx', 'tsx'),
    'watch',
    '--conditions=source',
    '--clear-screen=false',
    'server/src/main.ts',
  ],
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

// A terminal sends Ctrl-C to the whole group, children included: sending it on would interrupt
// the server's orderly stop. Any other sender means this process alone.
process.on('SIGINT', () => {
  if (process.stdin.isTTY) isStopping = true;
  else stop('SIGINT');
});
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
