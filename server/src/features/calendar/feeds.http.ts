import type { Outcome } from '@girone/contract/errors';
import { idInAddress } from '@girone/contract/ids';
import { languages } from '@girone/contract/languages';
import { tournamentParams } from '@girone/contract/tournaments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../platform/http/if-none-match.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  readOwnFeed,
  readTournamentFeed,
  readTournamentFeedByKey,
  type Feed,
} from './read-feed.ts';

const query = z.object({ lang: z.enum(languages).optional() });
const keyParams = z.object({ key: z.string() });
const keyAndTournament = keyParams.extend({ tournamentId: idInAddress });

const response = {
  200: {
    description: 'An iCalendar file',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  },
};

/**
 * Calendar programs cannot sign in: the key in the address says who asks. It stands in the path because
 * some of them drop the query; no line of the log keeps it.
 */
export function serveFeeds(app: FastifyInstance, platform: Platform): void {
  app.route<{
    Params: z.output<typeof tournamentParams>;
    Querystring: z.output<typeof query>;
  }>({
    method: 'GET',
    url: '/api/tournaments/:tournamentId/calendar.ics',
    schema: {
      summary: 'The match days of a championship for calendar programs, for whoever may see it',
      params: tournamentParams,
      querystring: query,
      response,
    },
    handler: async (request, reply) => {
      const { actor, params } = request;
      const language = request.query.lang ?? request.language;
      reply.header('vary', 'Accept-Language');
      const feed = await readTournamentFeed(platform, actor, { ...params, language });
      return sendFeed(request, reply, feed);
    },
  });
  app.route<{ Params: z.output<typeof keyParams> }>({
    method: 'GET',
    url: '/api/calendars/:key/mine.ics',
    schema: {
      summary: 'The match days of the championships of whoever holds the key',
      params: keyParams,
      response,
    },
    handler: async (request, reply) =>
      sendFeed(request, reply, await readOwnFeed(platform, request.params.key)),
  });
  app.route<{ Params: z.output<typeof keyAndTournament> }>({
    method: 'GET',
    url: '/api/calendars/:key/tournaments/:tournamentId.ics',
    schema: {
      summary: 'The match days of a championship that whoever holds the key may see',
      params: keyAndTournament,
      response,
    },
    handler: async (request, reply) => {
      const { key, tournamentId } = request.params;
      return sendFeed(request, reply, await readTournamentFeedByKey(platform, key, tournamentId));
    },
  });
}

async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  feed: Outcome<Feed>,
): Promise<FastifyReply> {
  if (!feed.ok) return sendRefusal(request, reply, feed);
  const { etag, write } = feed.value;
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="girone.ics"')
    .send(await write());
}
