/** A worker that has lived as long as this is not one that cannot live. */
const longEnoughMs = 60_000;
const firstDelayMs = 500;
const longestDelayMs = 15_000;
/** After so many short lives in a row the whole instance gives up: whoever watches it shall know. */
const maxShortLives = 6;

/**
 * How long to wait before a worker is started again: not at all after a long life, twice as long after each short one.
 * Null: not again.
 */
export function createRestartDelay(): (livedMs: number) => number | null {
  let shortLives = 0;
  return (livedMs) => {
    if (livedMs >= longEnoughMs) {
      shortLives = 0;
      return 0;
    }
    shortLives += 1;
    if (shortLives >= maxShortLives) return null;
    return Math.min(longestDelayMs, firstDelayMs * 2 ** (shortLives - 1));
  };
}
