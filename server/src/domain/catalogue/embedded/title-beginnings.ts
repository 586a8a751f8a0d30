import type { ComparableTitle } from '../comparable-title.ts';

interface Beginning {
  readonly key: string;
  /** The title's place among all. */
  readonly at: number;
}

interface TitleBeginnings {
  /** The places of all titles that begin like this one, with its article or without. */
  find(title: ComparableTitle): Set<number>;
  /** The places of all titles that are the same, or are so without their article. */
  findSame(title: ComparableTitle): number[];
}

/** A single letter begins hundreds of titles, and says nothing. */
const leastLetters = 2;

/** Titles in the order of the alphabet, so that those with one beginning lie side by side. */
export function createTitleBeginnings(titles: readonly ComparableTitle[]): TitleBeginnings {
  const entries: Beginning[] = titles
    .flatMap(({ whole, withoutArticle }, at) =>
      [...new Set([whole, withoutArticle])].map((key) => ({ key, at })),
    )
    .toSorted((left, right) => (left.key < right.key ? -1 : Number(left.key > right.key)));

  /** The first entry that is not before the key. */
  function placeOf(key: string): number {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    findSame({ whole }) {
      const found: number[] = [];
      for (let place = placeOf(whole); entries[place]?.key === whole; place += 1) {
        found.push(entries[place]?.at ?? 0);
      }
      return found;
    },
    find({ whole, withoutArticle }) {
      const found = new Set<number>();
      for (const beginning of new Set([whole, withoutArticle])) {
        const isEnough = beginning.length >= leastLetters;
        for (let place = placeOf(beginning); place < entries.length; place += 1) {
          const entry = entries[place];
          if (!entry?.key.startsWith(beginning)) break;
          if (isEnough || entry.key === beginning) found.add(entry.at);
        }
      }
      return found;
    },
  };
}
