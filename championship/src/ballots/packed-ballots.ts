import { codeAlphabet, codeLength } from './ballot-code.ts';
import type { Ballot, BallotAnswer } from './match-root.ts';

/**
 * Ballots as short as they can be written: 55 bits each instead of thirteen characters. A code is sixty bits of
 * chance, which nothing makes shorter; but they come sorted, so that the step from one to the next is smaller than
 * the code. Steps are written as Rice codes, answers as one or two bits, all of it in letters of base64url.
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letterBits = 6;
/** Of the number of ballots of a match. */
const countBits = 20;
/** A code in two halves, each of which is a whole number to JavaScript's operators. */
const halfBits = 30;
const half = 2 ** halfBits;
const halfLength = codeLength / 2;
/** More than an honest list can need: the steps of n codes come to 2n at the most. */
const longestRun = 2 ** (countBits + 1);

/** The ballots of several matches, one list after the other; each sorted by code. */
export function packBallots(lists: readonly (readonly Ballot[])[]): string {
  const writer = new BitWriter();
  for (const list of lists) {
    writer.write(list.length, countBits);
    const restBits = restBitsFor(list.length);
    let before: readonly [high: number, low: number] = [0, 0];
    for (const [code, answer] of list) {
      const at: typeof before = [readHalf(code, 0), readHalf(code, halfLength)];
      const isBorrowed = at[1] < before[1];
      const high = at[0] - before[0] - (isBorrowed ? 1 : 0);
      if (high < 0) throw new Error('ballots are packed in the order of their codes');
      writer.writeRun(high >>> restBits);
      writer.write(high & (2 ** restBits - 1), restBits);
      writer.write(at[1] - before[1] + (isBorrowed ? half : 0), halfBits);
      writer.writeAnswer(answer);
      before = at;
    }
  }
  return writer.end();
}

/** As many lists as were packed; null where the text is not what `packBallots` writes. */
export function unpackBallots(packed: string, lists: number): Ballot[][] | null {
  try {
    const reader = new BitReader(packed);
    const read = Array.from({ length: lists }, () => readList(reader));
    return reader.isAtEnd() ? read : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readList(reader: BitReader): Ballot[] {
  const count = reader.read(countBits);
  const restBits = restBitsFor(count);
  const list: Ballot[] = [];
  let high = 0;
  let low = 0;
  for (let index = 0; index < count; index += 1) {
    high += reader.readRun() * 2 ** restBits + reader.read(restBits);
    low += reader.read(halfBits);
    if (low >= half) {
      low -= half;
      high += 1;
    }
    if (high >= half) throw new RangeError('a code of more than sixty bits');
    list.push([writeHalf(high) + writeHalf(low), reader.readAnswer()]);
  }
  return list;
}

/** How many bits of a step's upper half are written as they are: all but those that tell n codes apart. */
function restBitsFor(count: number): number {
  return halfBits - (32 - Math.clz32(count));
}

function readHalf(code: string, from: number): number {
  let value = 0;
  for (let index = from; index < from + halfLength; index += 1) {
    value = value * 32 + codeAlphabet.indexOf(code.charAt(index));
  }
  return value;
}

function writeHalf(value: number): string {
  let text = '';
  for (let shift = 25; shift >= 0; shift -= 5) text += codeAlphabet.charAt((value >>> shift) & 31);
  return text;
}

class BitWriter {
  #text = '';
  #held = 0;
  #free = letterBits;

  write(value: number, width: number): void {
    for (let left = width; left > 0;) {
      const taken = Math.min(left, this.#free);
      left -= taken;
      this.#free -= taken;
      this.#held |= ((value >>> left) & (2 ** taken - 1)) << this.#free;
      if (this.#free === 0) this.#turn();
    }
  }

  /** So many ones, and a zero. */
  writeRun(length: number): void {
    for (let index = 0; index < length; index += 1) this.write(1, 1);
    this.write(0, 1);
  }

  writeAnswer(answer: BallotAnswer): void {
    if (answer === 1) this.write(0, 1);
    else this.write(answer === 2 ? 2 : 3, 2);
  }

  end(): string {
    if (this.#free < letterBits) this.#turn();
    return this.#text;
  }

  #turn(): void {
    this.#text += letters.charAt(this.#held);
    this.#held = 0;
    this.#free = letterBits;
  }
}

class BitReader {
  readonly #text: string;
  #at = 0;
  #held = 0;
  #left = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(width: number): number {
    let value = 0;
    for (let missing = width; missing > 0;) {
      if (this.#left === 0) this.#turn();
      const taken = Math.min(missing, this.#left);
      this.#left -= taken;
      missing -= taken;
      value = value * 2 ** taken + ((this.#held >>> this.#left) & (2 ** taken - 1));
    }
    return value;
  }

  readRun(): number {
    let length = 0;
    while (this.read(1) === 1) {
      length += 1;
      if (length > longestRun) throw new RangeError('a step wider than all codes');
    }
    return length;
  }

  readAnswer(): BallotAnswer {
    if (this.read(1) === 0) return 1;
    return this.read(1) === 0 ? 2 : 0;
  }

  /** Nothing but the zeros that fill the last letter. */
  isAtEnd(): boolean {
    return this.#at === this.#text.length && (this.#held & (2 ** this.#left - 1)) === 0;
  }

  #turn(): void {
    const value = letterValues[this.#text.charCodeAt(this.#at)];
    if (value === undefined) throw new RangeError('the packed ballots end early');
    this.#at += 1;
    this.#held = value;
    this.#left = letterBits;
  }
}

const letterValues: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const value = letters.indexOf(String.fromCharCode(code));
  return value < 0 ? undefined : value;
});
