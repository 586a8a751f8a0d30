import { refuse, type Outcome } from '@girone/contract/errors';
import type { Route, RouteInput, RouteResponse } from '@girone/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { RateRule } from '../rate-limit.ts';
import type { Actor } from './actor.ts';
import { callerOf, type Caller } from './caller.ts';
import { compressAnswer } from './compress-answer.ts';
import { toJsonSchema } from './json-schema.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one user may make this call; the key is followed by the user's id. */
    callLimit?: RateRule;
  }
}

export interface RouteCall<R extends Route> extends RouteInput<R> {
  readonly actor: R['access'] extends 'everyone' ? Actor | null : Actor;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type RouteHandler<R extends Route> = (
  call: RouteCall<R>,
) => Promise<Outcome<RouteResponse<R>>>;

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
  served: RouteHandler<R> | LimitedHandler<R>,
): void {
  const { handle, callLimit } =
    typeof served === 'function' ? { handle: served, callLimit: undefined } : served;
  app.route({
    method: route.method,
    url: route.path,
    schema: routeSchema(route),
    config: {
      ...(callLimit && { callLimit }),
      ...(route.refusalForm && { refusalForm: route.refusalForm }),
      mayOmitBody: route.body?.safeParse(undefined).success ?? true,
    },
    // Before the body is parsed: whoever may not call learns nothing about the input.
    onRequest: async (request, reply) => {
      const refusal = refuseAccess(route, request.actor);
      if (refusal) return sendRefusal(request, reply, refusal);
    },
    // Of the route itself, so that it comes after whatever looks at the text of the answer.
    onSend: compressAnswer,
    handler: async (request, reply) => {
      const { params, query, body, actor } = request;
      // Rights may have ended while the body came.
      const refusal = refuseAccess(route, actor);
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
      const outcome = await handle(call);
      if (!outcome.ok) return sendRefusal(request, reply, outcome);
      return reply.code(route.status).send(outcome.value);
    },
  });
}

function refuseAccess(route: Route, actor: Actor | null) {
  if (route.access === 'everyone') return undefined;
  if (!actor) return refuse('not_signed_in');
  if (route.access === 'admin' && !actor.isAdmin) return refuse('forbidden');
  return undefined;
}

function routeSchema(route: Route): FastifySchema {
  return {
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    response: {
      [route.status]: route.response
        ? toJsonSchema(route.response, 'output')
        : { type: 'null', description: 'No content' },
    },
    summary: route.summary,
  };
}
