import { inviteParams } from '@girone/contract/circle-invites';
import { languages } from '@girone/contract/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../platform/http/if-none-match.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawInviteImage } from './draw-invite-image.ts';

const query = z.object({ lang: z.enum(languages).optional() });

const schema = {
  summary: 'The picture of an invite, 1200 × 630, for whoever has its link',
  params: inviteParams,
  querystring: query,
  response: {
    200: {
      description: 'The image',
      content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
    },
  },
};

export function serveInviteImages(app: FastifyInstance, platform: Platform): void {
  app.route<{ Params: z.output<typeof inviteParams>; Querystring: z.output<typeof query> }>({
    method: 'GET',
    url: '/api/invites/:token/share.png',
    schema,
    // Drawn, unless it is kept from before.
    config: { callCost: 20 },
    handler: async (request, reply) => {
      const language = request.query.lang ?? request.language;
      const drawn = await drawInviteImage(platform, request.params.token, language);
      if (!drawn.ok) return sendRefusal(request, reply, drawn);
      const { etag, print } = drawn.value;
      reply.headers({
        'content-type': 'image/png',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
        etag,
        vary: 'accept-language',
        'cache-control': 'private, max-age=300',
        // It is made to be shown in chats, some of which are pages of their own.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(await print());
    },
  });
}
