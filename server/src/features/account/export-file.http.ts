import { refuse } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { nameFile } from '../../platform/http/name-file.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { openExport } from './open-export.ts';

/** Longer than the answer to an API call: the file may be large and the line slow. */
const handlerTimeout = 600_000;

/** `/api/users/export.zip`: the caller's own file, once it is ready. */
export function serveExportFile(app: FastifyInstance, platform: Platform): void {
  app.route({
    method: 'GET',
    url: '/api/users/export.zip',
    schema: {
      summary: 'Everything that Girone holds about the caller: JSON files and images',
      response: {
        200: {
          description: 'The file',
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
      },
    },
    handlerTimeout,
    handler: async (request, reply) => {
      if (!request.actor) return sendRefusal(request, reply, refuse('not_signed_in'));
      const found = await openExport(platform, request.actor);
      if (!found.ok) return sendRefusal(request, reply, found);
      const { stream, bytes } = found.value;
      nameFile(reply, `girone-${request.actor.username}`, 'zip');
      return reply.type('application/zip').header('content-length', bytes).send(stream);
    },
  });
}
