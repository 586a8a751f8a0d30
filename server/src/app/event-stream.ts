import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveStream, Viewer } from '../platform/events/live-streams.ts';
import type { Platform } from '../platform/platform.ts';

const heartbeatMs = 25_000;
/** A page that reads this slowly is dropped; it comes back and fetches afresh. */
const maxUnsentBytes = 65_536;

interface EventStreamParts {
  readonly platform: Platform;
  readonly loadViewer: (sessionId: string | null) => Promise<Viewer | null>;
}

/** `GET /api/events`: what changed, as server-sent events, only of what the viewer may see. */
export function serveEventStream(app: FastifyInstance, parts: EventStreamParts): void {
  const { liveStreams, metrics } = parts.platform;
  metrics.observe({
    name: 'girone_live_streams',
    help: 'Open event streams',
    read: () => liveStreams.size,
  });

  app.get(
    '/api/events',
    { schema: { summary: 'Live changes as server-sent events', produces: ['text/event-stream'] } },
    async (request, reply) => {
      const loadViewer = () => parts.loadViewer(request.actor?.sessionId ?? null);
      const viewer = await loadViewer();
      if (!viewer) return reply.callNotFound();
      // Left meanwhile: nothing would tell us again that nobody listens.
      if (reply.raw.destroyed) return reply.hijack();
      const stream = openStream(reply, loadViewer);
      const remove = liveStreams.add(stream, viewer);
      const heartbeat = setInterval(() => write(reply, ':\n\n'), heartbeatMs);
      reply.raw.on('close', () => {
        clearInterval(heartbeat);
        remove();
      });
      return reply;
    },
  );
  app.addHook('preClose', async () => liveStreams.closeAll());
}

function openStream(reply: FastifyReply, loadViewer: LiveStream['loadViewer']): LiveStream {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // nginx would hold small writes back.
    'x-accel-buffering': 'no',
  });
  reply.raw.write('retry: 2000\n\n');
  return {
    loadViewer,
    send({ type, data }) {
      if (reply.raw.writableLength > maxUnsentBytes) reply.raw.destroy();
      else write(reply, `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: () => reply.raw.end(),
  };
}

/** A page may leave, or be shown out, between two events. */
function write(reply: FastifyReply, text: string): void {
  if (!reply.raw.writableEnded && !reply.raw.destroyed) reply.raw.write(text);
}
