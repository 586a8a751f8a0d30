import { Client } from 'pg';
import { keepAliveMs } from '../db/database.ts';
import type { Logger } from '../logger.ts';

interface Listening {
  readonly url: string;
  readonly log: Logger;
  /** What to do when something is said on a channel. */
  readonly channels: Readonly<Record<string, () => void>>;
  /** What was said before this moment may not have been heard. */
  readonly onConnected: () => void;
  readonly onLost: () => void;
  readonly pace?: Pace;
}

interface Pace {
  /** So often the other side is asked whether it is there: nothing else is said on this connection. */
  readonly askMs: number;
  /** So long it may take to say so. */
  readonly answerMs: number;
}

const usualPace: Pace = { askMs: 10_000, answerMs: 5000 };

/** Listens on a connection of its own and opens a new one whenever it breaks or falls silent. */
export function listenTo(listening: Listening): { stop(): Promise<void> } {
  const { url, log, channels, onConnected, onLost, pace = usualPace } = listening;
  let client: Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  const asking = setInterval(() => void ask(), pace.askMs);

  async function ask(): Promise<void> {
    const asked = client;
    try {
      await asked?.query('select 1');
    } catch {
      // Whoever breaks tells so itself; one that is silent is broken here.
      asked?.connection.stream.destroy();
    }
  }

  function connectLater(): void {
    client = undefined;
    onLost();
    if (!stopped) retry = setTimeout(() => void connect(), 500 + Math.random() * 1000);
  }

  async function connect(): Promise<void> {
    const candidate = new Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      query_timeout: pace.answerMs,
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
      clearInterval(asking);
      await client?.end();
    },
  };
}
