import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './workspace.mjs';

/** @type {import('rolldown/utils').TransformOptions} */
const settings = {
  tsconfig: false,
  target: 'es2023',
  jsx: { runtime: 'automatic' },
  typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: true },
  sourcemap: true,
};

/**
 * Writes each of these files without its types, from `src` to `dist` of its workspace, with a source map. Whether the
 * types hold is the business of `npm test`, so that `npm start` needs no compiler.
 * @param {string[]} files from the repository's root
 * @returns {Promise<string[]>} what it has written
 */
export async function transpile(files) {
  // Not before: the packages may have come in this very process.
  const { transform } = await import('rolldown/utils');
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const written = await Promise.all(
    sources.map(async (source) => {
      const content = await readFile(join(root, source), 'utf8');
      const { code, map, errors } = await transform(source, content, settings);
      if (errors.length > 0 || !map) throw new Error(`${source}: ${errors.map(String).join('\n')}`);
      const target = source.replace('/src/', '/dist/').replace(/\.tsx?$/, '.js');
      const folder = dirname(target);
      const { version, names, mappings } = map;
      // What it was made from lies beside it, and is not put into the map as well.
      const ownMap = { version, sources: [relative(folder, source)], names, mappings };
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(join(root, target), `${code}//# sourceMappingURL=${basename(target)}.map\n`);
      await writeFile(join(root, `${target}.map`), JSON.stringify(ownMap));
      return [target, `${target}.map`];
    }),
  );
  return written.flat();
}
