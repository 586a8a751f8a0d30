/** Draws a whole number from 0 up to, and without, `below`. */
export type DrawNumber = (below: number) => number;

/**
 * Random numbers that follow from a text alone, the same on every machine: the generator is Blackman
 * and Vigna's xoshiro128** and its four words are the FNV-1a hashes of `0:seed` to `3:seed`, each
 * stirred by MurmurHash3's last step, because FNV leaves hashes of like texts alike.
 */
export function createSeededRandom(seed: string): DrawNumber {
  const next = createXoshiro(seedWords(seed));
  return (below) => {
    // The few highest values would favour the low numbers: they are drawn again.
    const usable = 2 ** 32 - (2 ** 32 % below);
    let value = next();
    while (value >= usable) value = next();
    return value % below;
  };
}

/** The state that a text starts the generator in. */
export function seedWords(seed: string): Int32Array {
  return Int32Array.from([0, 1, 2, 3], (word) => stir(hashFnv1a(`${word}:${seed}`)));
}

/** The generator itself, from a state of four words. */
export function createXoshiro(state: Iterable<number>): () => number {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

/** Exported for the test that compares it with the published figures. */
export function hashFnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function stir(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
