import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { pages } from '@girone/contract/pages';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';

const pagePaths = new Set<string>(Object.values(pages));

/**
 * Every route that the servers of this file register, as `"METHOD /path"`, but for the web's pages
 * and files, which are the same for everybody; HEAD goes with its GET. To be called before
 * `useGirone`.
 */
export function collectServedRoutes(): ReadonlySet<string> {
  const served = new Set<string>();
  // Fastify announces each instance before it has routes; the production code need not know.
  const channel = 'fastify.initialization';
  function listen(message: unknown): void {
    if (!isAnnouncement(message)) return;
    message.fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) {
        if (each !== 'HEAD' && !isWeb(each, url)) served.add(`${each} ${url}`);
      }
    });
  }
  subscribe(channel, listen);
  afterAll(() => unsubscribe(channel, listen));
  return served;
}

function isAnnouncement(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

function isWeb(method: string, url: string): boolean {
  const isFile = !/^\/(?:api|objects)\//.test(url) && /\.\w+$/.test(url);
  return method === 'GET' && (pagePaths.has(url) || isFile || url === '/assets/*');
}
