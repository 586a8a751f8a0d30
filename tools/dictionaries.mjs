import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { findDifferences, findFaults, flatten } from './dictionary-rules.mjs';
import { findLiteralText } from './literal-text.mjs';
import { listFiles, root } from './workspace.mjs';

/** @typedef {import('./dictionary-rules.mjs').Dictionary} Dictionary */

const model = 'en';
const translations = ['it', 'es'];

/**
 * Where a language's files are; every family must hold at least one.
 * @type {{ name: string, folder: (language: string) => string }[]}
 */
const families = [
  { name: 'web', folder: (language) => `web/src/i18n/${language}` },
  { name: 'contract', folder: (language) => `contract/src/messages/${language}.ts` },
];

/**
 * @param {string} path a folder or a file
 * @param {string} language
 * @returns {Promise<Map<string, Dictionary>>} by file name; the single file of a language under ''
 */
async function readDictionaries(path, language) {
  /** @type {Map<string, Dictionary>} */
  const dictionaries = new Map();
  for (const file of listFiles(path)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const exported = await tsImport(pathToFileURL(join(root, file)).href, import.meta.url);
    // A file per language names its dictionary after the language; that name is no part of a key.
    const { [language]: whole = {}, ...named } = exported;
    const sentences = { ...flatten(whole), ...flatten(named) };
    dictionaries.set(file === path ? '' : basename(file), { file, sentences });
  }
  return dictionaries;
}

/** @type {string[]} */
const faults = [];
/** @type {Set<string>} */
const knownKeys = new Set();

for (const { name, folder } of families) {
  const models = await readDictionaries(folder(model), model);
  const keys = [...models.values()].flatMap(({ sentences }) => Object.keys(sentences));
  for (const key of keys) knownKeys.add(key);
  if (keys.length === 0) faults.push(`${folder(model)}: no sentence found, so nothing was checked`);
  for (const dictionary of models.values()) faults.push(...findFaults(dictionary));

  for (const language of translations) {
    const others = await readDictionaries(folder(language), language);
    for (const [file, dictionary] of models) {
      const other = others.get(file);
      if (other) faults.push(...findFaults(other), ...findDifferences(dictionary, other));
      else faults.push(`${folder(language)}: ${file} is missing`);
    }
    for (const [file, other] of others) {
      if (!models.has(file)) faults.push(`${other.file}: there is no ${model} file of that name`);
    }
  }
  console.log(`${name}: ${keys.length} sentences in ${1 + translations.length} languages`);
}

const components = ['web/src/features', 'web/src/app'].flatMap((folder) =>
  listFiles(folder).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && !/\/dev-components[^/]*$/.test(file),
  ),
);
if (components.length === 0) faults.push('web/src: no component found, so nothing was checked');
for (const file of components) {
  const places = findLiteralText(file, readFileSync(join(root, file), 'utf8'), knownKeys);
  faults.push(...places.map((place) => `${place} is written out: put it into the dictionaries`));
}
console.log(`${components.length} components looked through for text of their own`);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
