import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where a route's headers differ from those of every answer. */
    helmet?: OwnHeaders;
    securityHeaders?: OutgoingHttpHeaders;
  }
}

type OwnHeaders = Pick<
  HelmetOptions,
  | 'contentSecurityPolicy'
  | 'crossOriginOpenerPolicy'
  | 'crossOriginResourcePolicy'
  | 'originAgentCluster'
  | 'referrerPolicy'
  | 'xFrameOptions'
>;

const yearInSeconds = 31_536_000;

/**
 * What only a page heeds, or a worker, and none of ours comes from there. A page loads dozens of scripts and style
 * sheets, and these would be the larger part of the small ones.
 */
const notForFiles = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xFrameOptions: false,
} as const;

/**
 * The headers of every answer, worked out once for each route. Scripts come from our own files alone; styles may be
 * inline.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 's3'>,
): void {
  const options = optionsFor(config);
  const usual = headersOf(options);
  app.addHook('onRoute', (route) => {
    const own = route.url.startsWith('/assets/') ? notForFiles : route.config?.helmet;
    if (own) route.config = { ...route.config, securityHeaders: headersOf({ ...options, ...own }) };
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.securityHeaders ?? usual);
    done();
  });
}

/** What helmet would set on an answer. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error instanceof Error) throw error;
  });
  return { ...response.getHeaders() };
}

function optionsFor({ publicUrl, s3 }: Pick<Config, 'publicUrl' | 's3'>) {
  const isHttps = publicUrl.protocol === 'https:';
  const storage = s3 ? [new URL(s3.endpoint).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Dialogs lock the page's scrolling with a style element that their library makes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https://image.tmdb.org', ...storage],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...storage],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: yearInSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    xFrameOptions: { action: 'deny' as const },
    // For browsers that are no more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}
