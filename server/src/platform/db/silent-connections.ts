import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** The server ends a statement after five seconds: where nothing has come after seven, nothing will. */
export const usualPatience = 7;
const tickMs = 1000;
/** So long before the end of its patience a connection is under suspicion. */
const suspicionTicks = 3;
/** One that fell silent is rarely the only one. */
const memoryTicks = 5;

/** How many seconds a connection may be quiet; until it goes back to the pool. */
const patience = new WeakMap<PoolClient, number>();
const watches = new WeakMap<Pool, SilenceWatch>();

interface SilenceWatch {
  /** Whether statements wait, or have just waited, for answers that do not come. */
  isSuspicious(): boolean;
  stop(): void;
}

/** What was heard of a connection that is in use. */
interface Hearing {
  bytes: number;
  /** Looks since the last byte. Time that this process itself has missed does not count. */
  quietTicks: number;
}

/** A statement that the server was allowed more time for may keep its connection quiet for as long. */
export function bePatient(client: PoolClient, seconds: number): void {
  patience.set(client, seconds);
}

/** Whether the connections of this pool can be trusted at the moment. */
export function isSilent(pool: Pool): boolean {
  return watches.get(pool)?.isSuspicious() ?? false;
}

/**
 * Ends connections in use on which nothing comes any more, without a word from the other side: a firewall forgot them,
 * or the host is gone. Their statements fail, and the pool makes new ones. Idle ones go too: they led the same way.
 * One look at all of them each second, instead of a timer for each statement.
 */
export function watchForSilence(pool: Pool, onSilent: (seconds: number) => void): SilenceWatch {
  const all = new Set<PoolClient>();
  const inUse = new Map<PoolClient, Hearing>();
  let ticksSinceSilence = Infinity;

  pool.on('connect', (client) => all.add(client));
  pool.on('remove', (client) => {
    all.delete(client);
    inUse.delete(client);
  });
  pool.on('acquire', (client) => inUse.set(client, { bytes: bytesFrom(client), quietTicks: 0 }));
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    patience.delete(client);
  });

  function listen(): void {
    ticksSinceSilence += 1;
    for (const [client, hearing] of inUse) {
      const bytes = bytesFrom(client);
      hearing.quietTicks = bytes === hearing.bytes ? hearing.quietTicks + 1 : 0;
      hearing.bytes = bytes;
      if (hearing.quietTicks < patienceWith(client)) continue;
      inUse.delete(client);
      ticksSinceSilence = 0;
      onSilent(hearing.quietTicks);
      cutConnection(client);
    }
    if (ticksSinceSilence === 0) {
      for (const client of all) if (!inUse.has(client)) cutConnection(client);
    }
  }

  const timer = setInterval(listen, tickMs);
  timer.unref();
  const watch: SilenceWatch = {
    isSuspicious: () =>
      ticksSinceSilence < memoryTicks ||
      [...inUse].some(
        ([client, { quietTicks }]) => quietTicks >= patienceWith(client) - suspicionTicks,
      ),
    stop: () => clearInterval(timer),
  };
  watches.set(pool, watch);
  return watch;
}

function patienceWith(client: PoolClient): number {
  return patience.get(client) ?? usualPatience;
}

function bytesFrom({ connection: { stream } }: PoolClient): number {
  return stream instanceof Socket ? stream.bytesRead : 0;
}

/** Without a farewell, for which it would wait in vain. */
export function cutConnection({ connection: { stream } }: PoolClient): void {
  stream.destroy();
}
