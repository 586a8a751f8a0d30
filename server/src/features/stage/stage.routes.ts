import { stageRoutes } from '@girone/contract/stage';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { callToStage } from './call-to-stage.ts';
import { conductShows } from './conduct-shows.ts';
import { directShow } from './direct-show.ts';
import { gatherReactions } from './gather-reactions.ts';
import { createAllowances } from './reaction-allowance.ts';
import { getStage } from './read-stage.ts';
import { onlookersOf, watchersOf } from './stage.audience.ts';
import { seatsByUser } from './stage.limits.ts';
import { startShow } from './start-show.ts';
import { createTakeSeat } from './take-seat.ts';
import { createTeller } from './tell-day.ts';

export function serveStage(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const teller = createTeller(db);
  registerRoute(app, stageRoutes.getStage, ({ actor, params }) =>
    getStage({ db, teller }, actor, params.tournamentId),
  );
  registerRoute(app, stageRoutes.callToStage, ({ actor, params, body }) =>
    callToStage(services, actor, { ...params, ...body }),
  );
  registerRoute(app, stageRoutes.startShow, ({ actor, params, body }) =>
    startShow(services, actor, { ...params, ...body }),
  );
  registerRoute(app, stageRoutes.directShow, ({ actor, params, body }) =>
    directShow(services, actor, { ...params, ...body }),
  );
  serveSeats(app, services);
  const conductor = conductShows({ ...services, teller });
  app.addHook('onClose', () => conductor.stop());
}

function serveSeats(app: FastifyInstance, services: Services): void {
  const allow = createAllowances();
  const thrown = gatherReactions(services);
  const takeSeat = createTakeSeat({
    db: services.db,
    onThrown({ tournamentId, actor, standing }, counts) {
      const subject = { id: tournamentId, ...standing };
      const audience = watchersOf(subject, onlookersOf(subject));
      thrown.add(tournamentId, audience, allow(actor.userId, counts));
    },
  });
  registerRoute(app, stageRoutes.takeSeat, {
    handle: ({ actor, params, body }) => takeSeat(actor, { ...params, ...body }),
    callLimit: seatsByUser,
  });
  app.addHook('onClose', () => thrown.stop());
}
