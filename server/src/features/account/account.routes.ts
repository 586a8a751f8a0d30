import { accountRoutes } from '@girone/contract/account';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  changeEmail,
  changePassword,
  clearSessionCookie,
  confirmEmailChange,
  confirmPassword,
  endOtherSessions,
  endOwnSession,
  listSessions,
  requestDeletion,
  setDeviceCookie,
} from '../auth/index.ts';
import { changeSettings } from './change-settings.ts';
import { serveExportFile } from './export-file.http.ts';
import { getExport, requestExport } from './request-export.ts';

export function serveAccount(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, accountRoutes.changeSettings, ({ actor, body }) =>
    changeSettings(platform, actor, body),
  );
  registerRoute(app, accountRoutes.changePassword, async ({ actor, caller, body, reply }) => {
    const { currentPassword: password, passkey, newPassword } = body;
    const proof = { actor, caller, given: { password, passkey } };
    const outcome = await changePassword(platform, proof, newPassword);
    if (!outcome.ok) return outcome;
    setDeviceCookie(reply, platform.config, outcome.value.deviceMark);
    return accept(undefined);
  });
  registerRoute(app, accountRoutes.changeEmail, ({ actor, caller, body }) =>
    changeEmail(platform, { actor, caller, given: body }, body.email),
  );
  registerRoute(app, accountRoutes.confirmEmail, ({ body }) =>
    confirmEmailChange(platform, body.token),
  );
  registerRoute(app, accountRoutes.confirmPassword, ({ actor, caller, body }) =>
    confirmPassword(platform, { actor, caller, given: body }),
  );
  registerRoute(app, accountRoutes.listSessions, ({ actor }) => listSessions(platform, actor));
  registerRoute(app, accountRoutes.endSession, ({ actor, params }) =>
    endOwnSession(platform, actor, params.sessionId),
  );
  registerRoute(app, accountRoutes.endOtherSessions, ({ actor }) =>
    endOtherSessions(platform, actor),
  );
  registerRoute(app, accountRoutes.requestExport, ({ actor }) => requestExport(platform, actor));
  registerRoute(app, accountRoutes.getExport, ({ actor }) => getExport(platform, actor));
  serveExportFile(app, platform);
  registerRoute(app, accountRoutes.requestDeletion, async ({ actor, caller, body, reply }) => {
    const outcome = await requestDeletion(platform, { actor, caller, given: body });
    if (outcome.ok) clearSessionCookie(reply, platform.config);
    return outcome;
  });
}
