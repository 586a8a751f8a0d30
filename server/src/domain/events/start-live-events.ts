import type { Database } from '../../platform/db/database.ts';
import type { Replicas } from '../../platform/db/replicas.ts';
import { listenTo } from '../../platform/events/listen-to.ts';
import {
  listenersChannel,
  announceListening,
  watchListeners,
  type Listeners,
} from '../../platform/events/listeners.ts';
import type { Logger } from '../../platform/logger.ts';
import { startEventReader, type EventReader, type OutboxEvent } from './event-reader.ts';
import { readRelayed, relayChannel } from './relay.ts';
import { createLiveStreams, type LiveStreams } from './live-streams.ts';

interface LiveEventParts {
  readonly db: Database;
  /** For the connection that listens. */
  readonly url: string;
  readonly log: Logger;
  readonly replicas: Replicas;
}

interface LiveEvents {
  readonly liveStreams: LiveStreams;
  readonly listeners: Listeners;
  readonly reader: Pick<EventReader, 'heldSeconds' | 'isPassingBy'>;
  stop(): Promise<void>;
}

/** From the outbox to the open pages of this instance, and whether there are any on others. */
export async function startLiveEvents({
  db,
  url,
  log,
  replicas,
}: LiveEventParts): Promise<LiveEvents> {
  const liveStreams = createLiveStreams();
  const listeners = watchListeners({
    log,
    hasPages: () => liveStreams.size > 0,
    say: () => announceListening(db, {}),
  });
  const onEvents = (events: OutboxEvent[]) => {
    liveStreams.deliver(events).catch((error: unknown) => log.error({ err: error }, 'events lost'));
  };
  const untilReadable = async () => {
    if (liveStreams.size > 0) await replicas.catchUp();
  };
  const reader = await startEventReader({ db, log, onEvents, untilReadable });
  const connection = listenTo({
    url,
    log,
    channels: {
      girone_events: () => reader.nudge(),
      [listenersChannel]: () => listeners.onSaid(),
      [relayChannel]: (said) => onEvents([readRelayed(said)]),
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
    reader,
    async stop() {
      listeners.stop();
      await connection.stop();
      await reader.stop();
    },
  };
}
