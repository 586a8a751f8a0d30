const everyMs = 10_000;

/**
 * Says every few seconds how far some work is and for how long it has gone on: nobody is to take a quiet
 * terminal for a dead one.
 * @template T
 * @param {() => string} describe what is being done now
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work answers
 */
export async function withProgress(describe, work) {
  const seconds = stopwatch();
  const timer = setInterval(() => {
    console.log(`  ${describe()}: ${Math.round(seconds())} s so far`);
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** @returns {() => number} how many seconds have passed since */
export function stopwatch() {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
}
