import './node-version.mjs';
import { join } from 'node:path';
import { buildServerIfChanged } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';
import { root } from './workspace.mjs';

// `npm run admin -- grant giulia` → server/dist/cli/admin.js grant giulia
const [command = '', ...args] = process.argv.slice(2);
process.chdir(root);
await ensureInstalled({ dev: false });
if (!(await buildServerIfChanged())) process.exit(1);
process.exitCode = await runNode([join(root, 'server/dist/cli', `${command}.js`), ...args]);
