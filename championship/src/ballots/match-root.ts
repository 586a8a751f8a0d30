import { codeLength } from './ballot-code.ts';
import { toHex } from './bytes.ts';
import { BlockHasher, expand, hashWords, sha256, wordsToBytes } from './sha256.ts';

/** `1` for the film at home, `2` for the other, `0` for whoever has not seen one of them. */
export type BallotAnswer = 0 | 1 | 2;

export type Ballot = readonly [code: string, answer: BallotAnswer];

const leafBits = 8 * (1 + codeLength + 1);
const nodeBits = 8 * (1 + 32 + 32);
const hasher = new BlockHasher();
let nodes = new Int32Array(hashWords * 256);

const scheduleWords = 64;
/** The second block of a node has one byte of its own, the last: there are 256 of them, with their schedules. */
const tails = new Int32Array(256 * scheduleWords);
for (let last = 0; last < 256; last += 1) {
  tails[last * scheduleWords] = (last << 24) | 0x80_0000;
  tails[last * scheduleWords + 15] = nodeBits;
  expand(tails, last * scheduleWords);
}

/**
 * The root of the tree of RFC 6962 over the ballots of a match, in the order in which they come; they are
 * to come sorted by code.
 */
export function rootOf(ballots: readonly Ballot[]): string {
  if (ballots.length === 0) return toHex(sha256());
  if (nodes.length < ballots.length * hashWords) nodes = new Int32Array(ballots.length * hashWords);
  for (const [index, ballot] of ballots.entries()) hashLeaf(ballot, index);
  // Two by two; the last one of an odd number goes up as it is, which is where RFC 6962 splits.
  for (let count = ballots.length; count > 1; count = Math.ceil(count / 2)) {
    for (let pair = 0; pair + 1 < count; pair += 2) hashPair(pair);
    if (count % 2 === 1) moveNode(count - 1, (count - 1) / 2);
  }
  return toHex(wordsToBytes(nodes, 0));
}

/** The hash of one ballot. */
export function leafOf(ballot: Ballot): string {
  hashLeaf(ballot, 0);
  return toHex(wordsToBytes(nodes, 0));
}

/** 0x00, the twelve characters and the answer: fourteen bytes, one block. */
function hashLeaf([code, answer]: Ballot, index: number): void {
  if (code.length !== codeLength) throw new Error(`a code of ${code.length} characters`);
  const { words } = hasher;
  words[0] = (code.charCodeAt(0) << 16) | (code.charCodeAt(1) << 8) | code.charCodeAt(2);
  words[1] = fourCharacters(code, 3);
  words[2] = fourCharacters(code, 7);
  words[3] = (code.charCodeAt(11) << 24) | ((0x30 + answer) << 16) | 0x8000;
  for (let word = 4; word < 15; word += 1) words[word] = 0;
  words[15] = leafBits;
  hasher.start();
  hasher.addBlock();
  hasher.writeTo(nodes, index * hashWords);
}

function fourCharacters(code: string, from: number): number {
  return (
    (code.charCodeAt(from) << 24) |
    (code.charCodeAt(from + 1) << 16) |
    (code.charCodeAt(from + 2) << 8) |
    code.charCodeAt(from + 3)
  );
}

/** 0x01 and two hashes: sixty-five bytes, so that all words are shifted by one byte into a second block. */
function hashPair(pair: number): void {
  const { words } = hasher;
  let before = 0x01;
  for (let word = 0; word < 16; word += 1) {
    const node = nodes[pair * hashWords + word] ?? 0;
    words[word] = (before << 24) | (node >>> 8);
    before = node & 0xff;
  }
  hasher.start();
  hasher.addBlock();
  hasher.addExpanded(tails, before * scheduleWords);
  hasher.writeTo(nodes, (pair / 2) * hashWords);
}

function moveNode(from: number, to: number): void {
  nodes.copyWithin(to * hashWords, from * hashWords, (from + 1) * hashWords);
}
