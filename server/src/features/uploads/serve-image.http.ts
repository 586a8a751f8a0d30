import { refuse } from '@girone/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../platform/http/if-none-match.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { ImageFormat } from '../../platform/images/image-formats.ts';
import type { Platform } from '../../platform/platform.ts';
import { readRange } from './byte-range.ts';
import { findImage, type FoundImage } from './find-image.ts';

const params = z.object({ folder: z.string(), file: z.string() });
const query = z.object({
  w: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .optional(),
});

/** Longer than the answer to an API call: a large image may go to a slow phone. */
const handlerTimeout = 120_000;

interface ImageRoute {
  Params: z.output<typeof params>;
  Querystring: z.output<typeof query>;
}

/** `/objects/{folder}/{file}?w={width}`: AVIF for whoever takes it, else WebP. */
export function serveImages(app: FastifyInstance, platform: Platform): void {
  app.route<ImageRoute>({
    method: ['GET', 'HEAD'],
    url: '/objects/:folder/:file',
    schema: { hide: true, params, querystring: query },
    handlerTimeout,
    handler: async (request, reply) => {
      const format = pickFormat(request.headers.accept);
      const wanted = { ...request.params, width: request.query.w, format };
      const found = await findImage(platform, request.actor, wanted);
      if (!found.ok) return sendRefusal(request, reply, found);
      return sendImage({ platform, request, reply, image: found.value });
    },
  });
}

interface Sending {
  readonly platform: Platform;
  readonly request: FastifyRequest<ImageRoute>;
  readonly reply: FastifyReply;
  readonly image: FoundImage;
}

async function sendImage({ platform, request, reply, image }: Sending): Promise<FastifyReply> {
  // A rendition never changes under its name, which makes the name a strong validator.
  const etag = `"${image.key.slice(image.key.indexOf('/') + 1)}"`;
  setHeaders(reply, image, etag);
  const { range: rangeHeader, 'if-none-match': known, 'if-range': ifRange } = request.headers;
  if (isKnown(known, etag)) return reply.code(304).send();

  const isRangeGood = ifRange === undefined || ifRange === etag;
  const range = isRangeGood ? readRange(rangeHeader, image.bytes) : undefined;
  if (range === null) {
    reply.header('content-range', `bytes */${image.bytes}`);
    return sendRefusal(request, reply, refuse('range_unsatisfiable'));
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${image.bytes}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : image.bytes);
  if (request.method === 'HEAD') return reply.send();

  const stream = await platform.storage.read(image.key, range);
  if (stream) return reply.send(stream);
  // Deleted between the look and the reading.
  reply.removeHeader('content-length').removeHeader('content-range');
  return sendRefusal(request, reply, refuse('not_found'));
}

function setHeaders(reply: FastifyReply, { format, isPublic }: FoundImage, etag: string): void {
  reply.headers({
    'content-type': `image/${format}`,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
    vary: 'Accept',
    // A circle's image is asked for anew each time: whoever has left the circle gets it no more.
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
  });
}

function pickFormat(accepted: string | undefined): ImageFormat {
  const isTaken = (accepted ?? '')
    .split(',')
    .some((part) => /^\s*image\/avif\s*(;|$)/i.test(part) && !/;\s*q=0(\.0*)?\s*$/.test(part));
  return isTaken ? 'avif' : 'webp';
}
