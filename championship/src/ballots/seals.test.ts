import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeOf, groupCode } from './ballot-code.ts';
import { commitmentOf, seedOf } from './draw-commitment.ts';
import { leafOf, rootOf, type Ballot } from './match-root.ts';
import { sealCorrection, sealDay, sealDraw } from './seals.ts';

// The figures were computed apart from this code, with a program's HMAC and SHA-256 over bytes put together
// by hand. docs/verification.md gives the same ones.
const key = '000102030405060708090a0b0c0d0e0f';
const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const order = [25, 11, 40, 12];
const ballots: readonly Ballot[] = [
  ['80EKM0ENZ8XW', 1],
  ['GBY58RXVGE4A', 0],
  ['NBSM3V97KFGN', 2],
  ['QZTVST8B8WDS', 1],
  ['WH6QQWRCA36F', 1],
];
const drawn = '08db5a7ea7e5fe116d54d0d036cd9008dee350e59893815a93998585ddb6f700';
const closed = 'bce395e5ffdfc0f698b69148b65216e65c6fcc56466c0a6177e3973e9ce053e7';

describe('a ballot code', () => {
  test.each([
    [key, { tournamentId: 7, matchNumber: 1 }, 'VWVZGKVV1VWZ'],
    [key, { tournamentId: 7, matchNumber: 12 }, 'B4M9M150HB7E'],
    ['ff'.repeat(16), { tournamentId: 2_147_483_647, matchNumber: 4032 }, 'FSGHVC3NN71H'],
  ])('of key %s in %o', (voter, match, code) => {
    expect(codeOf(voter, match)).toBe(code);
  });

  test('stands in groups of four', () => {
    expect(groupCode('VWVZGKVV1VWZ')).toBe('VWVZ GKVV 1VWZ');
  });

  test('is not made of a key that is none', () => {
    expect(() => codeOf('0g', { tournamentId: 1, matchNumber: 1 })).toThrow('hexadecimal');
  });
});

describe('the root of a match', () => {
  test.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '45532782c9b7d6eccf88b166367a30b82853d4cff28dce2ab3c5710d49979d65'],
    [2, 'c7c4cae65a59040760cbbda80166d8569599ec22377178c79b55267be87172d8'],
    [3, '0619c8a737d91048d6cb7468a0703a7428790ed3d7afb1b5ada1314cdcca9b26'],
    [4, 'bd780d56b93d8d9d5351051a8e4163051690333d10fda5399bea295e0a46b626'],
    [5, '02ee4960a076bc95826788661e5e55c2d15a208cda83b948c3e0d28cfe76985a'],
  ])('with %i ballots', (count, root) => {
    expect(rootOf(ballots.slice(0, count))).toBe(root);
  });

  test('is the leaf itself where one voted', () => {
    expect(rootOf(ballots.slice(0, 1))).toBe(leafOf(ballots[0] ?? ['', 0]));
  });

  test('follows RFC 6962 whatever the number of ballots', () => {
    const many = Array.from({ length: 600 }, (_, index): Ballot => [
      String(index).padStart(12, '0'),
      ([0, 1, 2] as const)[index % 3] ?? 0,
    ]);
    for (const count of [6, 7, 8, 9, 31, 33, 200, 255, 257, 600]) {
      const part = many.slice(0, count);
      expect(rootOf(part)).toBe(hashTree(part.map(hashLeaf)).toString('hex'));
    }
  });

  test('refuses a code of another length, which would be hashed as a different ballot', () => {
    expect(() => rootOf([['80EKM0ENZ8X', 1]])).toThrow('11 characters');
  });
});

function hashLeaf([code, answer]: Ballot): Buffer {
  return hash(Buffer.from([0]), Buffer.from(`${code}${answer}`));
}

/** As the RFC defines it, by splitting. */
function hashTree(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (leaves.length === 1 && only) return only;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return hash(Buffer.from([1]), hashTree(leaves.slice(0, split)), hashTree(leaves.slice(split)));
}

function hash(...parts: readonly Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

describe('the draw', () => {
  test('is committed to and seeded by its secret', () => {
    expect(commitmentOf(secret)).toBe(commitment);
    expect(seedOf(secret, { tournamentId: 7, filmIds: order })).toBe(
      'ce0f2394328c841fa86c3c34a2d2a046fda693210ee72407e2ffed80ff6b610d',
    );
  });

  test('is the first seal', () => {
    expect(sealDraw({ commitment, order })).toBe(drawn);
  });
});

describe('a seal', () => {
  const first = { matchNumber: 1, root: rootOf(ballots), film1Votes: 3, film2Votes: 1 };
  const second = { matchNumber: 2, root: rootOf([]), film1Votes: 0, film2Votes: 0 };

  test('of a day, whatever the order in which its matches come', () => {
    expect(sealDay(drawn, { matchDay: 1, matches: [first, second] })).toBe(closed);
    expect(sealDay(drawn, { matchDay: 1, matches: [second, first] })).toBe(closed);
  });

  test('of a correction', () => {
    const reason = 'contata due volte: è giusto';
    const correction = { matchNumber: 1, film1Votes: 2, film2Votes: 1, reason };
    expect(sealCorrection(closed, correction)).toBe(
      '5469095b21ef76792adb2939098e8a4a9a9b9001e49de11f8ee16bdc1c5f0a84',
    );
  });
});
