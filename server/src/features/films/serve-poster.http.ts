import { idInAddress } from '@girone/contract/ids';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../platform/http/if-none-match.ts';
import { forEverybody } from '../../platform/http/public-read.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawFilmPoster } from './draw-film-poster.ts';

const params = z.object({ filmId: idInAddress });

const schema = {
  summary: 'The poster drawn for a film, 600 × 900; for visitors if it plays in a public match',
  params,
  response: {
    200: {
      description: 'The image',
      content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
    },
  },
};

export function servePosters(app: FastifyInstance, platform: Platform): void {
  const reads = forEverybody(platform, (from) => from);
  app.route<{ Params: z.output<typeof params> }>({
    method: 'GET',
    url: '/api/films/:filmId/poster.png',
    schema,
    // Drawn, unless it is kept from before.
    config: { callCost: 10 },
    handler: async (request, reply) => {
      const drawn = await reads.answer(request, (from, viewer) =>
        drawFilmPoster(from, viewer, request.params.filmId),
      );
      if (!drawn.ok) return sendRefusal(request, reply, drawn);
      const { etag, isPublic, print } = drawn.value;
      reply.headers({
        'content-type': 'image/png',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag,
        'cache-control': isPublic ? 'public, max-age=86400' : 'private, no-cache',
        // Mails are read on other sites.
        ...(isPublic && { 'cross-origin-resource-policy': 'cross-origin' }),
      });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(await print());
    },
  });
}
