import { createHash } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cutFonts } from './cut-fonts.ts';
import { icons } from './icons.ts';
import { logger } from './logger.ts';

/**
 * The page of a championship in a box: one file, which opens without a server. Built after the web, into its folder;
 * the server writes the championship into it (`server/src/features/archive/box-file.ts`).
 */
export default defineConfig({
  root: import.meta.dirname,
  customLogger: logger,
  publicDir: false,
  plugins: [react(), cutFonts(), icons(), oneFile()],
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: 'es2022',
    outDir: join(import.meta.dirname, 'dist/.box'),
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/app/box/main.tsx'),
      output: { codeSplitting: false },
    },
  },
});

/** Puts script, styles and fonts into one page, which by its own policy runs and fetches nothing else. */
function oneFile(): Plugin {
  return {
    name: 'girone:one-file',
    enforce: 'post',
    // When everything else is done with the parts.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let script = '';
        let style = '@layer tokens, base, ui, features;';
        const fonts = new Map<string, string>();
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type === 'chunk') script += part.code;
          else if (name.endsWith('.css')) style += asText(part.source);
          else fonts.set(name, Buffer.from(part.source).toString('base64'));
          delete bundle[name];
        }
        for (const [name, content] of fonts) {
          style = style.replaceAll(`/${name}`, `data:font/woff2;base64,${content}`);
        }
        // Inside an element nothing may look like its end.
        const safe = script
          .replaceAll('</script', String.raw`<\/script`)
          .replaceAll('<!--', String.raw`<\!--`);
        this.emitFile({ type: 'asset', fileName: 'box.html', source: page(safe, style) });
      },
    },
  };
}

function asText(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function page(script: string, style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title></title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<noscript>
<p lang="en">This file needs JavaScript to show itself.</p>
<p lang="it">Questo file ha bisogno di JavaScript per mostrarsi.</p>
<p lang="es">Este archivo necesita JavaScript para mostrarse.</p>
</noscript>
<script type="application/json" id="girone-box"></script>
<script type="module">${script}</script>
</body>
</html>
`;
}
