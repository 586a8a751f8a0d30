import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { awaitPages, buildServerIfChanged } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withProgress } from './progress.mjs';
import { root } from './workspace.mjs';

process.chdir(root);
await ensureInstalled({ dev: false });
if (!(await buildServerIfChanged())) process.exit(1);
const awaited = awaitPages();
if (awaited !== undefined) buildPagesBeside(awaited);

// The server runs in this very process: signals and the exit code are its own, with nobody between
// it and the terminal.
const main = join(root, 'server/dist/main.js');
process.env['NODE_ENV'] ??= 'production';
process.setSourceMapsEnabled(true);
process.argv[1] = main;
await withProgress(
  () => 'Starting: database, migrations, demo community',
  () => import(pathToFileURL(main).href),
);

/**
 * The pages are built while the database is made, both of which take their time; the server opens when both are there.
 * @param {string} mark the file that appears when they are
 */
function buildPagesBeside(mark) {
  process.env['GIRONE_PAGES_BUILT'] = mark;
  const child = spawn(process.execPath, [join(root, 'tools/build.mjs')], { stdio: 'inherit' });
  // The database, whose work goes one step after another, is waited for longer.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('exit', () => child.kill());
  child.once('exit', (code, signal) => {
    // What is packed of them afterwards can wait for the next start.
    if (existsSync(mark)) return;
    const isAsked = code === 130 || code === 143 || signal === 'SIGINT' || signal === 'SIGTERM';
    if (!isAsked) process.once('exit', () => (process.exitCode = 1));
    process.kill(process.pid, 'SIGTERM');
  });
}
