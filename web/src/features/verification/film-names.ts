import type { CheckedMatch } from './check-protocol.ts';

export type CheckedFilm = CheckedMatch['film1'];

/** The films of the championship by their numbers. */
export interface FilmNames {
  filmOf: (id: number) => CheckedFilm | undefined;
  titleOf: (id: number) => string;
}

export function filmNames(matches: readonly CheckedMatch[]): FilmNames {
  const films = new Map(
    matches.flatMap(({ film1, film2 }) => [film1, film2]).map((film) => [film.id, film]),
  );
  return {
    filmOf: (id) => films.get(id),
    titleOf: (id) => films.get(id)?.title ?? `#${id}`,
  };
}
