import type { Route } from '@girone/contract/route';
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify';
import type { RateRule } from '../rate-limit.ts';
import { callerOf } from './caller.ts';
import { compressAnswer } from './compress-answer.ts';
import { ReadyJson } from './ready-json.ts';
import { refuseAccess } from './refuse-access.ts';
import { respondCached, type VersionedHandler } from './respond-cached.ts';
import type { RouteCall, RouteHandler } from './route-call.ts';
import { sendRefusal } from './send-refusal.ts';
import { zodSerialiser } from './serialisation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one user may make this call; the key is followed by the user's id. */
    callLimit?: RateRule;
    /** As how many calls it counts; one unless it says so. */
    callCost?: number;
    /** Calling it counts as being there. */
    isAdminArea?: boolean;
  }
}

/** One that each user may call so often, counted when the call is admitted. */
interface LimitedHandler<R extends Route> {
  readonly handle: RouteHandler<R>;
  /** Its key is followed by the user's id. */
  readonly callLimit: RateRule;
}

/**
 * Serves one call of the contract: its schemas validate what comes in and choose the fields that
 * go out (a field that the contract does not list cannot leak), its access is checked first.
 */
export function registerRoute<R extends Route>(
  app: FastifyInstance,
  route: R,
  served: RouteHandler<R> | LimitedHandler<R> | VersionedHandler<R>,
): void {
  const respond = responderOf(route, served);
  const callLimit = 'callLimit' in served ? served.callLimit : undefined;
  app.route({
    method: route.method,
    url: route.path,
    schema: routeSchema(route),
    serializerCompiler: zodSerialiser,
    config: {
      ...(callLimit && { callLimit }),
      ...(route.cost !== undefined && { callCost: route.cost }),
      ...(route.refusalForm && { refusalForm: route.refusalForm }),
      isAdminArea: route.access === 'admin',
      mayOmitBody: route.body?.safeParse(undefined).success ?? true,
    },
    // Before the body is parsed: whoever may not call learns nothing about the input.
    onRequest: (request, reply, done) => {
      const refusal = refuseAccess(route.access, request.actor);
      if (refusal) void sendRefusal(request, reply, refusal);
      else done();
    },
    // Of the route itself, so that it comes after whatever looks at the text of the answer.
    onSend: compressAnswer,
    handler: async (request, reply) => {
      const { params, query, body, actor } = request;
      // Rights may have ended while the body came.
      const refusal = refuseAccess(route.access, actor);
      if (refusal) return sendRefusal(request, reply, refusal);
      // The schemas and the access check above have made it so; the types cannot know.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const call = {
        params,
        query,
        body,
        actor,
        caller: callerOf(request),
        request,
        reply,
      } as RouteCall<R>;
      return respond(call);
    },
  });
}

function responderOf<R extends Route>(
  route: R,
  served: RouteHandler<R> | LimitedHandler<R> | VersionedHandler<R>,
): (call: RouteCall<R>) => Promise<FastifyReply> {
  if ('readVersion' in served) return respondCached(route, served);
  const handle = 'callLimit' in served ? served.handle : served;
  return async (call) => {
    const outcome = await handle(call);
    if (!outcome.ok) return sendRefusal(call.request, call.reply, outcome);
    const { value } = outcome;
    const reply = call.reply.code(route.status);
    if (!(value instanceof ReadyJson)) return reply.send(value);
    return reply.type('application/json; charset=utf-8').send(value.text);
  };
}

function routeSchema(route: Route): FastifySchema {
  return {
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    response: {
      [route.status]: route.response ?? { type: 'null', description: 'No content' },
    },
    summary: route.summary,
  };
}
