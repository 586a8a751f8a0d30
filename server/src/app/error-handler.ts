import { refuse, type ErrorCode, type Refusal } from '@girone/contract/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseUnavailable } from '../platform/db/database-unavailable.ts';
import { isWriteRefused } from '../platform/db/write-trouble.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import { TurnedAway } from '../platform/limit-parallel.ts';
import { InvalidInput } from '../platform/http/validation.ts';
import type { Platform } from '../platform/platform.ts';

const codeByStatus: Partial<Record<number, ErrorCode>> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

/** Why a call was not answered: too much to do, too many in a line, or a database that is away. */
export type ShedReason = 'busy' | 'line' | 'database';

/** The one place that turns exceptions into answers; expected refusals are values and never come here. */
export function handleErrors(
  app: FastifyInstance,
  { db, errorCounts }: Pick<Platform, 'db' | 'errorCounts'>,
  onShed: (reason: ShedReason) => void,
): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalFor(error);
    const route = `${request.method} ${request.routeOptions.url ?? 'elsewhere'}`;
    if (refusal.code === 'internal') {
      request.log.error({ err: error, route, address: request.ip }, 'request failed');
      errorCounts.count(route);
    }
    if (refusal.code === 'unavailable') {
      isWriteRefused(db, error);
      onShed(error instanceof TurnedAway ? 'line' : 'database');
      request.log.warn({ err: error, route, address: request.ip }, 'request turned away');
    }
    return sendRefusal(request, reply, refusal);
  });
}

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof InvalidInput) {
    return { ok: false, code: 'invalid_input', fields: error.fields };
  }
  if (isDatabaseUnavailable(error)) return refuse('unavailable');
  const status = error.statusCode ?? 500;
  const known = codeByStatus[status];
  if (known) return refuse(known);
  return refuse(status >= 400 && status < 500 ? 'malformed_request' : 'internal');
}
