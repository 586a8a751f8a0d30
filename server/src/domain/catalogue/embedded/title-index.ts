import type { Confidence } from '../catalogue.ts';
import { comparableTitle, type ComparableTitle } from '../comparable-title.ts';
import { isArticle } from '../fold-title.ts';
import { isAbout, rateMatches, readWanted, type Reading, type Wanted } from '../rate-matches.ts';
import { mainTitle, scoreTitle } from './score-title.ts';
import { createTitleBeginnings } from './title-beginnings.ts';
import { createTrigramIndex, type SharedTrigrams } from './trigram-index.ts';

interface Indexed {
  readonly titles: readonly string[];
  readonly year: number;
  /** Who made it and who plays in it. */
  readonly people: () => readonly string[];
  /** From 0 to 1: of two that fit alike the better known comes first. */
  readonly fame: number;
}

interface Hit<T> {
  readonly item: T;
  readonly confidence: Confidence;
}

export interface TitleIndex<T> {
  /** Best match first, each item once; what only looks a little alike is left out. */
  search(wanted: Wanted, limit: number): Hit<T>[];
  /** The one item that is surely meant. Quicker by far, for long lists. */
  findExact(wanted: Wanted): Hit<T> | undefined;
}

/** More than anybody sees: twins of a title are all among them. */
const mostRated = 24;

const nothingShared: SharedTrigrams = { similarity: 0, overlap: 0 };

/** Less than a typing error or a few letters more. */
const fameWeight = 0.08;

/** What a film of another year than the one that was typed loses: all that its title has won. */
const yearPenalty = 2;

/**
 * Finds items by any of their titles, or by how they begin, typing errors forgiven: trigrams and the
 * sorted titles give the candidates, counted edits their order. In memory and not by pg_trgm, because
 * the catalogue is a file and not in the database: the index is made in a moment and never out of date.
 */
export function createTitleIndex<T>(
  /** From the oldest to the newest. */
  items: readonly T[],
  describe: (item: T) => Indexed,
): TitleIndex<T> {
  const years: number[] = [];
  const fames: number[] = [];
  const peopleOfItem: Indexed['people'][] = [];
  const titles: ComparableTitle[] = [];
  const owners: number[] = [];
  const titlesOfItem: ComparableTitle[][] = [];
  for (const [owner, item] of items.entries()) {
    const { titles: texts, year, fame, people } = describe(item);
    const own = [...new Set(texts)].map((text) => comparableTitle(text));
    years.push(year);
    fames.push(fame);
    peopleOfItem.push(people);
    titlesOfItem.push(own);
    for (const title of own) {
      titles.push(title);
      owners.push(owner);
    }
  }
  const trigrams = createTrigramIndex(titles.map(({ words }) => words));
  const beginnings = createTitleBeginnings(titles);

  function scoreReading({ title, year }: Reading, scores: Map<number, number>): void {
    if (title.whole === '') return;
    // An article alone begins every other title; but there is a film called "Él".
    const isArticleAlone = title.words.every((word) => isArticle(word));
    const candidates = isArticleAlone
      ? new Map<number, SharedTrigrams>()
      : trigrams.find(title.words);
    for (const at of isArticleAlone ? beginnings.findSame(title) : beginnings.find(title)) {
      if (!candidates.has(at)) candidates.set(at, nothingShared);
    }
    for (const [at, shared] of candidates) {
      const candidate = titles[at];
      const owner = owners[at];
      if (candidate === undefined || owner === undefined) continue;
      const likeness = scoreTitle(title, candidate, shared);
      if (likeness === 0) continue;
      const fits = isAbout(years[owner] ?? null, year);
      // Of a series its first film is meant; else the best known.
      const standing = likeness === mainTitle ? -owner / items.length : (fames[owner] ?? 0);
      const score = likeness + standing * fameWeight - (fits ? 0 : yearPenalty);
      if (score > (scores.get(owner) ?? -Infinity)) scores.set(owner, score);
    }
  }

  function rate(wanted: Wanted, best: readonly number[]): Hit<T>[] {
    const ratings = rateMatches(
      wanted,
      best.map((owner) => ({
        titles: titlesOfItem[owner] ?? [],
        year: years[owner] ?? null,
        people: peopleOfItem[owner] ?? (() => []),
      })),
    );
    return best.flatMap((owner, rank) => {
      const item = items[owner];
      return item === undefined ? [] : { item, confidence: ratings[rank] ?? 'loose' };
    });
  }

  return {
    search(wanted, limit) {
      const scores = new Map<number, number>();
      for (const reading of readWanted(wanted)) scoreReading(reading, scores);
      const best = [...scores]
        .toSorted((left, right) => right[1] - left[1])
        .slice(0, Math.max(limit, mostRated))
        .map(([owner]) => owner);
      return rate(wanted, best).slice(0, limit);
    },
    findExact(wanted) {
      const places = readWanted(wanted).flatMap(({ title }) => beginnings.findSame(title));
      const best = [...new Set(places.flatMap((at) => owners[at] ?? []))];
      return rate(wanted, best).find(({ confidence }) => confidence === 'exact');
    },
  };
}
