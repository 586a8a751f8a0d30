import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeGroups } from './code-groups.ts';
import { cutFonts } from './cut-fonts.ts';
import { icons } from './icons.ts';
import { logger } from './logger.ts';
import { serviceWorker } from './service-worker-plugin.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
const proxied = ['/api', '/objects', '/embed', '/healthz', '/readyz'];

/** Pages of which the build draws nothing ahead (`src/prerender.tsx`): it has no use for their code. */
function isDrawnLater(id: string, importer = ''): boolean {
  return importer.endsWith('/page-loaders.ts') && /\/routes\/(?!terms\.|privacy-policy\.)/.test(id);
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  ...(command === 'build' && { customLogger: logger }),
  plugins: [react(), cutFonts(), icons(), serviceWorker()],
  resolve: {
    // What this package lends to older versions of React is in ours.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    manifest: true,
    target: 'es2022',
    // The content security policy allows no data: address for fonts and scripts.
    assetsInlineLimit: 0,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      external: isSsrBuild === true ? isDrawnLater : [],
      output: {
        codeSplitting: { groups: codeGroups },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])) },
}));
