import type { UserId } from '@girone/contract/ids';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { announceTournament } from '../../platform/events/announce-tournament.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import {
  countFilmsAnew,
  deleteUnplayedFilms,
  retireFilms,
  retireFilmsOf,
} from './erase-films.repo.ts';
import { findFilmsOf, lockFilm, withdrawFromSetup } from './films.repo.ts';

/**
 * The end of an account: its films leave the championships that have not begun. A running one keeps
 * its films until the end, a finished one on record; what never played goes for good.
 */
export async function eraseFilms(tx: Transaction, ownerId: UserId): Promise<void> {
  const left = new Map<number, Parameters<typeof announceTournament>[1]>();
  for (const { id } of await findFilmsOf(tx, ownerId)) {
    await lockFilm(tx, id);
    for (const championship of await withdrawFromSetup(tx, id)) {
      left.set(championship.id, championship);
    }
  }
  for (const championship of left.values()) {
    await announceTournament(tx, championship);
    const payload = { tournamentId: championship.id };
    await enqueue(tx, { name: 'start-tournament', payload });
  }
  await retireFilmsOf(tx, ownerId);
  await deleteUnplayedFilms(tx, ownerId);
  await countFilmsAnew(tx, ownerId);
}

/** Films of people who are gone, kept by a championship that is over by now. */
export async function retireOrphanedFilms(db: Db): Promise<void> {
  await retireFilms(db);
}
