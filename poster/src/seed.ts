/** A 32-bit FNV-1a hash with a final mix; the same text gives the same number everywhere. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16_777_619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2_246_822_519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A number from 0 up to 1, the next of its series. */
export type Roll = () => number;

/** A series of numbers that depends on the seed alone (mulberry32). */
export function seededDice(seed: number): Roll {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the list; the list is never empty. */
export function pickOne<Item>(items: readonly [Item, ...Item[]], roll: Roll): Item {
  return items[Math.floor(roll() * items.length)] ?? items[0];
}
