import { dropArticle, foldTitle } from '../fold-title.ts';
import {
  comparableTitle,
  textLikeness,
  titleLikeness,
  type ComparableTitle,
} from '../title-likeness.ts';

interface Title extends ComparableTitle {
  /** Without the article in front. */
  readonly words: readonly string[];
  readonly trigrams: ReadonlySet<string>;
}

interface Candidate<T> {
  readonly item: T;
  readonly title: Title;
  /** Shares of the trigrams: of both together, and of the shorter one. */
  readonly similarity: number;
  readonly overlap: number;
}

export interface TitleIndex<T> {
  /** Best match first, each item once; what only looks a little alike is left out. */
  search(title: string): readonly T[];
}

/** Enough to hold the right one, few enough to compare letter by letter. */
const mostCandidates = 80;

/**
 * Finds items by any of their titles, typing errors forgiven: trigrams give the candidates, counted
 * edits their order. In memory and not by pg_trgm, because the catalogue is source code and not in the
 * database; for a few hundred films the index is made in milliseconds and can never be out of date.
 */
export function createTitleIndex<T>(
  items: readonly T[],
  titlesOf: (item: T) => readonly string[],
): TitleIndex<T> {
  const holders = new Map<string, { readonly item: T; readonly title: Title }[]>();
  for (const item of items) {
    for (const text of new Set(titlesOf(item))) {
      const entry = { item, title: readTitle(text) };
      for (const trigram of entry.title.trigrams) {
        const others = holders.get(trigram);
        if (others) others.push(entry);
        else holders.set(trigram, [entry]);
      }
    }
  }

  function findCandidates({ trigrams }: Title): Candidate<T>[] {
    const shared = new Map<{ readonly item: T; readonly title: Title }, number>();
    for (const trigram of trigrams) {
      for (const entry of holders.get(trigram) ?? []) {
        shared.set(entry, (shared.get(entry) ?? 0) + 1);
      }
    }
    return [...shared]
      .map(([{ item, title }, count]) => ({
        item,
        title,
        similarity: count / (trigrams.size + title.trigrams.size - count),
        overlap: count / Math.min(trigrams.size, title.trigrams.size),
      }))
      .toSorted((left, right) => right.similarity - left.similarity);
  }

  return {
    search(text) {
      const wanted = readTitle(text);
      const candidates = findCandidates(wanted);
      const scores = new Map<T, number>();
      for (const [rank, candidate] of candidates.entries()) {
        const whole = rank < mostCandidates ? scoreWhole(wanted, candidate) : 0;
        const score = whole > 0 ? whole : scorePart(wanted, candidate);
        if (score > (scores.get(candidate.item) ?? 0)) scores.set(candidate.item, score);
      }
      return [...scores].toSorted((left, right) => right[1] - left[1]).map(([item]) => item);
    },
  };
}

function readTitle(text: string): Title {
  const folded = foldTitle(text);
  const words = dropArticle(folded).split(' ');
  return { ...comparableTitle(text), words, trigrams: trigramsOf(folded) };
}

/** As pg_trgm cuts them: a word's beginning counts twice, its end once. */
function trigramsOf(folded: string): ReadonlySet<string> {
  const trigrams = new Set<string>();
  for (const word of folded.split(' ').filter(Boolean)) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) {
      trigrams.add(padded.slice(start, start + 3));
    }
  }
  return trigrams;
}

/** Above 1 for whatever may be the whole title with typing errors, else 0. */
function scoreWhole(wanted: Title, { title, similarity }: Candidate<unknown>): number {
  const likeness = titleLikeness(wanted, title);
  // Of two titles that are equally many letters away, the one with the same words is meant.
  return likeness > 0 ? 1 + likeness + similarity / 100 : 0;
}

/**
 * Up to 1 where one title is a part of the other, word by word: "Return of the King" for the long
 * title, or a title with the year behind it. Short words alone say too little.
 */
function scorePart(wanted: Title, { title, overlap }: Candidate<unknown>): number {
  if (overlap < 0.5) return 0;
  const [part, all] =
    wanted.withoutArticle.length <= title.withoutArticle.length ? [wanted, title] : [title, wanted];
  if (!part.words.some((word) => word.length >= 4)) return 0;
  const coverage = part.withoutArticle.length / all.withoutArticle.length;
  // Someone who types more than a title means that title only where it is most of what they typed.
  if (part === title && coverage < 0.5) return 0;
  const isPart = part.words.every((word) =>
    all.words.some((other) => textLikeness(word, other) > 0),
  );
  return isPart ? coverage : 0;
}
