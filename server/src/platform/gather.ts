import { nameLine } from './lines.ts';

/** One piece of work for many callers; one answer or failure for each item, in their order. */
type Work<Item, Result> = (items: readonly Item[]) => Promise<PromiseSettledResult<Result>[]>;

interface GatherOptions {
  /** Of its line, for whoever watches the instance. */
  readonly name: string;
  /** Batches that may be under way at once; what comes meanwhile waits and goes together. */
  readonly maxInFlight: number;
  readonly maxBatch: number;
  /** How many may wait; beyond that an item is turned away. */
  readonly maxWaiting: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets concurrent callers share one piece of work: what arrives in one turn of the event loop, or
 * while the batches before it are under way, is done together. The promise settles with the item's
 * own share of the work; `undefined` instead of a promise means that too many wait already.
 */
export function gather<Item, Result>(
  work: Work<Item, Result>,
  { name, maxInFlight, maxBatch, maxWaiting }: GatherOptions,
): (item: Item) => Promise<Result> | undefined {
  const waiting: Waiting<Item, Result>[] = [];
  let inFlight = 0;
  let isFlushDue = false;
  nameLine(name, () => waiting.length);

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

  return (item) => {
    if (waiting.length >= maxWaiting) return undefined;
    return new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      flushSoon();
    });
  };
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
