import type { Logger } from '../logger.ts';
import type { Listeners } from './listeners.ts';

/** Changes that come together are sent together. */
const gatherMs = 100;
/** Between two events of one thing: about one a second, with room for the way to the page. */
const pauseMs = 900;

export interface UpdateThrottle {
  onChange(id: number): void;
  stop(): Promise<void>;
}

interface ThrottleParts {
  /** Reads the figures of that moment and emits them. */
  readonly send: (ids: readonly number[]) => Promise<void>;
  readonly log: Pick<Logger, 'warn'>;
  readonly listeners: Pick<Listeners, 'areThere'>;
  /** For the log. */
  readonly failure: string;
}

/**
 * Sends open pages the new figures of what has changed: not with each change, which would cost more than the
 * change itself, but those of that moment, at most about once a second for each thing and instance. While no
 * page is open anywhere nothing is read and nothing written.
 */
export function throttleUpdates({ send, log, listeners, failure }: ThrottleParts): UpdateThrottle {
  const changed = new Set<number>();
  const throttledUntil = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isStopped = false;

  function sendLater(): void {
    if (isStopped || timer || sending || changed.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      sending = sendChanged().finally(() => {
        sending = undefined;
        sendLater();
      });
    }, gatherMs);
  }

  async function sendChanged(): Promise<void> {
    if (!listeners.areThere()) {
      changed.clear();
      return;
    }
    const now = performance.now();
    for (const [id, instant] of throttledUntil) {
      if (instant <= now) throttledUntil.delete(id);
    }
    const ids = [...changed].filter((id) => !throttledUntil.has(id));
    if (ids.length === 0) return;
    for (const id of ids) {
      changed.delete(id);
      throttledUntil.set(id, now + pauseMs);
    }
    try {
      await send(ids);
    } catch (error) {
      // The next change sends the figures anew.
      log.warn({ err: error }, failure);
    }
  }

  return {
    onChange(id) {
      changed.add(id);
      sendLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await sending;
    },
  };
}
