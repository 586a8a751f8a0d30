import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { FilmCareer } from '@girone/contract/film-career';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCareerSeason, sumSeasons } from './film-career.present.ts';
import {
  findBestWin,
  findCareerFilm,
  findCareerSeasons,
  findOpponents,
} from './film-career.repo.ts';
import { presentFor } from './read-matches.ts';

/** Five statements at most, however long the career. */
export async function getFilmCareer(
  { db }: Platform,
  actor: Actor | null,
  filmId: number,
): Promise<Outcome<FilmCareer>> {
  const [found, rows, win, opponents] = await Promise.all([
    findCareerFilm(db, filmId),
    findCareerSeasons(db, actor, filmId),
    findBestWin(db, actor, filmId),
    findOpponents(db, actor, filmId),
  ]);
  if (!found) return refuse('not_found');
  // A film that plays nowhere yet is its owner's alone to look at.
  const isOwn = found.ownerId === actor?.userId && !found.isDeleted;
  if (rows.length === 0 && !isOwn) return refuse('not_found');
  const [bestWin = null] = win ? await presentFor(db, actor, [win]) : [];
  const seasons = rows.map(presentCareerSeason);
  return accept({ film: found.film, totals: sumSeasons(seasons), seasons, bestWin, opponents });
}
