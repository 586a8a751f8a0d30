import { errorStatus, type Refusal } from '@girone/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    refusalForm?: 'success-flag';
  }
}

/** Seconds after which a caller that was turned away for no reason of their own may try again. */
const retrySeconds = 5;

/** Answers with the one error body that all calls share. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const status = errorStatus[refusal.code];
  const wait = refusal.retryAfter ?? (status === 503 ? retrySeconds : undefined);
  if (wait !== undefined) reply.header('retry-after', wait);
  const body = errorBody(refusal, request.language);
  if (request.routeOptions.config.refusalForm === 'success-flag') {
    body.success = false;
    body.error = Object.values(body.fields ?? {})[0] ?? body.message;
  }
  // The route's serialiser is for its success body; a refusal has a shape of its own.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
