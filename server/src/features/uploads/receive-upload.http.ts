import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { receiveUpload } from './receive-upload.ts';

const params = z.object({ name: z.string() });
const query = z.object({ signature: z.string().max(100) });

/** As long as the server waits for any request; a large image may come from a slow phone. */
const handlerTimeout = 35_000;

/** The signed address of our own server: a body of any type and of the size of an image. */
export function receiveUploads(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Nothing is parsed: the handler reads the connection itself, and what came is seen by content.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route<{ Params: z.output<typeof params>; Querystring: z.output<typeof query> }>({
      method: 'PUT',
      url: '/api/objects/upload/:name',
      schema: { hide: true, params, querystring: query },
      handlerTimeout,
      handler: async (request, reply) => {
        const { name } = request.params;
        const declared = request.headers['content-length'];
        const outcome = await receiveUpload(platform, {
          name,
          signature: request.query.signature,
          declaredBytes: declared === undefined ? undefined : Number(declared),
          // Leaving off early must not take the connection along: the refusal goes over it.
          chunks: request.raw.iterator({ destroyOnReturn: false }),
        });
        if (outcome.ok) return reply.header('etag', `"${name}"`).send();
        // Whatever the sender still has to say, nobody will listen.
        return sendRefusal(request, reply.header('connection', 'close'), outcome);
      },
    });
  });
}
