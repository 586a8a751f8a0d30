import { sql } from 'drizzle-orm';
import { build } from '../db/defined-query.ts';
import { statement } from '../db/statement.ts';
import type { Logger } from '../logger.ts';

/** Whether anybody listens to live news, on this instance or on another. */
export interface Listeners {
  /**
   * True while a page may be open somewhere, and for a few seconds longer. It asks nobody: what would
   * only be told to open pages need not be read where this is false.
   */
  areThere(): boolean;
  /** A page opens on this instance. Once this resolves, every instance has been told. */
  onOpened(): Promise<void>;
}

export interface ListenerWatch extends Listeners {
  /** An instance has said that a page is open there. */
  onSaid(): void;
  onConnected(): void;
  onLost(): void;
  stop(): void;
}

interface WatchParts {
  readonly log: Pick<Logger, 'warn'>;
  readonly hasPages: () => boolean;
  /** Tells every instance, this one included. */
  readonly say: () => Promise<unknown>;
  readonly pace?: Pace;
}

interface Pace {
  /** An instance with open pages says so this often. */
  readonly repeatMs: number;
  /** What was said counts for so long: an instance may be gone without a word. */
  readonly holdMs: number;
}

/** How instances call this to each other: as a notification of the database. */
export const listenersChannel = 'girone_listeners';
export const announceListening = statement('say_listening', {}, () =>
  build
    .select({ said: sql<string>`said` })
    .from(sql`(select pg_notify(${sql.raw(`'${listenersChannel}'`)}, '')::text as said) as notice`),
);

const usualPace: Pace = { repeatMs: 2000, holdMs: 6000 };

export function watchListeners({
  log,
  hasPages,
  say,
  pace = usualPace,
}: WatchParts): ListenerWatch {
  let isConnected = false;
  let believedUntil = 0;
  let saidUntil = 0;
  let saying: Promise<void> = Promise.resolve();

  function sayOnce(): Promise<void> {
    if (performance.now() < saidUntil) return saying;
    saidUntil = performance.now() + pace.repeatMs;
    saying = sayNow();
    return saying;
  }

  async function sayNow(): Promise<void> {
    try {
      await say();
    } catch (error) {
      // The page is open all the same, and hears what others write.
      saidUntil = 0;
      log.warn({ err: error }, 'other instances were not told that a page is open');
    }
  }

  function believe(): void {
    believedUntil = performance.now() + pace.holdMs;
  }

  const timer = setInterval(() => {
    if (hasPages()) void sayOnce();
  }, pace.repeatMs);

  return {
    areThere: () => hasPages() || !isConnected || performance.now() < believedUntil,
    onOpened: sayOnce,
    onSaid: believe,
    onConnected() {
      isConnected = true;
      // Whoever has a page open says so again before this ends.
      believe();
    },
    onLost() {
      isConnected = false;
    },
    stop: () => clearInterval(timer),
  };
}
