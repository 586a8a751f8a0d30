import type { Database } from '../../platform/db/database.ts';
import { listenTo } from '../../platform/events/listen-to.ts';
import {
  listenersChannel,
  sayListening,
  watchListeners,
  type Listeners,
} from '../../platform/events/listeners.ts';
import type { Logger } from '../../platform/logger.ts';
import { startEventReader, type OutboxEvent } from './event-reader.ts';
import { createLiveStreams, type LiveStreams } from './live-streams.ts';

interface NewsParts {
  readonly db: Database;
  /** For the connection that listens. */
  readonly url: string;
  readonly log: Logger;
}

interface LiveNews {
  readonly liveStreams: LiveStreams;
  readonly listeners: Listeners;
  stop(): Promise<void>;
}

/** From the outbox to the open pages of this instance, and whether there are any on others. */
export async function startLiveNews({ db, url, log }: NewsParts): Promise<LiveNews> {
  const liveStreams = createLiveStreams();
  const listeners = watchListeners({
    log,
    hasPages: () => liveStreams.size > 0,
    say: () => sayListening(db, {}),
  });
  const onEvents = (events: OutboxEvent[]) => {
    liveStreams.deliver(events).catch((error: unknown) => log.error({ err: error }, 'events lost'));
  };
  const reader = await startEventReader({ db, log, onEvents });
  const line = listenTo({
    url,
    log,
    channels: {
      girone_events: () => reader.nudge(),
      [listenersChannel]: () => listeners.onSaid(),
    },
    onConnected() {
      listeners.onConnected();
      // What was committed while nobody listened.
      reader.nudge();
    },
    onLost: () => listeners.onLost(),
  });
  return {
    liveStreams,
    listeners,
    async stop() {
      listeners.stop();
      await line.stop();
      await reader.stop();
    },
  };
}
