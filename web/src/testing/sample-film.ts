import type { Film } from '@girone/contract/films';

/** A film that nobody has looked up yet, with what the test says about it. */
export function sampleFilm(facts: Partial<Film> = {}): Film {
  return {
    id: 1,
    title: 'Stalker',
    description: null,
    releaseYear: null,
    director: null,
    genre: null,
    plot: null,
    tmdbRating: null,
    posterUrl: null,
    backdropUrl: null,
    runtime: null,
    cast: [],
    ownerId: 7,
    coverImagePath: null,
    tmdbId: null,
    tmdbEnriched: false,
    isFromTmdb: false,
    enrichmentStatus: 'pending',
    streamingOffers: [],
    streamingSummary: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    ...facts,
  };
}
