import type { AdminFilm } from '@girone/contract/admin-films';
import type { AdminFilmRow } from './admin-films.repo.ts';

export function presentAdminFilm(row: AdminFilmRow): AdminFilm {
  const { film, posterUrl, owner, championships, isPlaying } = row;
  const { deletedAt, ...person } = owner;
  return {
    id: film.id,
    title: film.title,
    description: film.description,
    director: film.director,
    releaseYear: film.releaseYear,
    genre: film.genre,
    posterUrl,
    tmdbId: film.tmdbId,
    enrichmentStatus: film.enrichmentStatus,
    owner: deletedAt === null ? person : null,
    createdAt: film.createdAt.toISOString(),
    championships,
    isPlaying,
  };
}
