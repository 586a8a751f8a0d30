import { accept } from '@girone/contract/errors';
import { passkeyRoutes } from '@girone/contract/passkeys';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { setDeviceCookie } from '../session-cookie.http.ts';
import { signIn, signInCallerOf } from '../sign-in.http.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { askForOwnPasskey, askForPasskey } from './ask-for-passkey.ts';
import { listPasskeys, renameOwnPasskey } from './own-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { removePassword } from './remove-password.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export function servePasskeys(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, passkeyRoutes.askForPasskey, async ({ caller }) =>
    askForPasskey(platform, caller),
  );
  registerRoute(app, passkeyRoutes.loginWithPasskey, async ({ body, request, reply }) => {
    const proof = await signInWithPasskey(platform, signInCallerOf(request), body);
    return signIn(platform, { request, reply }, proof);
  });
  registerRoute(app, passkeyRoutes.listPasskeys, ({ actor }) => listPasskeys(platform, actor));
  registerRoute(app, passkeyRoutes.askForOwnPasskey, ({ actor, caller }) =>
    askForOwnPasskey(platform, caller, actor),
  );
  registerRoute(app, passkeyRoutes.beginPasskey, ({ actor, caller, body }) =>
    beginPasskey(platform, { actor, caller, given: body }),
  );
  registerRoute(app, passkeyRoutes.addPasskey, ({ actor, caller, body }) =>
    addPasskey(platform, { actor, caller }, body),
  );
  registerRoute(app, passkeyRoutes.renamePasskey, ({ actor, params, body }) =>
    renameOwnPasskey(platform, actor, { id: params.passkeyId, name: body.name }),
  );
  registerRoute(app, passkeyRoutes.removePasskey, ({ actor, caller, params, body }) =>
    removePasskey(platform, { actor, caller, given: body }, params.passkeyId),
  );
  registerRoute(app, passkeyRoutes.removePassword, async ({ actor, caller, body, reply }) => {
    const outcome = await removePassword(platform, { actor, caller, given: body });
    if (!outcome.ok) return outcome;
    setDeviceCookie(reply, platform.config, outcome.value.deviceMark);
    return accept(undefined);
  });
}
