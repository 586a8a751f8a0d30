import { accept } from '@girone/contract/errors';
import { pushRoutes } from '@girone/contract/push';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeQuietHours } from './change-quiet-hours.ts';
import { devicesByUser, trialsByUser } from './push.limits.ts';
import { readPush } from './read-push.ts';
import { removeDevice } from './remove-device.ts';
import { saveDevice } from './save-device.ts';
import { sendTrial } from './send-trial.ts';

export function servePush(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, pushRoutes.getPush, async ({ actor }) =>
    accept(await readPush(platform, actor)),
  );
  registerRoute(app, pushRoutes.savePushDevice, {
    callLimit: devicesByUser,
    handle: ({ actor, caller, body }) => saveDevice(platform, { actor, caller }, body),
  });
  registerRoute(app, pushRoutes.removePushDevice, ({ actor, params }) =>
    removeDevice(platform, actor, params.deviceId),
  );
  registerRoute(app, pushRoutes.sendTrialPush, {
    callLimit: trialsByUser,
    handle: ({ actor }) => sendTrial(platform, actor),
  });
  registerRoute(app, pushRoutes.changeQuietHours, async ({ actor, body }) =>
    accept(await changeQuietHours(platform, actor, body)),
  );
}
