/**
 * Rounding alone gives votes away where a circle is nearly of one mind: if two matches ended 4–1 and one person is at
 * 90 % with me while the others are at 95 %, both dissenting votes have a name. So every count that is shown carries a
 * margin of a few votes: two-sided geometric, each vote further half as likely. It has no end, so no answer rules any
 * vote out, and one vote more or less makes no answer more than twice as likely.
 *
 * The bits are a secret's of this instance and always the same for the same two people: asking again tells nothing new.
 */
export function drawMargin(bits: Uint8Array): number {
  let position = 0;
  const flip = () => {
    const byte = bits[position >> 3] ?? 0;
    const isHeads = ((byte >> (position & 7)) & 1) === 1;
    position += 1;
    return isHeads;
  };
  for (;;) {
    const isNegative = flip();
    let votes = 0;
    while (flip()) votes += 1;
    // Zero has no sign: counted once, its other half is drawn again.
    if (votes > 0) return isNegative ? -votes : votes;
    if (!isNegative) return 0;
    if (position >= 8 * bits.length) return 0;
  }
}

/** How much further off each vote is: the share of its likelihood that is left. */
export const marginRatio = 0.5;

/** The margin of what two numbers stand for: of two people, or of a person and a film. */
export type MarginOf = (kind: 'pair' | 'film', first: number, second: number) => number;
