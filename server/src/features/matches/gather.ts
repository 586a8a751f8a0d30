/** One piece of work for many callers; one answer or failure for each item, in their order. */
type Work<Item, Result> = (items: readonly Item[]) => Promise<PromiseSettledResult<Result>[]>;

interface GatherOptions {
  /** Batches that may be under way at once; what comes meanwhile waits and goes together. */
  readonly maxInFlight: number;
  readonly maxBatch: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** As `gatherAll`, but when too many wait already an item is turned away with `undefined`. */
export function gather<Item, Result>(
  work: Work<Item, Result>,
  { maxWaiting, ...options }: GatherOptions & { readonly maxWaiting: number },
): (item: Item) => Promise<Result> | undefined {
  const waiting: Waiting<Item, Result>[] = [];
  const add = queueFor(work, waiting, options);
  return (item) => (waiting.length >= maxWaiting ? undefined : add(item));
}

/**
 * Lets concurrent callers share one piece of work: what arrives in one turn of the event loop, or
 * while the batches before it are under way, is done together. The promise settles with the item's
 * own share of the work.
 */
export function gatherAll<Item, Result>(
  work: Work<Item, Result>,
  options: GatherOptions,
): (item: Item) => Promise<Result> {
  return queueFor(work, [], options);
}

function queueFor<Item, Result>(
  work: Work<Item, Result>,
  waiting: Waiting<Item, Result>[],
  { maxInFlight, maxBatch }: GatherOptions,
): (item: Item) => Promise<Result> {
  let inFlight = 0;
  let isFlushDue = false;

  function flushSoon(): void {
    if (isFlushDue || inFlight >= maxInFlight || waiting.length === 0) return;
    isFlushDue = true;
    setImmediate(() => {
      isFlushDue = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const batch = waiting.splice(0, maxBatch);
    inFlight += 1;
    flushSoon();
    try {
      settle(batch, await work(batch.map(({ item }) => item)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      inFlight -= 1;
      flushSoon();
    }
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      flushSoon();
    });
}

function settle<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  results: readonly PromiseSettledResult<Result>[],
): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    const result = results[index];
    if (result?.status === 'fulfilled') resolve(result.value);
    else reject(result?.reason ?? new Error('the batch has no answer for one of its items'));
  }
}
