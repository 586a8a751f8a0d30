import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { codeGroups } from './code-groups.ts';
import { cutFonts } from './cut-fonts.ts';
import { precacheShell } from './precache-shell.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
const proxied = ['/api', '/objects', '/embed', '/healthz', '/readyz'];

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
          'assets/{platform,rolldown-runtime,index,en,it,es,page-loaders,site-nav,parts,figures}-*.{js,css}',
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
        codeSplitting: { groups: codeGroups },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])) },
}));
