import { randomBytes } from 'node:crypto';
import type { Logger } from './logger.ts';

/** A piece of work as collectors of OpenTelemetry take it: their protocol's JSON, of which we need one message. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 2: a server's. */
  readonly kind: 2;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  /** 2: it failed; 0: nobody says. */
  readonly status: { readonly code: 0 | 2 };
}

export interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  /** Whoever began the trace keeps it; else its ids are only carried along. */
  readonly isSampled: boolean;
}

/** Reads the header `traceparent` (W3C Trace Context); what is not one is none. */
export function readTraceParent(header: string | undefined): TraceParent | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');

/** So many wait for their collector, which may be away; the rest is lost, and not the server with them. */
const mostWaiting = 4096;
const mostAtOnce = 512;
const everyMs = 2000;
const longestAnswerMs = 5000;

interface Tracer {
  readonly record: (span: Span) => void;
  /** Sends what waits, once more. */
  readonly stop: () => Promise<void>;
}

interface Collector {
  /** Of OTLP over HTTP, without the path of the traces. */
  readonly endpoint: string;
  readonly version: string;
  readonly log: Logger;
}

/** Hands spans on to a collector, in batches. */
export function createTracer({ endpoint, version, log }: Collector): Tracer {
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: 'girone' } },
      { key: 'service.version', value: { stringValue: version } },
    ],
  };
  const waiting: Span[] = [];
  let isAway = false;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    const spans = waiting.splice(0, mostAtOnce);
    if (spans.length === 0) return;
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ spans }] }] }),
        redirect: 'error',
        signal: AbortSignal.timeout(longestAnswerMs),
      });
      if (!ok) throw new Error(`the collector answered ${status}`);
      isAway = false;
    } catch (error) {
      // Once for as long as it is away: whoever reads the log wants to find other things in it too.
      if (!isAway) log.warn({ err: error }, 'traces are not taken, and lost');
      isAway = true;
    }
  }

  function sendInTurn(): Promise<void> {
    sending = sending.then(send);
    return sending;
  }

  const timer = setInterval(() => void sendInTurn(), everyMs).unref();
  return {
    record(span) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(span);
      if (waiting.length === mostAtOnce) void sendInTurn();
    },
    async stop() {
      clearInterval(timer);
      await sendInTurn();
    },
  };
}
