import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.http.ts';
import { findLiveSession, renewSession } from './sessions.repo.ts';

/** What the API, uploaded images and the event stream need to know; pages and assets do not. */
const needsActor = /^\/(api|objects)\//;

/** Puts the signed-in person on each request. The database is asked every time: ended is ended. */
export function identifyActor(app: FastifyInstance, { config, db }: Platform): void {
  app.addHook('onRequest', async (request, reply) => {
    const token = needsActor.test(request.url) ? readSessionToken(request, config) : undefined;
    if (token === undefined) return;
    const sessionId = sha256(token);
    const session = await findLiveSession(db, sessionId);
    if (!session) {
      clearSessionCookie(reply, config);
      return;
    }
    const { isDueForRenewal, ...person } = session;
    request.actor = { ...person, sessionId };
    if (isDueForRenewal) {
      await renewSession(db, sessionId);
      setSessionCookie(reply, config, token);
    }
  });
}
