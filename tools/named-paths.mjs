import { posix } from 'node:path';

/**
 * The files and folders that a Markdown text names: in code spans, in links within the repository, and in
 * trees such as the one at the top of docs/map.md.
 * @param {string} markdown
 * @param {string} folder the text's own, from which its links lead
 * @returns {string[]} each once
 */
export function namedPaths(markdown, folder) {
  const trees = [...markdown.matchAll(/^```text\n(.*?)^```$/gms)].flatMap(([, tree = '']) =>
    pathsOfTree(tree),
  );
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const local = links
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .map((target) => posix.join(folder, target.replace(/#.*$/, '')));
  return [...new Set([...trees, ...local, ...spans.filter(isPath)])];
}

/**
 * Whether something exists under a name: as a whole path, or as the end of one, since texts name files from
 * the folder that they speak of.
 * @param {string} name may hold `*` and `{a,b}`; of the latter each must exist
 * @param {readonly string[]} files paths from the repository's root
 */
export function isThere(name, files) {
  return spellOut(name.replace(/\/$/, '')).every((path) => {
    const pattern = path
      .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\*\*?/g, '[^/]*');
    const wanted = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
    return files.some((file) => wanted.test(file));
  });
}

const extension =
  /\w\.(?:cjs|conf|css|html|js|json|md|mjs|png|service|sql|svg|tsv|tsx?|webmanifest|ya?ml)$/;

/** What is made, or belongs to npm and git, is not in the repository. */
const notKept = /^(?:node_modules|data|\.env$|\.cache|.*\bdist\b|.*\boutbox\b)/;

/**
 * A file by its extension, or a folder by its slash; an address of the site begins with one, and `<…>` stands
 * for a name that is still to be given.
 * @param {string} span
 */
function isPath(span) {
  if (!/^[\w.*{][\w.*{},/-]*$/.test(span) || notKept.test(span)) return false;
  return extension.test(span) || /^[a-z][\w-]*\/[\w./*{},-]*$/.test(span);
}

/**
 * @param {string} tree a folder at the beginning of a line, what it holds indented below it
 * @returns {string[]}
 */
function pathsOfTree(tree) {
  let folder = '';
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^( {0,2})([\w./-]+)(?:\s{2,}|$)/.exec(line) ?? [];
    if (name === '') return [];
    if (indent === '') folder = name.replace(/\/$/, '');
    return [indent === '' ? name : `${folder}/${name}`];
  });
}

/**
 * @param {string} name `{en,it}.ts`
 * @returns {string[]} `en.ts`, `it.ts`
 */
function spellOut(name) {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(name) ?? [];
  if (choices === undefined) return [name];
  return choices.split(',').flatMap((choice) => spellOut(`${before}${choice}${after}`));
}
