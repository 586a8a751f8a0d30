import { accept } from '@girone/contract/errors';
import { leaderboardRoutes } from '@girone/contract/leaderboard';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSeason, listFilmRecords, listSeasons } from './read-leaderboard.ts';
import { createReadVersion } from './read-version.ts';

export function serveLeaderboard(app: FastifyInstance, platform: Platform): void {
  const readVersion = createReadVersion(platform);
  registerRoute(app, leaderboardRoutes.listSeasons, async ({ query, request, reply }) => {
    const page = await listSeasons(platform, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  registerRoute(app, leaderboardRoutes.getSeason, {
    readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
    make: ({ params }) => getSeason(platform, params.tournamentId),
  });
  registerRoute(app, leaderboardRoutes.listFilmRecords, ({ query }) =>
    listFilmRecords(platform, query),
  );
}
