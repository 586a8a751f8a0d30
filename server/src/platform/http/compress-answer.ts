import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding, encodeQuickly } from './codings.ts';

/** Shorter answers fit into one packet as they are. */
export const worthPacking = 1024;

/**
 * Packs the JSON of an answer as the caller takes it. What opens something to whoever reads it (the link of an
 * invite, a calendar's or an upload's address) is an answer of its own and shorter than this: packed together with
 * words that somebody else chose, it could be guessed from the length.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < worthPacking) return payload;
  reply.header('vary', 'accept-encoding');
  const coding = chooseCoding(request.headers['accept-encoding']);
  if (coding === 'identity') return payload;
  reply.header('content-encoding', coding).removeHeader('content-length');
  return encodeQuickly(payload, coding);
}
