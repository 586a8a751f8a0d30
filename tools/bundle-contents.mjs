import { parse } from 'node:path';

/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file
 * @property {string} [name]
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports]
 * @property {string[]} [css]
 *
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * The scripts that load before a chunk can run: itself and its static imports, to any depth.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @returns {string[]} files, each once
 */
export function scriptsOf(manifest, keys) {
  return filesOf(manifest, keys, ({ file }) => (/\.m?js$/.test(file) ? [file] : []));
}

/**
 * The style sheets that the same chunks bring along, those of the imports first.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @returns {string[]} files, each once
 */
export function stylesOf(manifest, keys) {
  return filesOf(manifest, keys, ({ css = [] }) => css).toReversed();
}

/**
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @param {(chunk: Chunk) => string[]} pick
 * @returns {string[]}
 */
function filesOf(manifest, keys, pick) {
  // The manifest knows files that several modules share by their names alone.
  const shared = new Map(
    Object.entries(manifest)
      .filter(([key]) => key.startsWith('_'))
      .map(([, chunk]) => [chunk.name, chunk]),
  );
  const seen = new Set();
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  function visit(key) {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key] ?? shared.get(parse(key).name);
    if (!chunk) throw new Error(`The manifest names ${key} but does not describe it`);
    for (const file of pick(chunk)) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  for (const key of keys) visit(key);
  return [...files];
}

/**
 * Files that import each other in a circle: one of them would run before what it needs is there.
 * @param {Manifest} manifest
 * @returns {string[]} the files of the first circle found; none where all is well
 */
export function findCircle(manifest) {
  /** @type {Set<string>} */
  const done = new Set();
  /**
   * @param {string} key
   * @param {string[]} path
   * @returns {string[]}
   */
  function visit(key, path) {
    if (path.includes(key)) return path.slice(path.indexOf(key));
    if (done.has(key)) return [];
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = visit(imported, [...path, key]);
      if (circle.length > 0) return circle;
    }
    done.add(key);
    return [];
  }
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle.length > 0) return circle.map((each) => manifest[each]?.file ?? each);
  }
  return [];
}

/**
 * What a browser fetches to show upright Latin text: the first source of every face whose range
 * holds a Latin letter, digit or sign. An italic face waits for text that is set in italics.
 * @param {string} css
 * @returns {string[]} addresses as written in the style sheet
 */
export function latinFontsOf(css) {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.flatMap((face) => {
    const range = /unicode-range:([^;}]+)/i.exec(face)?.[1];
    if (range && !range.split(',').some(touchesLatin)) return [];
    if (/font-style:\s*italic/i.test(face)) return [];
    const address = /url\(\s*["']?([^"')]+)["']?\s*\)/i.exec(face)?.[1];
    return address ? [address] : [];
  });
}

/** @param {string} range such as U+0000-00FF, U+20 or U+4?? */
function touchesLatin(range) {
  const [first = '', last = first] = range.trim().replace(/^u\+/i, '').split('-');
  const from = Number.parseInt(first.replaceAll('?', '0'), 16);
  const to = Number.parseInt(last.replaceAll('?', 'F'), 16);
  return from <= 0x7e && to >= 0x21;
}
