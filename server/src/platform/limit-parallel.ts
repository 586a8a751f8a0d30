/** Lets at most `limit` pieces of work run at once; the others wait their turn. */
export function limitParallel(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function whenFree<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
