import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { refuse } from '@girone/contract/errors';
import { pages } from '@girone/contract/pages';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../platform/http/send-refusal.ts';

/** The same folder from `server/src/app` and from `server/dist/app`. */
const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const document = 'index.html';

/** The built web application: hashed files for ever, one document for every page. */
export async function serveWeb(app: FastifyInstance, root = builtWeb): Promise<void> {
  const isBuilt = existsSync(join(root, document));
  if (isBuilt) await serveFiles(app, root);
  else app.log.warn('the web application is not built; only the API is served');

  // A person who lost the way gets the page that says so; a program gets our error body.
  app.setNotFoundHandler((request, reply) => {
    const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isBuilt && isPerson && !request.url.startsWith('/api/')) {
      return reply.code(404).sendFile(document);
    }
    return sendRefusal(request, reply, refuse('not_found'));
  });
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '**/*.html', '.vite/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  for (const path of Object.values(pages)) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.sendFile(document));
  }
}
