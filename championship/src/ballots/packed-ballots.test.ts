import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../seeded-random.ts';
import { codeAlphabet, codeLength } from './ballot-code.ts';
import type { Ballot, BallotAnswer } from './match-root.ts';
import { packBallots, unpackBallots } from './packed-ballots.ts';

const answers: readonly BallotAnswer[] = [0, 1, 2];

function drawList(random: (below: number) => number, length: number): Ballot[] {
  return Array.from({ length }, (): Ballot => {
    const code = Array.from({ length: codeLength }, () => codeAlphabet.charAt(random(32))).join('');
    return [code, answers[random(3)] ?? 0];
  }).toSorted(([left], [right]) => (left < right ? -1 : 1));
}

describe('packed ballots', () => {
  it('come out as they went in, whatever the codes and however many', () => {
    const random = createSeededRandom('packed');
    for (const lengths of [[], [0], [1], [0, 0, 1], [2, 1, 0, 7], [200, 33], [1000]]) {
      const lists = lengths.map((length) => drawList(random, length));
      expect(unpackBallots(packBallots(lists), lists.length)).toEqual(lists);
    }
  });

  it('keep the first and the last code there can be, and one that stands twice', () => {
    const list: Ballot[] = [
      ['000000000000', 1],
      ['000000000000', 2],
      ['00000ZZZZZZZ', 1],
      ['000010000000', 0],
      ['ZZZZZZZZZZZZ', 0],
    ];
    expect(unpackBallots(packBallots([list]), 1)).toEqual([list]);
  });

  it('take less than ten letters each in a large match', () => {
    const lists = Array.from({ length: 10 }, () => drawList(createSeededRandom('size'), 200));
    expect(packBallots(lists).length).toBeLessThan(2000 * 9.4);
  });

  it('are refused in another order than that of their codes', () => {
    const list = drawList(createSeededRandom('order'), 2);
    expect(() => packBallots([list.toReversed()])).toThrow('order of their codes');
  });

  it('are nothing where a letter is missing, too many or none of theirs', () => {
    const lists = [drawList(createSeededRandom('damage'), 20)];
    const packed = packBallots(lists);
    for (const damaged of ['', packed.slice(0, -1), `${packed}A`, `!${packed.slice(1)}`, '////']) {
      expect(unpackBallots(damaged, 1)).toBeNull();
    }
    expect(unpackBallots(packed, 2)).toBeNull();
  });
});
