import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isEntry } from './run.mjs';
import { listFiles, root, ruledFolders } from './workspace.mjs';

const map = join(root, 'docs/map.md');
const title = '## By name';
const intro =
  'Every file, beside tests, dictionaries and what only loads another one late; where its code says of itself what it is, with the beginning of that. `npm run map` writes this part.';

const folders = [...ruledFolders, 'web/service-worker', 'tools'];

/** What stands beside something else, or is found by its language alone. */
const left = [
  /\.test\.tsx?$/,
  /\.d\.ts$/,
  /\/(?:testing|i18n|texts|messages)\//,
  /\/index\.ts$/,
  /\/lazy-[^/]+$/,
];

/** A comment, and what is exported right after it. */
const described =
  /\/\*\*(?<text>(?:[^*]|\*(?!\/))*)\*\/\nexport (?:default )?(?:async )?(?<kind>function|const|class|interface|type)\*? (?<name>\w+)/g;

const mostLetters = 100;

/**
 * The last part of the map: the files, folder by folder, with what they say of themselves.
 * @returns {string}
 */
export function drawNames() {
  /** @type {Map<string, string[]>} */
  const byFolder = new Map();
  for (const file of folders.flatMap((folder) => listFiles(folder))) {
    if (!/\.(?:tsx?|mjs)$/.test(file) || left.some((pattern) => pattern.test(file))) continue;
    const lines = byFolder.get(dirname(file)) ?? [];
    const words = describe(file);
    lines.push(`  - ${basename(file)}${words === '' ? '' : `: ${words}`}`);
    byFolder.set(dirname(file), lines);
  }
  const parts = [...byFolder].map(([folder, lines]) => `- \`${folder}\`\n${lines.join('\n')}`);
  return `${title}\n\n${intro}\n\n${parts.join('\n')}\n`;
}

/**
 * The first sentence about what the file is named after, else about the first function in it for others, else about the
 * first value or type for others.
 * @param {string} file
 */
function describe(file) {
  const found = Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(described),
    ({ groups }) => groups ?? {},
  );
  const own = plainName(basename(file).replace(/\.\w+$/, ''));
  const { text = '' } =
    found.find(({ name = '' }) => plainName(name) === own) ??
    found.find(({ kind }) => kind === 'function') ??
    found[0] ??
    {};
  const words = text
    .replace(/(?:^|\n\s*\*)\s*@[^]*/, '')
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/[\s`]+/g, ' ')
    .trim();
  const sentence = words.split(/(?<=\w{2}[.!?]) /)[0] ?? '';
  if (sentence.length <= mostLetters) return sentence.replace(/[\s.;]+$/, '');
  return `${sentence.slice(0, sentence.lastIndexOf(' ', mostLetters)).replace(/[,:;]$/, '')} …`;
}

/** @param {string} name of a file or of what is in it */
function plainName(name) {
  return name.replaceAll(/\W|_/g, '').toLowerCase();
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
