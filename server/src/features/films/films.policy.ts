import type { Actor } from '../../platform/http/actor.ts';
import type { FilmRow } from './films.repo.ts';

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
