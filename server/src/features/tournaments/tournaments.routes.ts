import { accept } from '@girone/contract/errors';
import { tournamentRoutes } from '@girone/contract/tournaments';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTournament } from './create-tournament.ts';
import { deleteTournament } from './delete-tournament.ts';
import { editTournament } from './edit-tournament.ts';
import { forceStart } from './force-start.ts';
import { startWithout } from './start-without.ts';
import { openTournament } from './open-tournament.ts';
import { getTournament, listTournaments } from './read-tournaments.ts';

export function serveTournaments(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, tournamentRoutes.listTournaments, async ({ query, actor, request, reply }) => {
    const page = await listTournaments(platform, actor, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  registerRoute(app, tournamentRoutes.createTournament, ({ actor, body }) =>
    createTournament(platform, actor, body),
  );
  registerRoute(app, tournamentRoutes.getTournament, ({ actor, params }) =>
    getTournament(platform, actor, params.tournamentId),
  );
  registerRoute(app, tournamentRoutes.editTournament, ({ actor, params: { tournamentId }, body }) =>
    editTournament(platform, actor, { tournamentId, body }),
  );
  registerRoute(app, tournamentRoutes.deleteTournament, ({ actor, params }) =>
    deleteTournament(platform, actor, params.tournamentId),
  );
  registerRoute(app, tournamentRoutes.openTournament, ({ actor, params }) =>
    openTournament(platform, actor, params.tournamentId),
  );
  registerRoute(app, tournamentRoutes.forceStart, ({ actor, params }) =>
    forceStart(platform, actor, params.tournamentId),
  );
  registerRoute(app, tournamentRoutes.startWithout, ({ actor, params: { tournamentId }, body }) =>
    startWithout(platform, actor, { tournamentId, userIds: body.userIds }),
  );
}
