import { accept } from '@girone/contract/errors';
import { matchRoutes } from '@girone/contract/matches';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMatches } from './list-matches.ts';

export function serveMatches(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, matchRoutes.listMatches, async ({ query, actor, request, reply }) => {
    const page = await listMatches(platform, actor, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
}
