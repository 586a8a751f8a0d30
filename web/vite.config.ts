import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { cutFonts } from './cut-fonts.ts';
import { precacheShell } from './precache-shell.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
const proxied = ['/api', '/objects', '/embed', '/healthz', '/readyz'];

const platform =
  /node_modules[\\/](?:react|react-dom|scheduler|wouter|regexparam|i18next|react-i18next|@tanstack[\\/](?:react-query|query-core))[\\/]/;
const figures =
  /[\\/]ui[\\/](?:flap|tally|visually-hidden)\.|[\\/](?:landing[\\/][\w-]+|ui[\\/]fixture|poster[\\/]poster)\.module\.css/;
const onlyForSome =
  /[\\/](?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/;

/**
 * Small and on many pages. Each in a file of its own, they would weigh twice as much, and a page would
 * ask for a hundred files.
 */
const smallParts =
  /[\\/]web[\\/]src[\\/](?:ui|lib|i18n[\\/]late-sentences|features[\\/]session)|[\\/](?:lucide-react|poster[\\/]src[\\/]seed\.)/;
/** What brings more along than most pages have use for. */
const largeParts =
  /[\\/](?:dialog|confirm-dialog|use-return-focus|menu)\.|[\\/](?:ui[\\/]poster|contract-form|image-upload|data-table|admin-list)[\\/]/;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    cutFonts(),
    VitePWA({
      disable: isSsrBuild === true,
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      // An inline script would not run under our content security policy.
      injectRegister: 'script-defer',
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        // What the first page needs; what the others need is kept when it is used.
        globPatterns: [
          'assets/{platform,start,index,site-nav,page-loaders}-*.{js,css}',
          '{before-paint,registerSW}.js',
          'manifest.webmanifest',
          '{favicon.svg,icons/icon-192.png}',
        ],
        manifestTransforms: [precacheShell],
      },
    }),
  ],
  // The contract is read from its sources, without a build of its own.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // What this package lends to older versions of React is in ours.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    manifest: true,
    target: 'es2022',
    // The content security policy allows no data: address for fonts and scripts.
    assetsInlineLimit: 0,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // What every page needs and no release of ours changes: one file, long in the cache.
              name: 'platform',
              priority: 2,
              test: (id) => platform.test(id) && !onlyForSome.test(id),
            },
            { name: 'start', priority: 1, tags: ['$initial'] },
            // The landing page draws these and no other part that is shared; its styles come in one file.
            { name: 'figures', test: figures },
            // The schemas of a form come after the form, and need this alone of what it is made of.
            { name: 'forms', test: /[\\/]react-hook-form[\\/]/ },
            {
              name: 'parts',
              test: (id) => (smallParts.test(id) && !largeParts.test(id)) || onlyForSome.test(id),
              minShareCount: 7,
              includeDependenciesRecursively: false,
            },
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
            // What the pages and dialogs of a family share. Without what it is made of, which others share as
            // well; there is no circle, because features import what lies below them and not each other.
            {
              name: 'season',
              test: /[\\/]features[\\/](?:standings|tournaments)[\\/](?!.*\.queries\.)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'match',
              test: /[\\/]features[\\/]matches[\\/]/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'talk',
              test: /[\\/]features[\\/]posts[\\/]/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])) },
}));
