import { foldTitle } from '@girone/championship/nominating';

/** Rows of the films table fit. */
interface OwnedFilm {
  readonly title: string;
  readonly releaseYear: number | null;
  readonly tmdbId: number | null;
}

interface WantedFilm {
  readonly title: string;
  readonly originalTitle?: string | null | undefined;
  readonly releaseYear?: number | null | undefined;
  readonly tmdbId?: number | null | undefined;
}

export interface OwnedFilms {
  has(wanted: WantedFilm): boolean;
  add(film: WantedFilm): void;
}

/**
 * What somebody has already, to be compared with what they want to add. Two numbers of the film database
 * settle it; else the title does, and the year where both are known: a list often has none, and the film
 * that was added without one has got one since.
 */
export function gatherOwned(films: readonly OwnedFilm[]): OwnedFilms {
  const byTitle = new Map<string, WantedFilm[]>();
  const ids = new Set<number>();

  function add(film: WantedFilm): void {
    const title = foldTitle(film.title);
    const namesakes = byTitle.get(title);
    if (namesakes) namesakes.push(film);
    else byTitle.set(title, [film]);
    if (film.tmdbId) ids.add(film.tmdbId);
  }
  for (const film of films) add(film);

  return {
    has(wanted) {
      if (wanted.tmdbId && ids.has(wanted.tmdbId)) return true;
      const titles = [wanted.title, wanted.originalTitle ?? wanted.title].map(foldTitle);
      const namesakes = [...new Set(titles)].flatMap((title) => byTitle.get(title) ?? []);
      return namesakes.some((film) => isSame(film, wanted));
    },
    add,
  };
}

function isSame(one: WantedFilm, other: WantedFilm): boolean {
  if (one.tmdbId && other.tmdbId) return one.tmdbId === other.tmdbId;
  return !one.releaseYear || !other.releaseYear || one.releaseYear === other.releaseYear;
}
