import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beyondAll, type LogPosition } from '../db/log-positions.ts';
import type { Platform } from '../platform.ts';

const cookieName = 'girone-written';
/** Longer than a replica may be behind: by then it has what was written, or is not read from. */
const cookieSeconds = 30;

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whoever writes takes along how far the log had come then, so that their next reads, on whatever instance, come from where
 * all of it is. Whoever changes it betrays nobody: it decides how old what they see may be.
 */
export function rememberWrites(
  app: FastifyInstance,
  { config, replicas }: Pick<Platform, 'config' | 'replicas'>,
): void {
  if (replicas.all.length === 0) return;
  app.addHook('onSend', async (request, reply) => {
    if (readOnly.has(request.method) || !request.url.startsWith('/api/')) return;
    // Visitors get no cookie; whoever has just signed in is none any more.
    if (!request.actor && !reply.hasHeader('set-cookie')) return;
    // What was refused has changed nothing; what failed may have.
    if (reply.statusCode >= 400 && reply.statusCode < 500) return;
    const position = await Promise.resolve(replicas.readPosition()).catch((error: unknown) => {
      request.log.warn({ err: error }, 'how far the log has come is not known');
      return undefined;
    });
    reply.setCookie(cookieName, String(position ?? beyondAll), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: config.publicUrl.protocol === 'https:',
      maxAge: cookieSeconds,
    });
  });
}

/** What a replica must have for whoever asks; nothing where they have not written lately. */
export function writtenBy({ cookies }: FastifyRequest): LogPosition {
  const written = cookies[cookieName];
  if (written === undefined) return 0n;
  return /^\d{1,20}$/.test(written) ? BigInt(written) : beyondAll;
}
