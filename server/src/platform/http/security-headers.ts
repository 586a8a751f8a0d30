import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

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

/** The headers of every answer. Scripts come from our own files alone; styles may be inline. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 's3'>,
): Promise<void> {
  const isHttps = config.publicUrl.protocol === 'https:';
  const storage = config.s3 ? [new URL(config.s3.endpoint).origin] : [];
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/assets/')) route.helmet = notForFiles;
  });
  await app.register(helmet, {
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
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers that are no more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
