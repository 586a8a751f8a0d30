import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withProgress } from './progress.mjs';
import { root } from './workspace.mjs';

process.chdir(root);
await ensureInstalled({ dev: false });
if (!(await buildIfChanged())) process.exit(1);

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
