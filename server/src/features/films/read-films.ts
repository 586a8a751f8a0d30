import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Film, filmRoutes } from '@girone/contract/films';
import type { RouteResponse } from '@girone/contract/route';
import { findFilmSight } from '../../domain/queries/film-sight.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentFilm } from './films.present.ts';
import { findFilm, findFilmsOf, findVisibleChampionshipsOf } from './films.repo.ts';

export async function listMyFilms({ db }: Platform, { userId }: Actor): Promise<Film[]> {
  const rows = await findFilmsOf(db, { ownerId: userId });
  return rows.map(presentFilm);
}

/** A film and the championships it stands in, as far as the viewer may see them. */
export async function getFilm(
  { db }: Platform,
  actor: Actor,
  filmId: number,
): Promise<Outcome<RouteResponse<typeof filmRoutes.getFilm>>> {
  const film = await findFilm(db, filmId);
  if (!film || !(await findFilmSight(db, actor, filmId)).isVisible) return refuse('not_found');
  const championships = await findVisibleChampionshipsOf(db, actor, filmId);
  return accept({ ...presentFilm(film), championships });
}
