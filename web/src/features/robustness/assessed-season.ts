import type { Robustness } from '@girone/contract/robustness';

export type Assessment = NonNullable<Robustness['assessment']>;
export type Recount = Assessment['recounts'][number];
export type NamedFilm = Robustness['films'][number];

/** A title that was looked at, with its films at hand. */
export interface AssessedSeason {
  readonly assessment: Assessment;
  readonly filmOf: (filmId: number) => NamedFilm | undefined;
  readonly titleOf: (filmId: number) => string;
}

export function readSeason({ assessment, films }: Robustness): AssessedSeason | null {
  if (assessment === null) return null;
  const found = new Map(films.map((film) => [film.id, film]));
  return {
    assessment,
    filmOf: (filmId) => found.get(filmId),
    titleOf: (filmId) => found.get(filmId)?.title ?? '',
  };
}
