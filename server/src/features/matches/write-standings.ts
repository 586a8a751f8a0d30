import { drawOrder } from '@girone/championship/draw';
import { rankStandings } from '@girone/championship/standings';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { findNominatedFilms, findResults, insertStandings } from './standings.repo.ts';

/** All films in the order of the draw; before it, as they were nominated. */
export async function findFilmsInDrawOrder(db: Db, tournamentId: number): Promise<number[]> {
  const nominated = await findNominatedFilms(db, { tournamentId });
  const filmIds = nominated.map(({ filmId }) => filmId);
  const drawSeed = nominated[0]?.drawSeed ?? null;
  return drawSeed === null ? filmIds : drawOrder(filmIds, drawSeed);
}

/** Writes the table after a day whose results are in. */
export async function writeStandings(
  tx: Transaction,
  tournamentId: number,
  matchDay: number,
): Promise<void> {
  const films = await findFilmsInDrawOrder(tx, tournamentId);
  const results = await findResults(tx, { tournamentId, lastDay: matchDay });
  await insertStandings(tx, { tournamentId, matchDay }, rankStandings(films, results));
}
