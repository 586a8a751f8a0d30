import { idInAddress } from '@girone/contract/ids';
import { languages } from '@girone/contract/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../platform/http/if-none-match.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawShareImage } from './draw-share-image.ts';

const params = z.object({ tournamentId: idInAddress });
const query = z.object({ lang: z.enum(languages).optional() });

const schema = {
  summary: 'The picture of a championship, 1200 × 630, for whoever may see it',
  params,
  querystring: query,
  response: {
    200: {
      description: 'The image',
      content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
    },
  },
};

export function serveShareImages(app: FastifyInstance, platform: Platform): void {
  /** Asks as a visitor's browser would, so that what is not for everybody is in no picture. */
  async function fetchImage(path: string, width: number): Promise<Buffer | undefined> {
    const { statusCode, rawPayload } = await app.inject({ url: path, query: { w: String(width) } });
    if (statusCode === 200) return rawPayload;
    if (statusCode === 404) return undefined;
    // What is too busy to send a cover is too busy to draw one.
    const failed = new Error(`a cover could not be read: ${statusCode}`);
    throw Object.assign(failed, { statusCode: Math.max(statusCode, 500) });
  }

  app.route<{ Params: z.output<typeof params>; Querystring: z.output<typeof query> }>({
    method: 'GET',
    url: '/api/tournaments/:tournamentId/share.png',
    schema,
    // Drawn, unless it is kept from before.
    config: { callCost: 20 },
    handler: async (request, reply) => {
      const { tournamentId } = request.params;
      const language = request.query.lang ?? request.language;
      const wanted = { viewer: request.actor, tournamentId, language };
      const drawn = await drawShareImage(platform, fetchImage, wanted);
      if (!drawn.ok) return sendRefusal(request, reply, drawn);
      const { etag, isPublic, print } = drawn.value;
      reply.headers({
        'content-type': 'image/png',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag,
        vary: 'accept-language',
        'cache-control': isPublic ? 'public, max-age=300' : 'private, no-cache',
        // A public one is made to be shown elsewhere.
        ...(isPublic && { 'cross-origin-resource-policy': 'cross-origin' }),
      });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(await print());
    },
  });
}
