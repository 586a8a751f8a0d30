/**
 * @typedef {Record<string, string>} Sentences text by key, the key with dots
 * @typedef {{ file: string, sentences: Sentences }} Dictionary
 */

/**
 * @param {unknown} value a dictionary as written, nested to any depth
 * @param {string} [prefix]
 * @returns {Sentences}
 */
export function flatten(value, prefix = '') {
  if (typeof value === 'string') return { [prefix]: value };
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`${prefix}: a dictionary holds sentences only, this is ${typeof value}`);
  }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) =>
      flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
    ),
  );
}

/**
 * What is wrong with one dictionary by itself.
 * @param {Dictionary} dictionary
 * @returns {string[]}
 */
export function findFaults({ file, sentences }) {
  return Object.entries(sentences).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${file}: ${key} is empty`];
    if (text === key || text === key.split('.').at(-1)) return [`${file}: ${key} is its own key`];
    return [];
  });
}

/**
 * Where a translation and its model part ways.
 * @param {Dictionary} model
 * @param {Dictionary} translation
 * @returns {string[]}
 */
export function findDifferences(model, translation) {
  const faults = [];
  for (const [key, text] of Object.entries(model.sentences)) {
    const other = translation.sentences[key];
    if (other === undefined) {
      faults.push(`${translation.file}: ${key} is missing`);
      continue;
    }
    const wanted = placeholders(key, text);
    const found = placeholders(key, other);
    if (wanted !== found) {
      faults.push(
        `${translation.file}: ${key} has the placeholders [${found}], ${model.file} has [${wanted}]`,
      );
    }
  }
  for (const key of Object.keys(translation.sentences)) {
    if (!(key in model.sentences)) {
      faults.push(`${translation.file}: ${key} is not in ${model.file}`);
    }
  }
  return faults;
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {string} the names in braces and the tags, sorted
 */
function placeholders(key, text) {
  const names = new Set(
    text.match(/\{+\s*[\w.]+|<\/?\w+/g)?.map((name) => name.replace(/\s/g, '')),
  );
  // "one film" and "1 film" are the same sentence.
  if (/_(?:zero|one)$/.test(key)) names.delete('{{count');
  return [...names]
    .map((name) => name.replace(/^\{+/, ''))
    .toSorted()
    .join(', ');
}
