import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentFilm } from './films.present.ts';
import { findChampionshipsOf, findFilm, findFilmsOf } from './films.repo.ts';

export async function listMyFilms({ db }: Platform, { userId }: Actor) {
  const rows = await findFilmsOf(db, userId);
  return rows.map(presentFilm);
}

/** A film and the championships it stands in, as far as the viewer may see them. */
export async function getFilm({ db }: Platform, actor: Actor, filmId: number) {
  const film = await findFilm(db, filmId);
  if (!film) return undefined;
  return { ...presentFilm(film), championships: await findChampionshipsOf(db, filmId, actor) };
}
