import './node-version.mjs';
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findCircle, latinFontsOf, scriptsOf } from './bundle-contents.mjs';
import { listFiles, readJson, root } from './workspace.mjs';

const kilobyte = 1000;
const budgets = { initial: 100 * kilobyte, page: 150 * kilobyte, fonts: 60 * kilobyte };

const dist = join(root, 'web/dist');
/** @type {import('./bundle-contents.mjs').Manifest | undefined} */
const manifest = readJson(join(dist, '.vite/manifest.json'));
if (!manifest) {
  console.error('web/dist/.vite/manifest.json is missing: run npm run build first.');
  process.exit(1);
}

const entries = keysWhere((chunk) => chunk.isEntry === true);
const dynamic = keysWhere((chunk) => chunk.isDynamicEntry === true);
if (entries.length === 0) {
  console.error('The manifest names no entry, so nothing was checked.');
  process.exit(1);
}

const circle = findCircle(manifest);
if (circle.length > 0) {
  console.error(`These files import each other in a circle: ${circle.join(', ')}`);
  process.exitCode = 1;
}

/** @type {Map<string, number>} */
const compressed = new Map();
// Every page loads one language as well; the largest stands for all.
const languages = dynamic.filter((key) => /^src\/i18n\/[^/]+$/.test(key));
const lateSentences = dynamic.filter((key) => /^src\/i18n\/\w+\//.test(key));
const home = dynamic.filter((key) => key === 'src/app/routes/home.tsx');
const pages = dynamic.filter((key) => ![...languages, ...lateSentences, ...home].includes(key));
const loaders = 'src/app/page-loaders.ts';
const partsByRoute = readPartsByRoute();
const filesByPart = readFilesByPart();

const fonts = findFonts();
const rows = [
  {
    name: 'the landing page',
    size: weigh([...entries, ...largest(languages), ...home]),
    budget: budgets.initial,
  },
  ...pages
    .map((key) => ({
      name: `with ${key}`,
      size: weigh([...entries, ...largest(languages), loaders, ...sentencesOf(key), key]),
      budget: budgets.page,
    }))
    .toSorted((left, right) => right.size - left.size),
  { name: 'Latin fonts', size: sum([...fonts.values()]), budget: budgets.fonts },
];

const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, size, budget } of rows) {
  const verdict = size > budget ? '  OVER' : '';
  console.log(`${name.padEnd(width)} ${inKilobytes(size)} of ${inKilobytes(budget)}${verdict}`);
}
console.log('of which');
for (const file of scriptsOf(manifest, [...entries, ...home])) {
  console.log(`  ${inKilobytes(brotliSize(file))}  ${file}`);
}
for (const [file, size] of fonts) console.log(`  ${inKilobytes(size)}  ${file}`);
if (rows.some(({ size, budget }) => size > budget)) {
  console.error('Over budget: load it later (a dynamic import), or do without it.');
  process.exitCode = 1;
}

/** @param {(chunk: import('./bundle-contents.mjs').Chunk) => boolean} isWanted */
function keysWhere(isWanted) {
  return Object.entries(manifest ?? {})
    .filter(([, chunk]) => isWanted(chunk))
    .map(([key]) => key);
}

/**
 * The sentences that come with a page, or with the part of a feature that is loaded later.
 * @param {string} key
 */
function sentencesOf(key) {
  const feature = /^src\/features\/([^/]+)\//.exec(key)?.[1] ?? '';
  // Not every feature says something, and those of two words are spelt like variables.
  const ofFeature = feature.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase());
  const parts = partsByRoute.get(basename(key)) ?? (filesByPart.has(ofFeature) ? [ofFeature] : []);
  return parts.flatMap((part) => {
    const files = filesByPart.get(part);
    if (!files) throw new Error(`late-dictionaries.ts does not say where those of "${part}" are`);
    return largest(files);
  });
}

/** As `late-dictionaries.ts` writes them: the files of a part, one for each language. */
function readFilesByPart() {
  const text = readFileSync(join(root, 'web/src/i18n/late-dictionaries.ts'), 'utf8');
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [, part = '', loads = ''] of text.matchAll(/^ {2}(\w+): late\(\{([^}]+)\}/gm)) {
    const files = [...loads.matchAll(/import\('\.\/([^']+)'\)/g)];
    found.set(
      part,
      files.map(([, file]) => `src/i18n/${file}`),
    );
  }
  return found;
}

/** As `page-loaders.ts` writes them: which sentences each route waits for. */
function readPartsByRoute() {
  const text = readFileSync(join(root, 'web/src/app/page-loaders.ts'), 'utf8');
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [, list = '', file = ''] of text.matchAll(
    /withDictionaries\(\s*\[([^\]]*)\],[^;]*?routes\/([^']+)'/g,
  )) {
    found.set(
      file,
      list.split(',').map((part) => part.trim().replaceAll("'", '')),
    );
  }
  return found;
}

/** @param {string[]} keys */
function largest(keys) {
  return keys.toSorted((left, right) => weigh([right]) - weigh([left])).slice(0, 1);
}

/** @param {string[]} keys */
function weigh(keys) {
  return sum(scriptsOf(manifest ?? {}, keys).map(brotliSize));
}

/** @param {string} file */
function brotliSize(file) {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(dist, file))).length;
  compressed.set(file, size);
  return size;
}

/** @returns {Map<string, number>} bytes by file */
function findFonts() {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const sheet of listFiles('web/dist').filter((file) => file.endsWith('.css'))) {
    for (const address of latinFontsOf(readFileSync(join(root, sheet), 'utf8'))) {
      if (address.startsWith('data:')) {
        sizes.set(address.slice(0, 40), Math.round((address.length - address.indexOf(',')) * 0.75));
        continue;
      }
      const path = address.startsWith('/')
        ? join(dist, address)
        : join(root, dirname(sheet), address);
      sizes.set(basename(path), statSync(path).size);
    }
  }
  return sizes;
}

/** @param {number[]} sizes */
function sum(sizes) {
  return sizes.reduce((total, size) => total + size, 0);
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(1).padStart(6)} KB`;
}
