import type { FastifyInstance } from 'fastify';
import { isKnown } from '../../platform/http/if-none-match.ts';
import { sha256 } from '../../platform/secrets.ts';

/**
 * Gives every answer of this scope a tag, and whoever sends it back gets a 304 while nothing has
 * changed. The browser may keep such an answer for itself alone and asks each time.
 */
export function tagAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    // A weak one: the same answer, however it is packed.
    const etag = `W/"${sha256(payload).slice(0, 32)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type');
    return null;
  });
}
