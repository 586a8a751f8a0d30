import { drawOrder } from '../../championship/draw.ts';
import { rankStandings } from '../../championship/standings.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import type { TournamentRow } from '../tournaments/index.ts';
import { findNominatedFilms, findResults, insertStandings } from './standings.repo.ts';

/** What tells the order of the draw, once there is one. */
export type Drawn = Pick<TournamentRow, 'id' | 'drawSeed'>;

/** All films in the order of the draw; before it, as they were nominated. */
export async function findFilmsInDrawOrder(db: Db, { id, drawSeed }: Drawn): Promise<number[]> {
  const nominated = await findNominatedFilms(db, id);
  return drawSeed === null ? nominated : drawOrder(nominated, drawSeed);
}

/** Writes the table after a day whose results are in. */
export async function writeStandings(
  tx: Transaction,
  tournament: Drawn,
  matchDay: number,
): Promise<void> {
  const films = await findFilmsInDrawOrder(tx, tournament);
  const results = await findResults(tx, tournament.id, matchDay);
  await insertStandings(
    tx,
    { tournamentId: tournament.id, matchDay },
    rankStandings(films, results),
  );
}
