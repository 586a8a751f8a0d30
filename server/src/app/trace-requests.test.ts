import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { LogController } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { readTraceParent, type Span } from '../platform/tracing.ts';
import { logRequests } from './request-log.ts';
import { traceRequests } from './trace-requests.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

interface Message {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** Takes what a collector takes: one message of OTLP, as JSON. */
let collector: Server;
let collected: { path: string | undefined; body: Message }[] = [];
let status = 200;

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  collected.push({ path: request.url, body: JSON.parse(await text(request)) });
  response
    .writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
    .end('{}');
}

beforeEach(async () => {
  collected = [];
  status = 200;
  collector = createServer((request, response) => {
    void take(request, response);
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => {
    collector.close(resolve);
  });
});

function collectorAddress(): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
}

function openApp(environment: Record<string, string>) {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorateRequest('actor', null);
  traceRequests(app, { config: readConfig(environment), log: app.log });
  logRequests(app);
  app.get('/api/films/:filmId', async () => 'a film');
  app.get('/api/fails', async () => {
    throw new Error('broken');
  });
  return { app, logged: () => lines.map((line) => JSON.parse(line)) };
}

const spansOf = () =>
  collected.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

test('a request is a span of the trace that it came with, and its line in the log names it', async () => {
  const { app, logged } = openApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress() });
  const headers = { traceparent: `00-${traceId}-${spanId}-01` };
  await app.inject({ url: '/api/films/7?secret=1', headers });
  await app.inject({ url: '/api/fails' });
  await app.close();
  expect(collected.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [film, failure] = spansOf();
  expect(film).toMatchObject({
    traceId,
    parentSpanId: spanId,
    name: 'GET /api/films/:filmId',
    kind: 2,
    status: { code: 0 },
  });
  if (!film || !failure) throw new Error('two spans');
  expect(BigInt(film.endTimeUnixNano) >= BigInt(film.startTimeUnixNano)).toBe(true);
  expect(film.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: '200' },
  });
  expect(JSON.stringify(collected)).not.toContain('secret');
  expect(failure).toMatchObject({ status: { code: 2 } });
  expect(failure.traceId).toMatch(/^[\da-f]{32}$/);
  expect(failure.parentSpanId).toBeUndefined();
  const answered = logged().filter(({ msg }) => msg === 'answered');
  expect(answered.map((line) => line.traceId)).toEqual([traceId, failure.traceId]);
});

test('a trace that its beginner does not keep is carried along, not collected', async () => {
  const { app, logged } = openApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress() });
  await app.inject({ url: '/api/films/7', headers: { traceparent: `00-${traceId}-${spanId}-00` } });
  await app.close();
  expect(collected).toEqual([]);
  expect(logged()[0]).toMatchObject({ traceId });
});

test('a collector that is away is told of once, and calls are answered', async () => {
  status = 503;
  const { app, logged } = openApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress() });
  const { statusCode } = await app.inject({ url: '/api/films/7' });
  await app.close();
  expect(statusCode).toBe(200);
  const told = logged().filter(({ msg }) => msg === 'traces are not taken, and lost');
  expect(told).toHaveLength(1);
});

test.each([302, 307])('a collector that sends on with %i is not followed', async (redirect) => {
  status = redirect;
  const { app } = openApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress() });
  await app.inject({ url: '/api/films/7' });
  await app.close();
  expect(collected.map(({ path }) => path)).toEqual(['/v1/traces']);
});

test('without a collector nothing of it is done', async () => {
  const { app, logged } = openApp({});
  await app.inject({ url: '/api/films/7', headers: { traceparent: `00-${traceId}-${spanId}-01` } });
  await app.close();
  expect(collected).toEqual([]);
  expect(logged()[0]).not.toHaveProperty('traceId');
});

test.each([
  undefined,
  '',
  `00-${traceId}-${spanId}`,
  `01-${traceId}-${spanId}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
])('%s is no parent', (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});
