import type { Film } from '@girone/contract/films';
import type { FilmRow } from './films.repo.ts';

export function presentFilm(row: FilmRow): Film {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    releaseYear: row.releaseYear,
    director: row.director,
    genre: row.genre,
    plot: row.plot,
    tmdbRating: row.tmdbRating,
    posterUrl: row.posterUrl,
    backdropUrl: row.backdropUrl,
    runtime: row.runtime,
    cast: row.cast,
    ownerId: row.ownerId,
    coverImagePath: row.coverImagePath,
    tmdbId: row.tmdbId,
    tmdbEnriched: row.tmdbEnriched,
    isFromTmdb: row.isFromTmdb,
    enrichmentStatus: row.enrichmentStatus,
    streamingOffers: row.streamingOffers ?? [],
    streamingSummary: row.streamingSummary,
    createdAt: row.createdAt.toISOString(),
  };
}
