import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { cutFonts } from './cut-fonts.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
const proxied = ['/api', '/objects', '/healthz', '/readyz'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), cutFonts()],
  // The contract is read from its sources, without a build of its own.
  resolve: { conditions: ['source', ...defaultClientConditions] },
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
              test: /node_modules[\\/](?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|i18next|react-i18next|@tanstack)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])) },
});
