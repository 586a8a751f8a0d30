import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { liveRoutes } from '@girone/contract/live';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../domain/services.ts';
import { registerRoute } from '../platform/http/register-route.ts';
import type { RateRule } from '../platform/rate-limit.ts';

/** Between two pages that are asked. */
const betweenMs = 10_000;
/** An answer that took longer tells of a page that slept, not of the way to it. */
const longestMs = 60_000;

const echoesByUser: RateRule = { key: 'echo:user:', limit: 100, seconds: 600 };

/**
 * Measures how long live events take: until they leave for the open pages, and until one has arrived. For that a page is
 * asked now and then for an answer, right behind an event; the stamp says when that was written, to whichever process the
 * answer comes.
 */
export function measureArrival(
  app: FastifyInstance,
  { clock, liveStreams, metrics, secrets }: Services,
): void {
  const onLeaving = metrics.time({
    name: 'girone_event_delay_seconds',
    help: 'From the write of a live event to its leaving for the open pages',
  });
  const onArrival = metrics.time({
    name: 'girone_event_arrival_seconds',
    help: 'From the write of a live event until a page that has it has said so; one is asked in ten seconds',
  });
  let askedAt = performance.now();
  const stopHearing = liveStreams.hear((_event, ageSeconds) => {
    if (ageSeconds === undefined) return;
    onLeaving(ageSeconds);
    if (performance.now() - askedAt < betweenMs) return;
    askedAt = performance.now();
    const writtenAt = Math.round(clock.now().getTime() - ageSeconds * 1000);
    const stamp = secrets.encrypt('echo', String(writtenAt));
    void liveStreams.tellOne({ type: 'echo', data: { stamp } });
  });
  app.addHook('onClose', async () => {
    stopHearing();
  });

  function answer(stamp: string): Outcome<undefined> {
    const writtenAt = secrets.decrypt('echo', stamp);
    const ms = clock.now().getTime() - Number(writtenAt);
    if (writtenAt === null || ms > longestMs) return refuse('link_expired');
    onArrival(Math.max(ms, 0) / 1000);
    return accept(undefined);
  }

  registerRoute(app, liveRoutes.answerEcho, {
    callLimit: echoesByUser,
    handle: async ({ body }) => answer(body.stamp),
  });
}
