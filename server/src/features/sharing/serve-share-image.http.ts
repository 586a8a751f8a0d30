import { idInAddress } from '@girone/contract/ids';
import { languages } from '@girone/contract/languages';
import { matchDayInAddress } from '@girone/contract/tournaments';
import type { Outcome } from '@girone/contract/errors';
import { recapCards, type SharedCard } from '@girone/championship/story/tell-recap';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../platform/http/if-none-match.ts';
import { forEverybody } from '../../platform/http/public-read.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawEveningImage } from './draw-evening-image.ts';
import { drawRecapImage } from './draw-recap-image.ts';
import { drawShareImage, type ShareImage } from './draw-share-image.ts';

const params = z.object({ tournamentId: idInAddress });
/** Nobody's own card is drawn here. */
const sharedCards = recapCards.filter((card): card is SharedCard => card !== 'mine');
const cardParams = z.object({ tournamentId: idInAddress, card: z.enum(sharedCards) });
const dayParams = z.object({ tournamentId: idInAddress, matchDay: matchDayInAddress });
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
  const reads = forEverybody(platform, (from) => from);
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
      const drawn = await reads.answer(request, (from, viewer) =>
        drawShareImage(from, fetchImage, { viewer, tournamentId, language }),
      );
      return sendPicture(request, reply, drawn);
    },
  });

  app.route<{ Params: z.output<typeof cardParams>; Querystring: z.output<typeof query> }>({
    method: 'GET',
    url: '/api/tournaments/:tournamentId/recap/:card.png',
    schema: {
      ...schema,
      summary: 'A card of a season that is over, 1080 × 1350, for whoever may see it',
      params: cardParams,
    },
    config: { callCost: 20 },
    handler: async (request, reply) => {
      const language = request.query.lang ?? request.language;
      const drawn = await reads.answer(request, (from, viewer) =>
        drawRecapImage(from, fetchImage, { viewer, ...request.params, language }),
      );
      return sendPicture(request, reply, drawn);
    },
  });

  app.route<{ Params: z.output<typeof dayParams>; Querystring: z.output<typeof query> }>({
    method: 'GET',
    url: '/api/tournaments/:tournamentId/days/:matchDay.png',
    schema: {
      ...schema,
      summary: 'The results of a match day, 1080 × 1350, for whoever may see it',
      params: dayParams,
    },
    config: { callCost: 20 },
    handler: async (request, reply) => {
      const language = request.query.lang ?? request.language;
      const drawn = await reads.answer(request, (from, viewer) =>
        drawEveningImage(from, fetchImage, { viewer, ...request.params, language }),
      );
      return sendPicture(request, reply, drawn);
    },
  });
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Outcome<ShareImage>,
): Promise<FastifyReply> {
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
}
