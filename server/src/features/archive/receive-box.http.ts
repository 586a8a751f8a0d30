import { importedSeason } from '@girone/contract/archive';
import { boxLimits } from '@girone/contract/box-format';
import { refuse } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { toJsonSchema } from '../../platform/http/json-schema.ts';
import { refuseAccess } from '../../platform/http/refuse-access.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { importSeason } from './import-season.ts';

/** A whole season is counted again for one. */
const importCost = 60;
/** As long as the server waits for any request: some megabytes may come over a slow line. */
const handlerTimeout = 35_000;

/** Takes the file as it is, whatever it says of its type: what it is shows in it. */
export function receiveBoxes(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: boxLimits.importedBytes },
      (_request, body, done) => done(null, body),
    );
    scope.route<{ Body: string | undefined }>({
      method: 'POST',
      url: '/api/admin/archive',
      schema: {
        summary: 'Brings a box, or a saved season, into the archive; the body is the file',
        response: { 200: toJsonSchema(importedSeason, 'output') },
      },
      config: { callCost: importCost, isAdminArea: true },
      bodyLimit: boxLimits.importedBytes,
      handlerTimeout,
      // Before the body comes: whoever may not call sends nothing in vain.
      onRequest: async (request, reply) => {
        const refusal = refuseAccess('admin', request.actor);
        if (refusal) return sendRefusal(request, reply, refusal);
      },
      handler: async (request, reply) => {
        const { actor } = request;
        // Rights may have ended while the body came.
        const refusal = refuseAccess('admin', actor);
        if (refusal || !actor) return sendRefusal(request, reply, refusal ?? refuse('forbidden'));
        const imported = await importSeason(platform, {
          file: request.body ?? '',
          actorId: actor.userId,
          now: platform.clock.now(),
        });
        if (!imported.ok) return sendRefusal(request, reply, imported);
        return reply.send(imported.value);
      },
    });
  });
}
