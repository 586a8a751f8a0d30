import { authRoutes } from '@girone/contract/auth';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSession } from './end-session.ts';
import { createGetCurrentUser } from './get-current-user.ts';
import { logIn } from './log-in.ts';
import { servePasskeys } from './passkeys/passkeys.routes.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { serveSecondFactor } from './second-factor/second-factor.routes.ts';
import { clearSessionCookie } from './session-cookie.http.ts';
import { signIn, signInCallerOf } from './sign-in.http.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

export function serveAuth(app: FastifyInstance, platform: Platform): void {
  const getCurrentUser = createGetCurrentUser(platform);
  registerRoute(app, authRoutes.currentUser, ({ actor }) => getCurrentUser(actor));

  registerRoute(app, authRoutes.login, async ({ body, request, reply }) => {
    const proof = await logIn(platform, signInCallerOf(request), body);
    return signIn(platform, { request, reply }, proof);
  });

  registerRoute(app, authRoutes.register, async ({ body, caller, request, reply }) => {
    const made = await register(platform, caller, body);
    if (!made.ok) return made;
    // Whoever has just made the account need not be told that they came in.
    const proof = { user: made.value, signedInWith: 'password', isNewDevice: false } as const;
    return signIn(platform, { request, reply }, accept(proof));
  });

  registerRoute(app, authRoutes.logout, async ({ actor, reply }) => {
    if (actor) await endSession(platform, actor);
    clearSessionCookie(reply, platform.config);
    return accept(undefined);
  });

  registerRoute(app, authRoutes.requestPasswordReset, ({ body, caller }) =>
    requestPasswordReset(platform, caller, body.email),
  );
  registerRoute(app, authRoutes.resetPassword, ({ body, caller }) =>
    resetPassword(platform, caller, body),
  );
  serveSecondFactor(app, platform);
  servePasskeys(app, platform);
  registerRoute(app, authRoutes.verifyEmail, ({ body }) => verifyEmail(platform, body.token));
  registerRoute(app, authRoutes.resendVerification, ({ actor }) =>
    resendVerification(platform, actor),
  );
}
