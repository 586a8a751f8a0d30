import { accept } from '@girone/contract/errors';
import { leaderboardRoutes } from '@girone/contract/leaderboard';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { forEverybody } from '../../platform/http/public-read.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSeason, listFilmRecords, listSeasons } from './read-leaderboard.ts';
import { createReadVersion } from './read-version.ts';

export function serveLeaderboard(app: FastifyInstance, platform: Platform): void {
  const reads = forEverybody(platform, (from) => ({ from, readVersion: createReadVersion(from) }));
  registerRoute(
    app,
    leaderboardRoutes.listSeasons,
    reads.map(({ from }) => async ({ query, request, reply }) => {
      const page = await listSeasons(from, query);
      linkToNextPage({ request, reply, page, limit: query.limit });
      return accept(page);
    }),
  );
  registerRoute(
    app,
    leaderboardRoutes.getSeason,
    reads.map(({ from, readVersion }) => ({
      readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
      make: ({ params }) => getSeason(from, params.tournamentId),
    })),
  );
  registerRoute(
    app,
    leaderboardRoutes.listFilmRecords,
    reads.map(
      ({ from }) =>
        ({ query }) =>
          listFilmRecords(from, query),
    ),
  );
}
