import { archiveParams } from '@girone/contract/archive';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendBox } from './box.http.ts';
import { getArchived, readContent } from './read-archive.ts';

/** Megabytes, as they lie there. */
const contentCost = 10;

interface BoxRoute {
  Params: z.output<typeof archiveParams>;
}

/** What is in the archive as it came: for the page that shows it, and to take away again. */
export function serveArchivedBoxes(app: FastifyInstance, platform: Platform): void {
  app.route<BoxRoute>({
    method: 'GET',
    url: '/api/archive/:archiveId/box.json',
    schema: {
      summary: 'The content of the box of an archived championship',
      params: archiveParams,
      response: {
        200: {
          description: 'As contract/src/season-box.ts describes it',
          content: {
            'application/json': { schema: { type: 'object', additionalProperties: true } },
          },
        },
      },
    },
    config: { callCost: contentCost },
    handler: async (request, reply) => {
      const content = await readContent(platform, request.actor, request.params.archiveId);
      if (!content.ok) return sendRefusal(request, reply, content);
      // It is JSON already: no serialiser has to walk through it.
      return reply
        .serializer((text: string) => text)
        .type('application/json; charset=utf-8')
        .send(content.value);
    },
  });
  app.route<BoxRoute>({
    method: 'GET',
    url: '/api/archive/:archiveId/box.html',
    schema: {
      summary: 'The box of an archived championship, to bring it elsewhere',
      params: archiveParams,
      response: {
        200: { description: 'The file', content: { 'text/html': { schema: { type: 'string' } } } },
      },
    },
    config: { callCost: contentCost },
    handler: async (request, reply) => {
      const { archiveId } = request.params;
      const season = await getArchived(platform, request.actor, archiveId);
      if (!season.ok) return sendRefusal(request, reply, season);
      const content = await readContent(platform, request.actor, archiveId);
      if (!content.ok) return sendRefusal(request, reply, content);
      return sendBox(reply, content.value, season.value.name);
    },
  });
}
