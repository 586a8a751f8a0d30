import { createSeededRandom } from './seeded-random.ts';

/**
 * The order of the draw, from which the whole calendar follows. It depends on the films and the seed
 * alone, not on the order in which they come in, so whoever knows the list and the published seed can
 * recompute it: the films lie in the hat by rising id, and one number after the other says which of
 * those left comes out.
 */
export function drawOrder(filmIds: readonly number[], seed: string): number[] {
  const hat = filmIds.toSorted((a, b) => a - b);
  const drawNumber = createSeededRandom(seed);
  const drawn: number[] = [];
  while (hat.length > 0) drawn.push(...hat.splice(drawNumber(hat.length), 1));
  return drawn;
}
