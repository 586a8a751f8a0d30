import type { Statistics } from '@girone/contract/statistics';

export type StatisticsFilm = Statistics['films'][number];

/** The films by their id, in the order of the table. */
export function filmsById({ films }: Statistics): ReadonlyMap<number, StatisticsFilm> {
  return new Map(films.map((film) => [film.id, film]));
}
