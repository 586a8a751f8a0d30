// Compares every screen with its reference picture: `npm run shots`; with `-- --update-snapshots` the
// pictures are made anew, to be looked at before they are committed.
import './node-version.mjs';
import { buildIfChanged } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';
import { commandFile, root } from './workspace.mjs';

process.chdir(root);
await ensureInstalled({ dev: true });
if (!(await buildIfChanged())) process.exit(1);
const args = process.argv.slice(2);
// Those of the README show times, which no two runs share: they are made, never compared.
const withReadme = args.some((arg) => arg.startsWith('--update-snapshots'));
process.exitCode = await runNode(
  [commandFile('@playwright/test', 'playwright'), 'test', '--config=shots.config.ts', ...args],
  { env: { ...process.env, ...(withReadme && { WITH_README: '1' }) } },
);
