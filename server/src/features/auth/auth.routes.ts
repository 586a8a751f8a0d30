import { authRoutes } from '@girone/contract/auth';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCurrentUser } from './auth.present.ts';
import { endSession } from './end-session.ts';
import { getCurrentUser } from './get-current-user.ts';
import { rememberDevice } from './known-device.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { startSession } from './start-session.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

export function serveAuth(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, authRoutes.currentUser, ({ actor }) => getCurrentUser(platform, actor));

  registerRoute(app, authRoutes.login, async ({ body, request, reply }) => {
    const outcome = await logIn(platform, request, body);
    if (!outcome.ok) return outcome;
    const user = outcome.value;
    await startSession(platform, { userId: user.id, request, reply });
    rememberDevice(platform, reply, user.id);
    return accept(presentCurrentUser(user));
  });

  registerRoute(app, authRoutes.register, async ({ body, request, reply }) => {
    const outcome = await register(platform, request, body);
    if (!outcome.ok) return outcome;
    const user = outcome.value;
    await startSession(platform, { userId: user.id, request, reply });
    rememberDevice(platform, reply, user.id);
    return accept(presentCurrentUser(user));
  });

  registerRoute(app, authRoutes.logout, async ({ actor, reply }) => {
    if (actor) await endSession(platform, actor);
    clearSessionCookie(reply, platform.config);
    return accept(undefined);
  });

  registerRoute(app, authRoutes.requestPasswordReset, ({ body, request }) =>
    requestPasswordReset(platform, request, body.email),
  );
  registerRoute(app, authRoutes.resetPassword, ({ body, request }) =>
    resetPassword(platform, request, body),
  );
  registerRoute(app, authRoutes.verifyEmail, ({ body }) => verifyEmail(platform, body.token));
  registerRoute(app, authRoutes.resendVerification, ({ actor }) =>
    resendVerification(platform, actor),
  );
}
