import { pages } from '@girone/contract/pages';

/** The page of a film and its career. */
export function filmAddress(filmId: number): string {
  return pages.film.replace(':id', String(filmId));
}
