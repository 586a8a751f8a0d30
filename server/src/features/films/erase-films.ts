import type { UserId } from '@girone/contract/ids';
import type { Db, Transaction } from '../../platform/db/database.ts';
import {
  countFilmsAnew,
  deleteUnplayedFilms,
  retireFilms,
  retireFilmsOf,
} from './erase-films.repo.ts';
import { findFilmsOf, lockFilm } from './films.repo.ts';
import { leaveSetups } from './leave-setups.ts';

/**
 * The end of an account: its films leave the championships that have not begun. A running one keeps
 * its films until the end, a finished one on record; what never played goes for good.
 */
export async function eraseFilms(tx: Transaction, ownerId: UserId): Promise<void> {
  const owned = await findFilmsOf(tx, { ownerId });
  for (const { id } of owned) await lockFilm(tx, id);
  await leaveSetups(
    tx,
    owned.map(({ id }) => id),
  );
  await retireFilmsOf(tx, { ownerId });
  await deleteUnplayedFilms(tx, { ownerId });
  await countFilmsAnew(tx, { ownerId });
}

/** Films of people who are gone, kept by a championship that is over by now. */
export async function retireOrphanedFilms(db: Db): Promise<void> {
  await retireFilms(db, {});
}
