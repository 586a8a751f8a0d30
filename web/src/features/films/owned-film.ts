import type { Film } from '@girone/contract/films';
import { foldText } from '../../lib/text/fold-text.ts';

interface Meant {
  title: string;
  releaseYear: number | null;
  tmdbId: number | null;
}

/**
 * The film of one's own that is the same: by its number in the film database where both have one, else
 * by title and year.
 */
export function findOwned(films: readonly Film[], meant: Meant): Film | undefined {
  return films.find((film) => {
    if (film.tmdbId !== null && meant.tmdbId !== null) return film.tmdbId === meant.tmdbId;
    return film.releaseYear === meant.releaseYear && nameOf(film) === nameOf(meant);
  });
}

function nameOf({ title }: Meant): string {
  return foldText(title.trim());
}
