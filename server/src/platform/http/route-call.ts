import type { Outcome } from '@girone/contract/errors';
import type { Route, RouteInput, RouteResponse } from '@girone/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import type { Caller } from './caller.ts';
import type { ReadyJson } from './ready-json.ts';

/** One call of the contract, checked: what came in, from whom. */
export interface RouteCall<R extends Route> extends RouteInput<R> {
  readonly actor: R['access'] extends 'everyone' ? Actor | null : Actor;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Reads or does what is asked; what sends the answer is called afterwards. */
export type PrepareAnswer<R extends Route> = (
  call: RouteCall<R>,
) => Promise<Outcome<() => FastifyReply | Promise<FastifyReply>>>;

export type RouteHandler<R extends Route> = (
  call: RouteCall<R>,
) => Promise<Outcome<RouteResponse<R> | ReadyJson<RouteResponse<R>>>>;
