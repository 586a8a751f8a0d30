import { refuse } from '@girone/contract/errors';
import { eventStreamQuery } from '@girone/contract/event-stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveStream, Viewer } from '../domain/events/live-streams.ts';
import type { Services } from '../domain/services.ts';
import { countStreamPlaces } from '../platform/events/stream-places.ts';
import { addressKeyOf } from '../platform/http/caller.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import type { z } from 'zod';
import { beatForAll } from './heartbeat.ts';

/** A page that reads this slowly is dropped; it comes back and fetches afresh. */
const maxUnsentBytes = 65_536;
/** Tabs of one browser; pages behind one address, where a whole school may sit. */
const ceilings = { perSession: 20, perAddress: 1000 };
/** Seconds. A page over the ceiling works without live news, and asks again now and then. */
const retryAfter = 30;

interface EventStreamParts {
  readonly services: Services;
  readonly loadViewer: (sessionId: string | null) => Promise<Viewer | null>;
}

interface Asked {
  readonly Querystring: z.output<typeof eventStreamQuery>;
}

/** `GET /api/events`: what changed, as server-sent events, only of what the viewer may see. */
export function serveEventStream(app: FastifyInstance, parts: EventStreamParts): void {
  const { liveStreams, listeners, metrics } = parts.services;
  const takePlace = countStreamPlaces(ceilings);
  const hearts = beatForAll();
  metrics.observe({
    name: 'girone_live_streams',
    help: 'Open event streams',
    read: () => liveStreams.size,
  });

  function openStream(request: FastifyRequest<Asked>, reply: FastifyReply): LiveStream {
    const { raw } = reply;
    const { stage: watches = null, catchUpMs } = request.query;
    const sessionId = request.actor?.sessionId ?? null;
    const stream: LiveStream = {
      userId: request.actor?.userId ?? null,
      catchUpMs,
      async loadViewer() {
        // Every instance tells what it does from before the page is open.
        const [viewer] = await Promise.all([parts.loadViewer(sessionId), listeners.onOpened()]);
        return viewer && { ...viewer, watches };
      },
      start: () => {
        writeHead(reply);
        hearts.add(stream);
      },
      send(frame) {
        if (raw.writableLength > maxUnsentBytes) raw.destroy();
        else if (!raw.writableEnded && !raw.destroyed) raw.write(frame);
      },
      close: () => {
        if (raw.headersSent) raw.end();
      },
    };
    return stream;
  }

  app.get<Asked>(
    '/api/events',
    {
      schema: {
        summary: 'Live changes as server-sent events',
        produces: ['text/event-stream'],
        querystring: eventStreamQuery,
      },
      config: { staysOpen: true },
    },
    async (request, reply) => {
      // Left meanwhile: nothing would tell us again that nobody listens.
      if (reply.raw.destroyed) return reply.hijack();
      const sessionId = request.actor?.sessionId ?? null;
      const leavePlace = takePlace({ sessionId, addressKey: addressKeyOf(request) });
      if (!leavePlace) return sendRefusal(request, reply, refuse('rate_limited', { retryAfter }));
      const stream = openStream(request, reply);
      reply.raw.once('close', () => {
        leavePlace();
        hearts.delete(stream);
        liveStreams.remove(stream);
      });
      const isOpen = await liveStreams.open(stream);
      if (isOpen || reply.raw.destroyed) return reply.hijack();
      return reply.callNotFound();
    },
  );
  app.addHook('preClose', async () => {
    hearts.stop();
    liveStreams.closeAll();
  });
}

function writeHead(reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  // It ends with its connection, so each event goes out as it is, without a length of its own.
  raw.removeHeader('transfer-encoding');
  raw.writeHead(200, {
    connection: 'close',
    'content-type': 'text/event-stream; charset=utf-8',
    // nginx would hold small writes back.
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
}
