import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import {
  createTracer,
  newSpanId,
  newTraceId,
  readTraceParent,
  type Attribute,
} from '../platform/tracing.ts';
import { version } from './version.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** To which the request belongs; undefined where nobody traces. */
    trace?: { readonly id: string; readonly parent: ReturnType<typeof readTraceParent> };
  }
}

/** Where there is a collector, every request becomes a span: in the trace of the proxy before us, else in one of its own. */
export function traceRequests(
  app: FastifyInstance,
  { config, log }: Pick<Platform, 'config' | 'log'>,
): void {
  if (config.tracesUrl === undefined) return;
  const tracer = createTracer({ endpoint: config.tracesUrl, version, log });
  app.addHook('onClose', () => tracer.stop());
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = parentOf(request);
    request.trace = { id: parent?.traceId ?? newTraceId(), parent };
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, trace } = request;
    const route = routeOptions.url ?? 'elsewhere';
    const end = BigInt(Date.now()) * nanosecondsPerMs;
    const took = BigInt(Math.round(reply.elapsedTime * 1000)) * nanosecondsPerMicrosecond;
    if (trace && trace.parent?.isSampled !== false) {
      tracer.record({
        traceId: trace.id,
        spanId: newSpanId(),
        ...(trace.parent && { parentSpanId: trace.parent.spanId }),
        name: `${method} ${route}`,
        kind: 2,
        startTimeUnixNano: String(end - took),
        endTimeUnixNano: String(end),
        // The route and not the address: that may hold what opens something to whoever reads it.
        attributes: [
          text('http.request.method', method),
          text('http.route', route),
          text('girone.request_id', request.id),
          {
            key: 'http.response.status_code',
            value: { intValue: String(reply.statusCode) },
          },
        ],
        status: { code: reply.statusCode >= 500 ? 2 : 0 },
      });
    }
    done();
  });
}

const nanosecondsPerMs = 1_000_000n;
const nanosecondsPerMicrosecond = 1000n;

function parentOf({ headers: { traceparent } }: FastifyRequest) {
  return readTraceParent(typeof traceparent === 'string' ? traceparent : undefined);
}

function text(key: string, stringValue: string): Attribute {
  return { key, value: { stringValue } };
}
