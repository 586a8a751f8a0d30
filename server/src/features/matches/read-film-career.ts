import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { FilmCareer } from '@girone/contract/film-career';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { enterProfile } from '../profiles/index.ts';
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
  const [found, rows, win, opponents] = await Promise.all([
    findCareerFilm(db, filmId),
    findCareerSeasons(db, actor, filmId),
    findBestWin(db, actor, filmId),
    findOpponents(db, actor, filmId),
  ]);
  if (!found) return refuse('not_found');
  if (rows.length === 0 && !(await isOnProfile(db, actor, found))) return refuse('not_found');
  const [bestWin = null] = win ? await presentFor(db, actor, [win]) : [];
  const seasons = rows.map(presentCareerSeason);
  return accept({ film: found.film, totals: presentTotals(rows), seasons, bestWin, opponents });
}

/** A film that has played nowhere in sight is seen by whoever sees its owner's films. */
async function isOnProfile(
  db: Db,
  actor: Actor | null,
  film: { readonly ownerUsername: string; readonly isDeleted: boolean },
): Promise<boolean> {
  if (!actor || film.isDeleted) return false;
  return (await enterProfile(db, actor, film.ownerUsername)).ok;
}
