/**
 * SHA-256 (FIPS 180-4), synchronous: a season of 64 films and 200 voters asks for two million blocks, and
 * Web Crypto would answer each with a promise. It works on 32-bit words in place and makes no garbage; bytes
 * come in and go out at the edges only.
 */

/** The words of a hash. */
export const hashWords = 8;

const blockBytes = 64;

const roundConstants = new Int32Array(64);
const initialState = new Int32Array(hashWords);
fillConstants();

/** The first 32 bits of the fractions of the roots of the first primes, as the standard defines them. */
function fillConstants(): void {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  for (const [index, prime] of primes.entries()) {
    roundConstants[index] = fractionOf(Math.cbrt(prime));
    if (index < hashWords) initialState[index] = fractionOf(Math.sqrt(prime));
  }
}

function fractionOf(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

/** One hash after another over blocks of sixteen words; `words` is the block to fill before `addBlock`. */
export class BlockHasher {
  readonly words = new Int32Array(64);
  readonly #state = new Int32Array(hashWords);

  start(): void {
    // A loop: at this length it is quicker than `set`.
    for (let word = 0; word < hashWords; word += 1) this.#state[word] = initialState[word] ?? 0;
  }

  writeTo(target: Int32Array, offset: number): void {
    for (let word = 0; word < hashWords; word += 1) target[offset + word] = this.#state[word] ?? 0;
  }

  addBlock(): void {
    expand(this.words, 0);
    this.addExpanded(this.words, 0);
  }

  /**
   * A block whose schedule is known. Each sum is cut to 32 bits at once: left to grow, it would be computed in floating
   * point.
   */
  addExpanded(schedule: Int32Array, offset: number): void {
    const state = this.#state;
    let a = state[0] ?? 0;
    let b = state[1] ?? 0;
    let c = state[2] ?? 0;
    let d = state[3] ?? 0;
    let e = state[4] ?? 0;
    let f = state[5] ?? 0;
    let g = state[6] ?? 0;
    let h = state[7] ?? 0;
    for (let index = 0; index < 64; index += 1) {
      const mixedE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const mixedA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const added = ((roundConstants[index] ?? 0) + (schedule[offset + index] ?? 0)) | 0;
      const first = (((((h + mixedE) | 0) + (g ^ (e & (f ^ g)))) | 0) + added) | 0;
      const second = (mixedA + ((a & b) | (c & (a | b)))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    state[0] = ((state[0] ?? 0) + a) | 0;
    state[1] = ((state[1] ?? 0) + b) | 0;
    state[2] = ((state[2] ?? 0) + c) | 0;
    state[3] = ((state[3] ?? 0) + d) | 0;
    state[4] = ((state[4] ?? 0) + e) | 0;
    state[5] = ((state[5] ?? 0) + f) | 0;
    state[6] = ((state[6] ?? 0) + g) | 0;
    state[7] = ((state[7] ?? 0) + h) | 0;
  }
}

/** Makes the 64 words of a block's schedule of its first sixteen, which lie from `offset` on. */
export function expand(words: Int32Array, offset: number): void {
  for (let index = offset + 16; index < offset + 64; index += 1) {
    const a = words[index - 15] ?? 0;
    const b = words[index - 2] ?? 0;
    const low = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const high = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    const sum = ((words[index - 16] ?? 0) + (words[index - 7] ?? 0)) | 0;
    words[index] = (sum + ((low + high) | 0)) | 0;
  }
}

const hasher = new BlockHasher();
const result = new Int32Array(hashWords);

/** The hash of the parts, one after the other. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const message = padMessage(parts);
  const view = new DataView(message.buffer);
  hasher.start();
  for (let offset = 0; offset < message.length; offset += blockBytes) {
    for (let word = 0; word < 16; word += 1) {
      hasher.words[word] = view.getInt32(offset + 4 * word);
    }
    hasher.addBlock();
  }
  hasher.writeTo(result, 0);
  return wordsToBytes(result, 0);
}

/** A one bit after the message, and its length in bits at the end of the last block. */
function padMessage(parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const padded = new Uint8Array(Math.ceil((length + 9) / blockBytes) * blockBytes);
  let offset = 0;
  for (const part of parts) {
    padded.set(part, offset);
    offset += part.length;
  }
  padded[length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, length * 8);
  return padded;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha256(key) : key);
  const inner = sha256(
    block.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    block.map((byte) => byte ^ 0x5c),
    inner,
  );
}

export function wordsToBytes(words: Int32Array, offset: number): Uint8Array {
  const bytes = new Uint8Array(4 * hashWords);
  const view = new DataView(bytes.buffer);
  for (let word = 0; word < hashWords; word += 1) {
    view.setInt32(4 * word, words[offset + word] ?? 0);
  }
  return bytes;
}
