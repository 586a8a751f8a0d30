import { accept, refuse } from '@girone/contract/errors';
import { idInAddress } from '@girone/contract/ids';
import { languages } from '@girone/contract/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forEverybody } from '../../platform/http/public-read.ts';
import type { Platform } from '../../platform/platform.ts';
import { embedStyleHash } from './embed-style.ts';
import { readTournament } from './read-tournament.ts';

const usualRows = 10;
const mostRows = 64;

const params = z.object({ tournamentId: idInAddress.optional().catch(undefined) });

/** Whoever wrote the address sits elsewhere and cannot mend it now: what is odd counts as not said. */
const query = z.object({
  lang: z.enum(languages).optional().catch(undefined),
  theme: z.enum(['dark', 'light', 'auto']).catch('auto'),
  rows: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(z.int().max(mostRows))
    .catch(usualRows),
});

/** The one document that other sites may frame. It does nothing: no script, no form, no cookie. */
const framable = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'style-src': [`'sha256-${embedStyleHash}'`],
      'img-src': ["'self'", 'data:', 'https://image.tmdb.org'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ['*'],
    },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  xFrameOptions: false,
} as const;

/** A public championship's table for other sites; whoever looks, they see it as a visitor does. */
export function serveEmbeds(app: FastifyInstance, platform: Platform): void {
  const reads = forEverybody(platform, ({ db }) => db);
  app.route<{ Params: z.output<typeof params>; Querystring: z.output<typeof query> }>({
    method: 'GET',
    url: '/embed/tournaments/:tournamentId',
    schema: { hide: true, params, querystring: query },
    config: { helmet: framable },
    handler: async (request, reply) => {
      const { lang, theme, rows } = request.query;
      const look = { language: lang ?? request.language, theme };
      const { tournamentId } = request.params;
      const tournament =
        tournamentId === undefined
          ? undefined
          : await reads.answer(request, async (db) => {
              const found = await readTournament(db, { viewer: null, tournamentId, rows });
              return found ? accept(found) : refuse('not_found');
            });
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'public, max-age=60', vary: 'accept-language' });
      // With the first one that is asked for: React's renderer is half a megabyte of code.
      const { renderEmbed, renderMissingEmbed } = await import('./embed-document.tsx');
      if (!tournament?.ok) return reply.code(404).send(renderMissingEmbed(look));
      return reply.send(renderEmbed(tournament.value, look));
    },
  });
}
