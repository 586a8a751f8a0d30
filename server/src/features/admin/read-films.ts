import type { AdminFilm } from '@girone/contract/admin-films';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { inOrder } from '../../platform/in-order.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAdminFilm } from './admin-films.present.ts';
import { findFilmIds, findFilmsById, type FilmPage } from './admin-films.repo.ts';

export async function listFilms({ db }: Platform, page: FilmPage): Promise<AdminFilm[]> {
  const ids = await findFilmIds(db, page);
  const rows = await findFilmsById(db, { ids });
  return inOrder(ids, rows, ({ film }) => film.id).map(presentAdminFilm);
}

export async function getFilm({ db }: Platform, filmId: number): Promise<Outcome<AdminFilm>> {
  const [row] = await findFilmsById(db, { ids: [filmId] });
  return row ? accept(presentAdminFilm(row)) : refuse('not_found');
}
