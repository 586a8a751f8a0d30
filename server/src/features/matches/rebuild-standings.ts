import { rankEachDay } from '@girone/championship/standings';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { lockTournament, type TournamentRow } from '../tournaments/index.ts';
import { rewriteRecords } from './film-records.repo.ts';
import { deleteStandings, findBegun, findResults, insertStandings } from './standings.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

/**
 * Writes the tables of every championship anew from its results, and what films have won in them;
 * answers how many there were.
 */
export async function rebuildAllStandings(db: Database): Promise<number> {
  let count = 0;
  let afterId: number | undefined = 0;
  while (afterId !== undefined) {
    const begun: { id: number }[] = await findBegun(db, { afterId });
    for (const { id } of begun) await rebuildStandings(db, id);
    count += begun.length;
    afterId = begun.at(-1)?.id;
  }
  await db.transaction(rewriteRecords);
  return count;
}

async function rebuildStandings(db: Database, tournamentId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    if (tournament) await rewriteStandings(tx, tournament, 0);
  });
}

/** Writes the tables of a championship anew from a day on. The caller holds its row. */
export async function rewriteStandings(
  tx: Transaction,
  tournament: TournamentRow,
  fromDay: number,
): Promise<void> {
  const { id: tournamentId, currentMatchDay } = tournament;
  const films = await findFilmsInDrawOrder(tx, tournamentId);
  const results = await findResults(tx, { tournamentId, lastDay: currentMatchDay });
  await deleteStandings(tx, { tournamentId, fromDay });
  for (const { matchDay, rows } of rankEachDay(films, results)) {
    if (matchDay > 0 && matchDay >= fromDay) {
      await insertStandings(tx, { tournamentId, matchDay }, rows);
    }
  }
}
