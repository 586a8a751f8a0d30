import { refuse } from '@girone/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWriteRefused } from '../../platform/db/write-trouble.ts';
import { addressKeyOf } from '../../platform/http/caller.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { createAdmission, type Admitted, type Call } from './admission.ts';
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.http.ts';
import { noteAdminVisit, renewSession } from './sessions.repo.ts';

/** What the API, uploaded images and the event stream need to know; pages and assets do not. */
const needsActor = /^\/(api|objects)\//;

/** What is asked for takes a body that comes at once, or not much later. */
const longForABodyMs = 1000;

/** Puts the signed-in person on each request, and turns away whoever calls too often. */
export function admitCalls(app: FastifyInstance, platform: Platform): void {
  const { config, db } = platform;
  const admit = createAdmission(platform);

  /** Answers what was decided, or `undefined` once the request has been refused. */
  async function decide(
    request: FastifyRequest,
    reply: FastifyReply,
    call: Call,
  ): Promise<Admitted | undefined> {
    const admission = admit(call);
    if (!admission) {
      await sendRefusal(request, reply, refuse('unavailable', { retryAfter: 1 }));
      return undefined;
    }
    const admitted = await admission;
    if (admitted.wait > 0) {
      await sendRefusal(request, reply, refuse('rate_limited', { retryAfter: admitted.wait }));
      return undefined;
    }
    const { sessionId } = call;
    if (admitted.person && sessionId !== null) {
      const {
        isDueForRenewal: _,
        isAdminVisitDue: __,
        hasSecondFactor,
        ...person
      } = admitted.person;
      const lacksSecondFactor = config.adminSecondFactor && !hasSecondFactor;
      request.actor = { ...person, lacksSecondFactor, sessionId };
    } else {
      request.actor = null;
      if (sessionId !== null) clearSessionCookie(reply, config);
    }
    return admitted;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!needsActor.test(request.url)) return;
    const token = readSessionToken(request, config);
    const sessionId = token === undefined ? null : sha256(token);
    const address = request.url.startsWith('/api/') ? addressKeyOf(request) : null;
    const { callLimit: limit = null, callCost: cost = 1 } = request.routeOptions.config;
    const admitted = await decide(request, reply, { address, sessionId, limit, cost });
    if (!admitted) return reply;
    const { person } = admitted;
    if (token === undefined || sessionId === null || !person) return;
    const { isAdminArea = false } = request.routeOptions.config;
    const isVisit = isAdminArea && person.isAdmin && person.isAdminOpen && person.isAdminVisitDue;
    try {
      if (isVisit) await noteAdminVisit(db, { sid: sessionId });
      if (!person.isDueForRenewal) return;
      await renewSession(db, { sid: sessionId });
    } catch (error) {
      // It lasts for a while yet: the next call renews it.
      if (isWriteRefused(db, error)) return;
      throw error;
    }
    setSessionCookie(reply, config, token);
  });

  // Who somebody is was asked before the body came. Whoever holds it back must not act by rights that have
  // ended meanwhile: routes look at the access again.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.actor || reply.elapsedTime < longForABodyMs) return;
    const { sessionId } = request.actor;
    const admitted = await decide(request, reply, {
      address: null,
      sessionId,
      limit: null,
      cost: 1,
    });
    if (!admitted) return reply;
  });
}
