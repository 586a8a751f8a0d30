import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { listPrecache } from './list-precache.ts';

/** What the first page needs; what the others need is kept when it is used. */
const chunks = [
  'platform',
  'rolldown-runtime',
  'index',
  'en',
  'it',
  'es',
  'page-loaders',
  'site-nav',
  'parts',
  'figures',
];
/**
 * Votes are kept without a line, by code and with words that nobody has used before; a toast tells of them, and whoever
 * logs out is asked. With all that they import.
 */
const lateChunks = ['kept-votes', 'kept-cards', 'kept-dialog', 'toaster', 'confirm-dialog'];
const publicFiles = [
  'before-paint.js',
  'read-dates.js',
  'register-service-worker.js',
  'manifest.webmanifest',
  'favicon.svg',
  'icons/icon-192.png',
];

const root = import.meta.dirname;

/**
 * Builds the service worker once the pages are built, with the list of the files that it keeps from the
 * beginning. In development there is none.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'girone:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { src: '/register-service-worker.js', defer: true },
        injectTo: 'head',
      },
    ],
    async writeBundle({ dir = join(root, 'dist') }, bundle) {
      const { target } = this.environment.config.build;
      const contents = await Promise.all(
        [...publicFiles, 'index.html'].map(
          async (file) => [file, await readFile(join(dir, file))] as const,
        ),
      );
      const precache = listPrecache({
        chunks,
        files: filesWith(lateChunks, bundle),
        built: Object.keys(bundle),
        contents: Object.fromEntries(contents),
      });
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { precacheManifest: JSON.stringify(precache) },
        build: {
          target,
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(root, 'service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

/** The files of these chunks and of all that they need to run. */
function filesWith(names: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  function add(file: string): void {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of chunk.imports) add(imported);
  }
  for (const name of names) {
    const own = Object.values(bundle).filter((each) => each.type === 'chunk' && each.name === name);
    if (own.length === 0) throw new Error(`No chunk of the build is called ${name}`);
    for (const { fileName } of own) add(fileName);
  }
  return [...files];
}
