import { describe, expect, test } from 'vitest';
import { heldPromise } from '../testing/held-promise.ts';
import { limitParallel, TurnedAway } from './limit-parallel.ts';

test('no more than the limit run at once, all of them run, and a failure frees its place', async () => {
  const whenFree = limitParallel(2, { maxWaiting: 100 });
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      whenFree(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        if (index % 3 === 0) throw new Error('failed');
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});

/** One works until the test says so, and two may wait. */
function startLine() {
  const whenFree = limitParallel(1, { maxWaiting: 2 });
  const first = heldPromise<string>();
  const begun: string[] = [];
  const ask = (name: string, isWanted?: () => boolean) =>
    whenFree(async () => {
      begun.push(name);
      return name;
    }, isWanted);
  return {
    begun,
    ask,
    work: whenFree(() => first.promise),
    finish: () => first.resolve('first'),
  };
}

describe('while one works and two may wait', () => {
  test('whoever comes then is turned away, and those who wait have their turn', async () => {
    const { begun, ask, work, finish } = startLine();
    const waiting = [ask('second'), ask('third')];
    await expect(ask('fourth')).rejects.toThrow(TurnedAway);
    finish();
    expect(await Promise.all([work, ...waiting])).toEqual(['first', 'second', 'third']);
    expect(begun).toEqual(['second', 'third']);
    expect(await ask('fifth')).toBe('fifth');
  });

  test('nothing is begun for whoever has gone meanwhile', async () => {
    const { begun, ask, work, finish } = startLine();
    let isThere = true;
    const left = ask('second', () => isThere);
    const third = ask('third');
    isThere = false;
    finish();
    await expect(left).rejects.toThrow(TurnedAway);
    expect(await Promise.all([work, third])).toEqual(['first', 'third']);
    await expect(ask('fourth', () => false)).rejects.toThrow(TurnedAway);
    expect(begun).toEqual(['third']);
  });

  test('nothing is begun for whoever has waited too long', async () => {
    const whenFree = limitParallel(1, { maxWaiting: 100, maxWaitMs: 20 });
    const first = heldPromise<string>();
    const work = whenFree(() => first.promise);
    const late = whenFree(() => Promise.resolve('late'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    first.resolve('first');
    await expect(late).rejects.toThrow(TurnedAway);
    expect(await work).toBe('first');
  });

  test('whoever has gone keeps nobody else’s place', async () => {
    const { begun, ask, work, finish } = startLine();
    let isThere = true;
    const left = ask('second', () => isThere);
    const third = ask('third');
    isThere = false;
    const fourth = ask('fourth');
    await expect(left).rejects.toThrow(TurnedAway);
    finish();
    await Promise.all([work, third, fourth]);
    expect(begun).toEqual(['third', 'fourth']);
  });
});
