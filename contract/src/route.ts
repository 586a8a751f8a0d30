import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call at all; finer rights are the policies' business. */
type Access = 'everyone' | 'signed-in' | 'admin';

export interface Route {
  readonly method: Method;
  /** Fastify form: `/api/matches/:matchId/vote`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The success status and its body; `null` where there is none. */
  readonly status: 200 | 201 | 202 | 204;
  readonly response: z.ZodType | null;
  /** The two password-reset calls answer `{success: false, error}` besides our own error body. */
  readonly refusalForm?: 'success-flag';
  /** As how many calls it counts where calls are counted: one unless it says so. */
  readonly cost?: number;
  /** The refusals that this call may answer with, beyond those of every call. */
  readonly errors: readonly ErrorCode[];
}

/** Declares one call of the API; server, client and documentation all read it from here. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives after validation. */
export interface RouteInput<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
}

/** What a caller has to send. */
export interface RouteRequest<R extends Route> {
  params: Sent<R['params']>;
  query: Sent<R['query']>;
  body: Sent<R['body']>;
}

export type RouteResponse<R extends Route> = R['response'] extends z.ZodType
  ? z.output<R['response']>
  : undefined;

export type RouteKey<R extends Route> = `${R['method']} ${R['path']}`;
