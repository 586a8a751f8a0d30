import { comparableTitle } from '../comparable-title.ts';
import { isAbout } from '../rate-matches.ts';
import { isSameTitle } from '../title-likeness.ts';
import type { SearchResult } from './tmdb-answers.ts';
import { yearOf } from './tmdb-facts.ts';

interface Meant {
  readonly title: string;
  readonly year: number | null;
}

/**
 * The result that is surely the film of this title and year. TMDB puts the best known first, so the
 * first that fits is taken. It also searches titles that it does not show: with a year, the only
 * result of that year is the film whatever it is called in the language of the answer.
 */
export function pickMeant(
  results: readonly SearchResult[],
  { title, year }: Meant,
): SearchResult | undefined {
  const wanted = comparableTitle(title);
  const inYear = results.filter((result) => isAbout(yearOf(result.release_date), year));
  const sameTitle = inYear.filter((result) =>
    [result.title, result.original_title].some(
      (other) =>
        other !== null &&
        isSameTitle(wanted, comparableTitle(other), { yearAgrees: year !== null }),
    ),
  );
  const exact = sameTitle.find((result) => yearOf(result.release_date) === year);
  const onlyOne = year !== null && results.length === 1 ? inYear[0] : undefined;
  return exact ?? sameTitle[0] ?? onlyOne;
}
