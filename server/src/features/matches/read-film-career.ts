import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { FilmCareer } from '@girone/contract/film-career';
import { findFilmSight } from '../../domain/queries/film-sight.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCareerSeason, presentTotals } from './film-career.present.ts';
import {
  findBestWin,
  findCareerFilm,
  findCareerSeasons,
  findOpponents,
} from './film-career.repo.ts';
import { presentFor } from './read-matches.ts';

/** Six statements at most, however long the career. */
export async function getFilmCareer(
  { db }: Platform,
  actor: Actor | null,
  filmId: number,
): Promise<Outcome<FilmCareer>> {
  const [sight, found, rows, win, opponents] = await Promise.all([
    findFilmSight(db, actor, filmId),
    findCareerFilm(db, filmId),
    findCareerSeasons(db, actor, filmId),
    findBestWin(db, actor, filmId),
    findOpponents(db, actor, filmId),
  ]);
  if (!found || !sight.isVisible) return refuse('not_found');
  const [bestWin = null] = win ? await presentFor(db, actor, [win]) : [];
  const seasons = rows.map(presentCareerSeason);
  return accept({ film: found.film, totals: presentTotals(rows), seasons, bestWin, opponents });
}
