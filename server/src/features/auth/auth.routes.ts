import { authRoutes, type CurrentUser } from '@girone/contract/auth';
import { accept, type Outcome } from '@girone/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCurrentUser } from './auth.present.ts';
import { endSession } from './end-session.ts';
import { createGetCurrentUser } from './get-current-user.ts';
import { markDevice, type ProvenAccount } from './known-device.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { serveSecondFactor } from './second-factor/second-factor.routes.ts';
import {
  clearSessionCookie,
  readDeviceMark,
  readSessionToken,
  setDeviceCookie,
  setSessionCookie,
} from './session-cookie.http.ts';
import { startSession } from './start-session.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

export function serveAuth(app: FastifyInstance, platform: Platform): void {
  const { config } = platform;

  /** Whoever proved who they are gets a session and a marked device. */
  async function signIn(
    outcome: Outcome<ProvenAccount>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Outcome<CurrentUser>> {
    if (!outcome.ok) return outcome;
    const user = outcome.value;
    const token = await startSession(platform, {
      userId: user.id,
      userAgent: callerOf(request).userAgent,
      broughtToken: readSessionToken(request, config),
    });
    setSessionCookie(reply, config, token);
    setDeviceCookie(reply, config, markDevice(platform, user));
    return accept(presentCurrentUser(user));
  }

  const getCurrentUser = createGetCurrentUser(platform);
  registerRoute(app, authRoutes.currentUser, ({ actor }) => getCurrentUser(actor));

  registerRoute(app, authRoutes.login, async ({ body, caller, request, reply }) => {
    const deviceMark = readDeviceMark(request);
    return signIn(await logIn(platform, { ...caller, deviceMark }, body), request, reply);
  });

  registerRoute(app, authRoutes.register, async ({ body, caller, request, reply }) =>
    signIn(await register(platform, caller, body), request, reply),
  );

  registerRoute(app, authRoutes.logout, async ({ actor, reply }) => {
    if (actor) await endSession(platform, actor);
    clearSessionCookie(reply, config);
    return accept(undefined);
  });

  registerRoute(app, authRoutes.requestPasswordReset, ({ body, caller }) =>
    requestPasswordReset(platform, caller, body.email),
  );
  registerRoute(app, authRoutes.resetPassword, ({ body, caller }) =>
    resetPassword(platform, caller, body),
  );
  serveSecondFactor(app, platform);
  registerRoute(app, authRoutes.verifyEmail, ({ body }) => verifyEmail(platform, body.token));
  registerRoute(app, authRoutes.resendVerification, ({ actor }) =>
    resendVerification(platform, actor),
  );
}
