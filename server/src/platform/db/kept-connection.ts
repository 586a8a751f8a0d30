import { Client, type Notification } from 'pg';
import type { Logger } from '../logger.ts';
import { keepAliveMs } from './database.ts';

export interface Keeping {
  readonly url: string;
  readonly log: Logger;
  /** Under which the database and the log know it. */
  readonly name: string;
  /** Settings of the session, as PostgreSQL takes them on its command line. */
  readonly settings?: string;
  /** A connection is there: to be made what it is for. */
  readonly onConnected: (client: Client) => Promise<void>;
  readonly onLost?: () => void;
  readonly onNotification?: (notification: Notification) => void;
  readonly pace?: Pace | undefined;
}

export interface Pace {
  /** So often the other side is asked whether it is there: little else is said on such a connection. */
  readonly askMs: number;
  /** So long it may take to say so. */
  readonly answerMs: number;
}

const usualPace: Pace = { askMs: 10_000, answerMs: 5000 };

/** A connection for what belongs to one, such as listening and locks; another is made when it breaks or falls silent. */
export function keepConnection(keeping: Keeping): { stop(): Promise<void> } {
  const { url, log, name, settings, onConnected, onLost, onNotification } = keeping;
  const { askMs, answerMs } = keeping.pace ?? usualPace;
  let client: Client | undefined;
  let stopped = false;
  let isAsking = false;
  let retry: NodeJS.Timeout | undefined;
  const asking = setInterval(() => void ask(), askMs);

  async function ask(): Promise<void> {
    const asked = client;
    if (!asked || isAsking) return;
    isAsking = true;
    try {
      await asked.query('select 1');
    } catch {
      // Whoever breaks tells so itself; one that is silent is broken here.
      asked.connection.stream.destroy();
    }
    isAsking = false;
  }

  function connectLater(): void {
    client = undefined;
    onLost?.();
    if (!stopped) retry = setTimeout(() => void connect(), 500 + Math.random() * 1000);
  }

  async function connect(): Promise<void> {
    const candidate = new Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      query_timeout: answerMs,
      application_name: name,
      connectionTimeoutMillis: 5000,
      ...(settings ? { options: settings } : {}),
    });
    let isBroken = false;
    candidate.on('error', (error) => {
      if (isBroken || stopped) return;
      isBroken = true;
      log.warn({ err: error, connection: name }, 'a kept connection was lost');
      connectLater();
    });
    if (onNotification) candidate.on('notification', onNotification);
    try {
      await candidate.connect();
      client = candidate;
      if (stopped) await candidate.end();
      else await onConnected(candidate);
    } catch (error) {
      if (isBroken || stopped) return;
      isBroken = true;
      log.warn({ err: error, connection: name }, 'a kept connection could not be made');
      candidate.connection.stream.destroy();
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
