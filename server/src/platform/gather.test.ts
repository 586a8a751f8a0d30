import { describe, expect, test } from 'vitest';
import { gather } from './gather.ts';

function fulfilled<T>(values: readonly T[]): PromiseSettledResult<T>[] {
  return values.map((value) => ({ status: 'fulfilled', value }));
}

/** Work that waits until it is told to go on, and remembers what it was given. */
function holdBack() {
  const batches: number[][] = [];
  const goOn: (() => void)[] = [];
  async function work(items: readonly number[]): Promise<PromiseSettledResult<number>[]> {
    batches.push([...items]);
    await new Promise<void>((resolve) => goOn.push(resolve));
    return fulfilled(items.map((item) => item * 10));
  }
  return { batches, work, release: () => goOn.splice(0).forEach((resolve) => resolve()) };
}

type Options = Parameters<typeof gather>[1];

/** For tests in which nobody is turned away. */
function gatherAll<T>(work: Parameters<typeof gather<number, T>>[0], options: Partial<Options>) {
  const ask = gather(work, {
    name: 'tests',
    maxInFlight: 2,
    maxBatch: 10,
    maxWaiting: 10,
    ...options,
  });
  return (item: number) => ask(item) ?? Promise.reject(new Error('turned away'));
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

describe('what callers want at the same time', () => {
  test('is done together, and each gets its own answer', async () => {
    const { batches, work, release } = holdBack();
    const ask = gatherAll(work, {});
    const answers = [1, 2, 3].map(ask);
    await nextTurn();
    expect(batches).toEqual([[1, 2, 3]]);
    release();
    expect(await Promise.all(answers)).toEqual([10, 20, 30]);
  });

  test('waits while two batches are under way, and then goes together', async () => {
    const { batches, work, release } = holdBack();
    const ask = gatherAll(work, {});
    const answers: Promise<number>[] = [];
    for (const item of [1, 2, 3, 4]) {
      answers.push(ask(item));
      await nextTurn();
    }
    expect(batches).toEqual([[1], [2]]);
    release();
    await Promise.all(answers.slice(0, 2));
    await nextTurn();
    expect(batches).toEqual([[1], [2], [3, 4]]);
    release();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
  });

  test('is cut into batches of the largest size', async () => {
    const { batches, work, release } = holdBack();
    const ask = gatherAll(work, { maxBatch: 2 });
    const answers = [1, 2, 3].map(ask);
    await nextTurn();
    expect(batches).toEqual([[1, 2], [3]]);
    release();
    await Promise.all(answers);
  });

  test('is turned away when too many wait', async () => {
    const { work, release } = holdBack();
    const ask = gather(work, { name: 'tests', maxInFlight: 1, maxBatch: 10, maxWaiting: 2 });
    const first = ask(1);
    await nextTurn();
    const waiting = Promise.all([2, 3].flatMap((item) => ask(item) ?? []));
    expect(ask(4)).toBeUndefined();
    release();
    await first;
    await nextTurn();
    release();
    expect(await waiting).toEqual([20, 30]);
  });

  test('fails for the one that it fails for', async () => {
    const ask = gatherAll(
      (items: readonly number[]) =>
        Promise.allSettled(
          items.map((item) =>
            item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item),
          ),
        ),
      { maxInFlight: 1 },
    );
    const results = await Promise.allSettled([1, 2, 3].map(ask));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('fails for all when the work itself fails, and the next is tried anew', async () => {
    let tries = 0;
    const ask = gatherAll(
      (items: readonly number[]) => {
        tries += 1;
        if (tries === 1) return Promise.reject(new Error('away'));
        return Promise.resolve(fulfilled(items));
      },
      { maxInFlight: 1 },
    );
    const results = await Promise.allSettled([1, 2].map(ask));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(3)).toBe(3);
  });
});
