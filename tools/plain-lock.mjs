import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './workspace.mjs';

// npm writes down that each of our own packages is a link, and where it leads. The workspaces in
// package.json say so already: with its version alone `npm ci` makes the same link, and the lock
// names no place to fetch anything from.
const file = join(root, 'package-lock.json');
/** @type {{ packages: Record<string, { version?: string, resolved?: string, link?: boolean }> }} */
const lock = readJson(file);
for (const [path, { link, resolved }] of Object.entries(lock.packages)) {
  const target = link && resolved ? lock.packages[resolved] : undefined;
  if (target?.version) lock.packages[path] = { version: target.version };
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
