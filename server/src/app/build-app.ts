import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { refuse } from '@girone/contract/errors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Services } from '../domain/services.ts';
import { serveAccount } from '../features/account/index.ts';
import { serveArchive } from '../features/archive/index.ts';
import { serveAdmin } from '../features/admin/index.ts';
import {
  admitCalls,
  carriesSession,
  loadViewer,
  saysSignedIn,
  serveAuth,
} from '../features/auth/index.ts';
import { serveCalendar } from '../features/calendar/index.ts';
import { serveCircleEntry, serveCircleInvites, serveCircles } from '../features/circles/index.ts';
import { serveDashboard } from '../features/dashboard/index.ts';
import { serveFilms } from '../features/films/index.ts';
import { serveLeaderboard, serveMatches } from '../features/matches/index.ts';
import { serveModeration } from '../features/moderation/index.ts';
import { serveDigest } from '../features/digest/index.ts';
import { serveNotifications } from '../features/notifications/index.ts';
import { servePosts } from '../features/posts/index.ts';
import { serveProfiles } from '../features/profiles/index.ts';
import { servePush } from '../features/push/index.ts';
import { createDescribePage, serveSharing } from '../features/sharing/index.ts';
import { serveStage } from '../features/stage/index.ts';
import { serveNominations, serveTournaments } from '../features/tournaments/index.ts';
import { serveTaste } from '../features/taste/index.ts';
import { serveTurnout } from '../features/turnout/index.ts';
import { serveVerification } from '../features/verification/index.ts';
import { serveUploads } from '../features/uploads/index.ts';
import { checkSameOrigin } from '../platform/http/same-origin.ts';
import { keepCookiesPrivate } from '../platform/http/keep-cookies-private.ts';
import { pickLanguage } from '../platform/http/language.ts';
import { normalAddress } from '../platform/http/normal-address.ts';
import { readJson } from '../platform/http/read-json.ts';
import { setSecurityHeaders } from '../platform/http/security-headers.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import { zodValidator } from '../platform/http/validation.ts';
import { rememberWrites } from '../platform/http/written-position.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { serveApiDocs } from './api-docs.ts';
import { endSlowRequests } from './end-slow-requests.ts';
import { handleErrors, type ShedReason } from './error-handler.ts';
import { serveEventStream } from './event-stream.ts';
import { measureArrival } from './measure-arrival.ts';
import { serveOperations } from './operations.ts';
import { logRequests } from './request-log.ts';
import { serveWeb } from './serve-web.ts';
import { shareConnections } from './share-connections.ts';
import { traceRequests } from './trace-requests.ts';

/** Largest body of an API call; uploads have a route and a limit of their own. */
const bodyLimit = 65_536;

/**
 * The HTTP side of Girone. Every request passes, in this order: request id and log, load shedding,
 * security headers, same-origin check, session, rate limit, its address's turn, then its route.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log, metrics } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => normalAddress(url),
    trustProxy: config.trustProxy ?? false,
    bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, request, reply) => {
      request.language = pickLanguage(request.headers['accept-language']);
      void sendRefusal(request, reply, refuse('malformed_request'));
    },
  });

  // JSON is the only language of the API; with no other parser, anything else is a 415.
  app.removeContentTypeParser('text/plain');
  readJson(app);
  app.setValidatorCompiler(zodValidator);
  app.decorateRequest('actor', null);
  app.decorateRequest('language', 'en');
  app.decorateRequest('addressKey', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.language = pickLanguage(request.headers['accept-language']);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  traceRequests(app, services);
  logRequests(app);
  const countShed = metrics.count({
    name: 'girone_requests_shed_total',
    help: 'Calls that were turned away with 503, by reason',
    label: 'reason',
    kinds: ['busy', 'line', 'database'] satisfies ShedReason[],
  });
  handleErrors(app, services, countShed);
  endSlowRequests(app);
  answerUnreadable(app);
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    retryAfter: 5,
    pressureHandler: (request, reply) => {
      countShed('busy');
      void sendRefusal(request, reply, refuse('unavailable'));
    },
  });
  setSecurityHeaders(app, config);
  await app.register(cookie);
  checkSameOrigin(app, {
    publicOrigin: config.publicUrl.origin,
    carriesSession: (request) => carriesSession(request, config),
  });
  rememberWrites(app, services);
  keepCookiesPrivate(app);
  admitCalls(app, services);
  shareConnections(app, config);

  await serveApiDocs(app);
  serveAuth(app, services);
  serveUploads(app, services);
  serveFilms(app, services);
  serveProfiles(app, services);
  serveCircles(app, services);
  serveCircleEntry(app, services);
  serveCircleInvites(app, services);
  serveTournaments(app, services);
  serveNominations(app, services);
  serveMatches(app, services);
  serveVerification(app, services);
  serveLeaderboard(app, services);
  servePosts(app, services);
  serveDashboard(app, services);
  serveCalendar(app, services);
  serveSharing(app, services);
  serveTaste(app, services);
  serveTurnout(app, services);
  serveStage(app, services);
  serveAccount(app, services);
  serveArchive(app, services);
  await serveNotifications(app, services);
  serveDigest(app, services);
  servePush(app, services);
  serveModeration(app, services);
  serveAdmin(app, services);
  serveEventStream(app, { services, loadViewer: (sessionId) => loadViewer(services, sessionId) });
  measureArrival(app, services);
  serveOperations(app, services);
  await serveWeb(app, {
    origin: config.publicUrl.origin,
    describePage: createDescribePage(services),
    isForMember: saysSignedIn,
  });
  return app;
}
