import type { Clock } from '../../../platform/clock.ts';

interface CachedAnswer<T> {
  readonly clock: Clock;
  readonly load: () => Promise<T>;
  /** Used where the answer cannot be had; whoever asks is served all the same. */
  readonly fallBack: (error: unknown) => T;
}

const hour = 60 * 60 * 1000;
/** TMDB asks to look again every few days. */
const keptMs = 72 * hour;
/** After a failure: not at every call, but soon. */
const retryMs = hour / 6;

/** Asks once for what hardly ever changes; those who ask meanwhile wait for the same answer. */
export function keepAnswer<T>({ clock, load, fallBack }: CachedAnswer<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let keptUntil = 0;

  return () => {
    const now = clock.now().getTime();
    if (kept && now < keptUntil) return kept;
    keptUntil = now + keptMs;
    kept = load().catch((error: unknown) => {
      keptUntil = now + retryMs;
      return fallBack(error);
    });
    return kept;
  };
}
