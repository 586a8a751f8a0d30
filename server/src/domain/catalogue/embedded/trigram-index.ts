/** Shares of the trigrams of two titles: of both together, and of the shorter one. */
export interface SharedTrigrams {
  readonly similarity: number;
  readonly overlap: number;
}

interface TrigramIndex {
  /** Which titles have enough in common with these words, by their place. */
  find(words: readonly string[]): Map<number, SharedTrigrams>;
}

/** Enough to hold the right one, few enough to compare letter by letter. */
const mostSimilar = 80;
const mostOverlapping = 120;
const leastSimilarity = 0.12;
const leastOverlap = 0.5;

/**
 * Which titles hold a trigram, as numbers in one row: ten thousand titles have two hundred thousand of
 * them, and as objects they would take more room than the films.
 */
export function createTrigramIndex(titles: readonly (readonly string[])[]): TrigramIndex {
  const sizes = new Uint16Array(titles.length);
  const lists = new Map<string, number[]>();
  for (const [at, words] of titles.entries()) {
    const trigrams = trigramsOf(words);
    sizes[at] = trigrams.size;
    for (const trigram of trigrams) {
      const list = lists.get(trigram);
      if (list) list.push(at);
      else lists.set(trigram, [at]);
    }
  }
  const holders = new Map([...lists].map(([trigram, list]) => [trigram, Uint32Array.from(list)]));
  const counts = new Uint16Array(titles.length);

  return {
    find(words) {
      const trigrams = trigramsOf(words);
      const touched: number[] = [];
      for (const trigram of trigrams) {
        for (const at of holders.get(trigram) ?? []) {
          const count = counts[at] ?? 0;
          if (count === 0) touched.push(at);
          counts[at] = count + 1;
        }
      }
      const shares: (SharedTrigrams & { readonly at: number })[] = [];
      for (const at of touched) {
        const count = counts[at] ?? 0;
        const size = sizes[at] ?? 0;
        counts[at] = 0;
        const similarity = count / (trigrams.size + size - count);
        const overlap = count / Math.min(trigrams.size, size);
        if (similarity >= leastSimilarity || overlap >= leastOverlap) {
          shares.push({ at, similarity, overlap });
        }
      }
      shares.sort((left, right) => right.similarity - left.similarity);
      const overlapping = shares
        .slice(mostSimilar)
        .filter(({ overlap }) => overlap >= leastOverlap)
        .slice(0, mostOverlapping);
      return new Map(
        [...shares.slice(0, mostSimilar), ...overlapping].map(({ at, ...share }) => [at, share]),
      );
    },
  };
}

/** As pg_trgm cuts them: a word's beginning counts twice, its end once. */
function trigramsOf(words: readonly string[]): ReadonlySet<string> {
  const trigrams = new Set<string>();
  for (const word of words) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) {
      trigrams.add(padded.slice(start, start + 3));
    }
  }
  return trigrams;
}
