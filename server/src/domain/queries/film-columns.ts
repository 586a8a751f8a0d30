import { sql } from 'drizzle-orm';
import type { films } from '../schema/films.ts';

/** A film as it is shown wherever it plays. Its owner's cover comes before the film database's. */
export function filmColumns(film: typeof films) {
  return {
    id: film.id,
    title: film.title,
    year: film.releaseYear,
    director: film.director,
    genre: film.genre,
    posterUrl: sql<string | null>`coalesce(${film.coverImagePath}, ${film.posterUrl})`,
  };
}
