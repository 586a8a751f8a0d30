import { secondFactorRoutes } from '@girone/contract/second-factor';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import { beginSecondFactor, confirmSecondFactor, getSecondFactor } from './set-up-second-factor.ts';

export function serveSecondFactor(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, secondFactorRoutes.getSecondFactor, ({ actor }) =>
    getSecondFactor(platform, actor),
  );
  registerRoute(app, secondFactorRoutes.beginSecondFactor, ({ actor, caller, body }) =>
    beginSecondFactor(platform, { actor, caller, given: body }),
  );
  registerRoute(app, secondFactorRoutes.confirmSecondFactor, ({ actor, body }) =>
    confirmSecondFactor(platform, actor, body.code),
  );
  registerRoute(app, secondFactorRoutes.renewRecoveryCodes, ({ actor, caller, body }) =>
    renewRecoveryCodes(platform, { actor, caller, given: body }),
  );
  registerRoute(app, secondFactorRoutes.endSecondFactor, ({ actor, caller, body }) =>
    endSecondFactor(platform, { actor, caller, given: body }, body.code),
  );
}
