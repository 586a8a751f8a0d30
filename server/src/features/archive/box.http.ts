import { tournamentParams } from '@girone/contract/tournaments';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { nameFile } from '../../platform/http/name-file.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadShell, writeBoxData, writeBoxFile } from './box-file.ts';
import { makeBox } from './make-box.ts';

/** A whole season with its ballots and posters is read for one: it counts as so many calls. */
const boxCost = 60;

const coverWidth = '160';

/** Megabytes each: one is made after the other. */
const inTurn = limitParallel(1, { name: 'boxes', maxWaiting: 10, maxWaitMs: requestPatienceMs });

export function serveBoxes(app: FastifyInstance, platform: Platform): void {
  /** Asks as a visitor's browser would, so that what is not for everybody is in no box. */
  async function fetchCover(path: string): Promise<string | undefined> {
    const answer = await app.inject({
      url: path,
      query: { w: coverWidth },
      headers: { accept: 'image/webp' },
    });
    if (answer.statusCode !== 200) return undefined;
    const type = String(answer.headers['content-type']);
    return `data:${type};base64,${answer.rawPayload.toString('base64')}`;
  }

  app.route<{ Params: z.output<typeof tournamentParams> }>({
    method: 'GET',
    url: '/api/tournaments/:tournamentId/box.html',
    schema: {
      summary: 'A championship that is over as one page to keep, which shows and checks itself',
      params: tournamentParams,
      response: {
        200: { description: 'The file', content: { 'text/html': { schema: { type: 'string' } } } },
      },
    },
    config: { callCost: boxCost },
    handler: async (request, reply) => {
      const { tournamentId } = request.params;
      const shell = await loadShell();
      const wanted = {
        viewer: request.actor,
        tournamentId,
        shellBytes: Buffer.byteLength(shell),
      };
      const made = await inTurn(() => makeBox(platform, fetchCover, wanted));
      if (!made.ok) return sendRefusal(request, reply, made);
      return sendBox(reply, writeBoxData(made.value), made.value.championship.name);
    },
  });
}

/** The file that a championship comes and goes in. */
export async function sendBox(
  reply: FastifyReply,
  data: string,
  name: string,
): Promise<FastifyReply> {
  nameFile(reply, name, 'html');
  const file = writeBoxFile(await loadShell(), { data, name });
  return reply.type('text/html; charset=utf-8').send(file);
}
