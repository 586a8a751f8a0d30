import type { Logger } from '../logger.ts';
import type { Listeners } from './listeners.ts';

/** Changes that come together are told together. */
const gatherMs = 100;
/** Between two events of one thing: about one a second, with room for the way to the page. */
const restMs = 900;

export interface RestedTeller {
  onChange(id: number): void;
  stop(): Promise<void>;
}

interface Telling {
  /** Reads the figures of that moment and emits them. */
  readonly tell: (ids: readonly number[]) => Promise<void>;
  readonly log: Pick<Logger, 'warn'>;
  readonly listeners: Pick<Listeners, 'areThere'>;
  /** For the log. */
  readonly failure: string;
}

/**
 * Tells open pages what has new figures: not with each change, which would cost more than the change
 * itself, but with the figures of that moment, at most about once a second for each thing. While no
 * page is open anywhere nothing is read and nothing written.
 */
export function tellRested({ tell, log, listeners, failure }: Telling): RestedTeller {
  const changed = new Set<number>();
  const restsUntil = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | undefined;
  let isStopped = false;

  function tellLater(): void {
    if (isStopped || timer || telling || changed.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      telling = tellChanged().finally(() => {
        telling = undefined;
        tellLater();
      });
    }, gatherMs);
  }

  async function tellChanged(): Promise<void> {
    if (!listeners.areThere()) {
      changed.clear();
      return;
    }
    const now = performance.now();
    for (const [id, instant] of restsUntil) {
      if (instant <= now) restsUntil.delete(id);
    }
    const ids = [...changed].filter((id) => !restsUntil.has(id));
    if (ids.length === 0) return;
    for (const id of ids) {
      changed.delete(id);
      restsUntil.set(id, now + restMs);
    }
    try {
      await tell(ids);
    } catch (error) {
      // The next change tells the figures anew.
      log.warn({ err: error }, failure);
    }
  }

  return {
    onChange(id) {
      changed.add(id);
      tellLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await telling;
    },
  };
}
