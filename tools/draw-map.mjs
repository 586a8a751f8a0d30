import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isEntry } from './run.mjs';
import { listFiles, root, ruledFolders } from './workspace.mjs';

const map = join(root, 'docs/map.md');
const title = '## By name';
const intro =
  'Every file, beside tests, dictionaries and what only loads another one late. `npm run map` writes this part.';

const folders = [...ruledFolders.filter((folder) => folder.endsWith('/src')), 'web/service-worker'];

/** What stands beside something else, or is found by its language alone. */
const left = [
  /\.test\.tsx?$/,
  /\.d\.ts$/,
  /\/(?:testing|i18n|texts|messages)\//,
  /\/index\.ts$/,
  /\/lazy-[^/]+$/,
];

/**
 * The last part of the map: the names of the files, folder by folder.
 * @returns {string}
 */
export function drawNames() {
  /** @type {Map<string, string[]>} */
  const byFolder = new Map();
  for (const file of folders.flatMap((folder) => listFiles(folder))) {
    if (!/\.tsx?$/.test(file) || left.some((pattern) => pattern.test(file))) continue;
    const names = byFolder.get(dirname(file)) ?? [];
    names.push(basename(file).replace(/\.tsx?$/, ''));
    byFolder.set(dirname(file), names);
  }
  const lines = [...byFolder].map(([folder, names]) => `- \`${folder}\`: ${names.join(', ')}`);
  return `${title}\n\n${intro}\n\n${lines.join('\n')}\n`;
}

/**
 * @param {string} text of the map
 * @returns {string} the text with the names of today
 */
export function withNames(text) {
  const [before = ''] = text.split(`\n${title}\n`);
  return `${before.trimEnd()}\n\n${drawNames()}`;
}

if (isEntry(import.meta.url)) writeFileSync(map, withNames(readFileSync(map, 'utf8')));
