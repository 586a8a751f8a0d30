import type { ImportedFilm, MatchedFilm, MatchedLine } from '@girone/contract/film-import';
import { limits } from '@girone/contract/rules';
import { isYear, keyOf, type ListLine, type NamedFilm } from './read-lines.ts';
import type { Answers } from './use-matching.ts';

export interface ReviewRow {
  readonly line: ListLine;
  readonly answer: MatchedLine;
}

export interface FoundRow {
  readonly line: ListLine;
  readonly film: MatchedFilm;
}

export interface Review {
  readonly found: readonly FoundRow[];
  readonly unsure: readonly ReviewRow[];
  readonly unknown: readonly ReviewRow[];
  readonly owned: readonly ReviewRow[];
  /** Lines in other words for a film that a line before them means. */
  readonly merged: number;
}

/** The lines by what became of them, each film once. */
export function sortOut(lines: readonly ListLine[], answers: Answers): Review {
  const rows = lines.flatMap((line): ReviewRow[] => {
    const answer = answers.get(keyOf(line));
    return answer ? [{ line, answer }] : [];
  });
  const of = (outcome: MatchedLine['outcome']) =>
    rows.filter(({ answer }) => answer.outcome === outcome);
  const found = new Map<string, FoundRow>();
  const sure = of('found');
  for (const { line, answer } of sure) {
    const [film] = answer.films;
    if (film && !found.has(filmKey(film))) found.set(filmKey(film), { line, film });
  }
  return {
    found: [...found.values()],
    unsure: of('unsure'),
    unknown: of('not_found'),
    owned: of('owned'),
    merged: sure.length - found.size,
  };
}

export function filmKey({ tmdbId, title, releaseYear }: MatchedFilm): string {
  return tmdbId === null ? keyOf({ title, year: releaseYear ?? undefined }) : `tmdb ${tmdbId}`;
}

/** A film of the film database as it is added. */
export function filmOf({ title, releaseYear, director, genre, tmdbId }: MatchedFilm): ImportedFilm {
  return {
    title: title.slice(0, limits.filmTitle.max),
    ...(releaseYear !== null && isYear(releaseYear) && { releaseYear }),
    ...(director !== null && { director: director.slice(0, limits.filmFact.max) }),
    ...(genre !== null && { genre: genre.slice(0, limits.filmFact.max) }),
    ...(tmdbId !== null && { tmdbId }),
  };
}

/** A line as it was typed. */
export function filmAsTyped({ title, year }: NamedFilm): ImportedFilm {
  return year === undefined ? { title } : { title, releaseYear: year };
}
