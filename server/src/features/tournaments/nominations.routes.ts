import { nominationRoutes } from '@girone/contract/nominations';
import type { FastifyInstance } from 'fastify';
import { inPerson } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { listNominations } from './list-nominations.ts';
import { nominateNewFilm } from './nominate-new-film.ts';
import { nominate } from './nominate.ts';
import { orderNominations } from './order-nominations.ts';
import { removeNominations } from './remove-nominations.ts';
import { withdrawNomination } from './withdraw-nomination.ts';

export function serveNominations(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, nominationRoutes.listNominations, ({ actor, params }) =>
    listNominations(platform, actor, params.tournamentId),
  );
  registerRoute(app, nominationRoutes.nominate, ({ actor, params: { tournamentId }, body }) =>
    nominate(platform, actor, { tournamentId, filmId: body.filmId }),
  );
  registerRoute(
    app,
    nominationRoutes.nominateNewFilm,
    ({ actor, caller, params: { tournamentId }, body }) =>
      nominateNewFilm(platform, inPerson(actor, caller), { tournamentId, body }),
  );
  registerRoute(app, nominationRoutes.withdrawNomination, ({ actor, params }) =>
    withdrawNomination(platform, actor, params),
  );
  registerRoute(
    app,
    nominationRoutes.removeNominations,
    ({ actor, params: { tournamentId }, body }) =>
      removeNominations(platform, actor, { tournamentId, ...body }),
  );
  registerRoute(
    app,
    nominationRoutes.orderNominations,
    ({ actor, params: { tournamentId }, body }) =>
      orderNominations(platform, actor, { tournamentId, filmIds: body.filmIds }),
  );
}
