import type { Actor } from '../../platform/http/actor.ts';
import type { FilmRow, PosterFilm } from './films.repo.ts';

/** Owners change their films here; an admin's changes go on record (`change-film.ts`). */
export function mayEditFilm(actor: Actor, film: FilmRow): boolean {
  return film.ownerId === actor.userId;
}

export function mayDeleteFilm(actor: Actor, film: FilmRow): boolean {
  return film.ownerId === actor.userId || actor.isAdmin;
}

export function mayEnrichFilm(actor: Actor, film: FilmRow): boolean {
  return film.ownerId === actor.userId || actor.isAdmin;
}

/** Visitors see what plays in public; a deleted film is on record where it has played. */
export function maySeePoster(actor: Actor | null, film: PosterFilm): boolean {
  if (!actor) return film.isPublic;
  return film.isInSight || !film.isDeleted;
}
