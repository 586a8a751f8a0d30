import type { FilmRow } from './films.repo.ts';
import type { FilmChanges } from './write-films.repo.ts';

type Identity = 'tmdbId' | 'title' | 'releaseYear';

/**
 * What else changes with a film that becomes another one: nothing that the film database said of
 * the one before stays. Null where its answer still holds. It is asked by its own id, and by title
 * and year where there is none or it has not found anything yet.
 */
export function startOver(film: FilmRow, wanted: Wanted, now: Date): FilmChanges | null {
  const unasked = { ...unknown, enrichmentNextTryAt: now };
  if (isChanged(film, wanted, 'tmdbId')) {
    return { ...unasked, ...filledByDatabase, isFromTmdb: wanted.tmdbId !== null };
  }
  const isRenamed = isChanged(film, wanted, 'title') || isChanged(film, wanted, 'releaseYear');
  const isFoundById = film.tmdbId !== null && film.enrichmentStatus === 'done';
  return isRenamed && !isFoundById ? unasked : null;
}

type Wanted = { readonly [Field in Identity]?: FilmRow[Field] | undefined };

function isChanged(film: FilmRow, wanted: Wanted, field: Identity): boolean {
  return wanted[field] !== undefined && wanted[field] !== film[field];
}

/** Facts that the look-up fills where they are empty: of another film they would be wrong. */
const filledByDatabase = { director: null, releaseYear: null, genre: null };

/** A film about which the film database has not been asked. */
const unknown = {
  plot: null,
  tmdbRating: null,
  posterUrl: null,
  backdropUrl: null,
  runtime: null,
  cast: [],
  streamingOffers: null,
  streamingSummary: null,
  tmdbEnriched: false,
  enrichmentStatus: 'pending',
  enrichmentAttempts: 0,
} satisfies FilmChanges;
