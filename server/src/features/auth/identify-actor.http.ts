import { refuse } from '@girone/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gather } from '../../platform/gather.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.http.ts';
import { prepareLiveSessions, renewSession } from './sessions.repo.ts';

/** What the API, uploaded images and the event stream need to know; pages and assets do not. */
const needsActor = /^\/(api|objects)\//;

/** Requests that come together are looked up together, in at most three queries at a time. */
const lookUps = { maxInFlight: 3, maxBatch: 200, maxWaiting: 5000 };

/** What is asked for takes a body that comes at once, or not much later. */
const longForABodyMs = 1000;

/** Puts the signed-in person on each request. The database is asked every time: ended is ended. */
export function identifyActor(app: FastifyInstance, { config, db }: Platform): void {
  const findSessions = prepareLiveSessions(db);
  const findSession = gather(async (sids: readonly string[]) => {
    const found = await findSessions(sids);
    return sids.map((sid) => ({ status: 'fulfilled' as const, value: found.get(sid) }));
  }, lookUps);

  /** Says on the request who it is, or that it is nobody any more; answers the session, if there is one. */
  async function identify(request: FastifyRequest, reply: FastifyReply, sessionId: string) {
    const lookUp = findSession(sessionId);
    if (!lookUp) {
      await sendRefusal(request, reply, refuse('unavailable', { retryAfter: 1 }));
      return undefined;
    }
    const session = await lookUp;
    if (!session) {
      clearSessionCookie(reply, config);
      request.actor = null;
      return undefined;
    }
    const { isDueForRenewal, ...person } = session;
    request.actor = { ...person, sessionId };
    return { isDueForRenewal };
  }

  app.addHook('onRequest', async (request, reply) => {
    const token = needsActor.test(request.url) ? readSessionToken(request, config) : undefined;
    if (token === undefined) return;
    const sessionId = sha256(token);
    const session = await identify(request, reply, sessionId);
    if (!session?.isDueForRenewal) return;
    await renewSession(db, sessionId);
    setSessionCookie(reply, config, token);
  });

  // Who somebody is was asked before the body came. Whoever holds it back must not act by rights that have
  // ended meanwhile: routes look at the access again.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.actor || reply.elapsedTime < longForABodyMs) return;
    await identify(request, reply, request.actor.sessionId);
  });
}
