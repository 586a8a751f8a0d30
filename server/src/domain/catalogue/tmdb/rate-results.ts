import type { Confidence } from '../catalogue.ts';
import { comparableTitle } from '../comparable-title.ts';
import { rateMatches, type Wanted } from '../rate-matches.ts';
import type { SearchResult } from './tmdb-answers.ts';
import { yearOf } from './tmdb-facts.ts';

interface RatedResult {
  readonly result: SearchResult;
  readonly confidence: Confidence;
}

/**
 * What TMDB found, and how sure each is. TMDB puts the best known first, and that order stays; only the
 * film that has exactly this title comes before them.
 */
export function rateResults(wanted: Wanted, results: readonly SearchResult[]): RatedResult[] {
  const ratings = rateMatches(
    wanted,
    results.map(({ title, original_title, release_date }) => ({
      titles: [title, original_title].flatMap((text) =>
        text === null ? [] : comparableTitle(text),
      ),
      year: yearOf(release_date),
    })),
  );
  const rated = results.map((result, at) => ({ result, confidence: ratings[at] ?? 'loose' }));
  return [
    ...rated.filter(({ confidence }) => confidence === 'exact'),
    ...rated.filter(({ confidence }) => confidence !== 'exact'),
  ];
}
