import { Client } from 'pg';
import type { Logger } from '../logger.ts';

interface Listening {
  readonly url: string;
  readonly log: Logger;
  /** What to do when something is said on a channel. */
  readonly channels: Readonly<Record<string, () => void>>;
  /** What was said before this moment may not have been heard. */
  readonly onConnected: () => void;
  readonly onLost: () => void;
}

/** Listens on a connection of its own and opens a new one whenever it breaks. */
export function listenTo(listening: Listening): { stop(): Promise<void> } {
  const { url, log, channels, onConnected, onLost } = listening;
  let client: Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function connectLater(): void {
    client = undefined;
    onLost();
    if (!stopped) retry = setTimeout(() => void connect(), 500 + Math.random() * 1000);
  }

  async function connect(): Promise<void> {
    const candidate = new Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'girone events',
      connectionTimeoutMillis: 5000,
    });
    let isBroken = false;
    candidate.on('error', (error) => {
      if (isBroken || stopped) return;
      isBroken = true;
      log.warn({ err: error }, 'the event listener lost its connection');
      connectLater();
    });
    candidate.on('notification', ({ channel }) => channels[channel]?.());
    try {
      await candidate.connect();
      for (const channel of Object.keys(channels)) await candidate.query(`listen ${channel}`);
      client = candidate;
      if (stopped) await candidate.end();
      onConnected();
    } catch (error) {
      if (isBroken || stopped) return;
      isBroken = true;
      log.warn({ err: error }, 'the event listener could not connect');
      connectLater();
    }
  }

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
