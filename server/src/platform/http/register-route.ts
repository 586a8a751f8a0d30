import { accept } from '@girone/contract/errors';
import type { Route } from '@girone/contract/route';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { RateRule } from '../rate-limit.ts';
import { callerOf } from './caller.ts';
import { compressAnswer } from './compress-answer.ts';
import type { PublicRead } from './public-read.ts';
import { ReadyJson } from './ready-json.ts';
import { refuseAccess } from './refuse-access.ts';
import { respondCached, type VersionedHandler } from './respond-cached.ts';
import type { PrepareAnswer, RouteCall, RouteHandler } from './route-call.ts';
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

/** How a call is answered by one database. */
type Reader<R extends Route> = RouteHandler<R> | VersionedHandler<R>;

/**
 * Serves one call of the contract: its schemas validate what comes in and choose the fields that
 * go out (a field that the contract does not list cannot leak), its access is checked first.
 */
export function registerRoute<R extends Route>(
  app: FastifyInstance,
  route: R,
  served: Reader<R> | LimitedHandler<R> | PublicRead<Reader<R>>,
): void {
  const prepare = preparerOf(route, served);
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
      const answer = await prepare(call);
      return answer.ok ? answer.value() : sendRefusal(request, reply, answer);
    },
  });
}

function preparerOf<R extends Route>(
  route: R,
  served: Reader<R> | LimitedHandler<R> | PublicRead<Reader<R>>,
): PrepareAnswer<R> {
  if ('answer' in served) return prepareFromAny(route, served);
  if ('readVersion' in served) return respondCached(route, served);
  const handle = 'callLimit' in served ? served.handle : served;
  return async (call) => {
    const outcome = await handle(call);
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    return accept(() => {
      const reply = call.reply.code(route.status);
      if (!(value instanceof ReadyJson)) return reply.send(value);
      return reply.type('application/json; charset=utf-8').send(value.text);
    });
  };
}

function prepareFromAny<R extends Route>(route: R, read: PublicRead<Reader<R>>): PrepareAnswer<R> {
  const prepared = read.map((served) => preparerOf(route, served));
  return (call) =>
    prepared.answer(call.request, (prepare, actor) =>
      // A call that a visitor may make: the access check has let them in.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      prepare(actor === call.actor ? call : ({ ...call, actor } as RouteCall<R>)),
    );
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
