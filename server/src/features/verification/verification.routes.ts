import { verificationRoutes } from '@girone/contract/verification';
import type { FastifyInstance } from 'fastify';
import { forEverybody } from '../../platform/http/public-read.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { getBallots, getSeals, readBallotsVersion, readSealsVersion } from './read-evidence.ts';
import { reportCount } from './report-count.ts';
import { getBallotKey, setBallotKey } from './set-ballot-key.ts';

export function serveVerification(app: FastifyInstance, platform: Platform): void {
  registerRoute(
    app,
    verificationRoutes.getBallots,
    forEverybody(platform, (from) => ({
      readVersion: ({ actor, params, query }) =>
        readBallotsVersion(from, actor, { ...params, ...query }),
      make: ({ params, query }) => getBallots(from, { ...params, ...query }),
    })),
  );
  registerRoute(
    app,
    verificationRoutes.getSeals,
    forEverybody(platform, (from) => ({
      readVersion: ({ actor, params }) => readSealsVersion(from, actor, params.tournamentId),
      make: ({ params }) => getSeals(from, params.tournamentId),
    })),
  );
  registerRoute(app, verificationRoutes.reportCount, ({ actor, params, body }) =>
    reportCount(platform, actor, { ...params, ...body }),
  );
  registerRoute(app, verificationRoutes.getBallotKey, ({ actor }) => getBallotKey(platform, actor));
  registerRoute(app, verificationRoutes.setBallotKey, ({ actor, body }) =>
    setBallotKey(platform, actor, body.key),
  );
}
