import { isAbsolute, join } from 'node:path';
import { root } from './workspace.mjs';

const source = join(root, 'server/src');

/** Every program of the server that is started by its own name, without its ending. */
export const programs = [
  'main',
  'cli/admin',
  'cli/backup',
  'cli/check',
  'cli/import',
  'cli/restore',
  // In threads (`platform/run-in-thread.ts`).
  'features/matches/odds-thread',
  'features/matches/robustness-thread',
  'features/taste/taste-thread',
  // What benches load to measure it as it is built.
  'app/start-girone',
  'features/matches/assess-in-thread',
  'features/matches/estimate-in-thread',
  'features/taste/draw-in-thread',
  'platform/config/config',
  'platform/logger',
];

/**
 * What comes into the bundle beside our own workspaces: packages of many small modules, which a process would find, read
 * and compile one by one at each start. All others stay where npm has put them.
 */
const bundled = [
  '@girone/',
  'drizzle-orm',
  'zod',
  // With what it reads certificates with.
  '@simplewebauthn/server',
  '@peculiar/',
  '@hexagon/base64',
  '@levischuck/tiny-cbor',
  'asn1js',
  'pvtsutils',
  'pvutils',
  'reflect-metadata',
  'tslib',
  'tsyringe',
];

/**
 * Writes the server into few files, without types, with source maps: `server/dist/<program>.js`, and what they share in
 * `server/dist/chunks`. Whether the types hold is the business of `npm test`, so that `npm start` needs no compiler.
 * @param {string} target where else to write, from the repository's root
 * @returns {Promise<string[]>} what it has written, from the repository's root
 */
export async function bundleServer(target = 'server/dist') {
  // Not before: the packages may have come in this very process.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(programs.map((name) => [name, join(source, `${name}.ts`)])),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'es2023', jsx: { runtime: 'automatic' } },
    external: isApart,
  });
  const { output } = await bundle.write({
    dir: join(root, target),
    sourcemap: true,
    // Node reads the maps with the modules; the sources lie beside them.
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    // The same names in the next build: a server that still runs may load what it needs late out of that.
    chunkFileNames: 'chunks/[name].js',
    minifyInternalExports: false,
  });
  return output.map(({ fileName }) => `${target}/${fileName}`);
}

/** @param {string} id as it is imported, and once more when it is found */
function isApart(id) {
  return !/^[.#]/.test(id) && !isAbsolute(id) && !bundled.some((name) => id.startsWith(name));
}
