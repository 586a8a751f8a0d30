import type { UserId } from '@girone/contract/ids';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { films } from '../../platform/db/schema/films.ts';
import { filmNominations } from '../../platform/db/schema/tournaments.ts';
import type { FilmRow } from './films.repo.ts';

/** How many places are free. Nobody takes or gives one back until the transaction ends. */
export async function holdFilmPlaces(tx: Transaction, ownerId: UserId): Promise<number> {
  const [row] = await tx
    .select({ used: users.filmsUploaded, allowed: users.maxFilmsAllowed })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update');
  return row ? Math.max(0, row.allowed - row.used) : 0;
}

/** Takes places, or gives some back where the number is negative. */
export async function countFilmPlaces(
  tx: Transaction,
  ownerId: UserId,
  taken: number,
): Promise<void> {
  await tx
    .update(users)
    .set({ filmsUploaded: sql`${users.filmsUploaded} + ${taken}` })
    .where(eq(users.id, ownerId));
}

/** By what a film is recognised, for everything that somebody has. */
export async function findTitlesOf(db: Db, ownerId: UserId) {
  return db
    .select({ title: films.title, releaseYear: films.releaseYear, tmdbId: films.tmdbId })
    .from(films)
    .where(and(eq(films.ownerId, ownerId), isNull(films.deletedAt)));
}

/** In the order in which they are given. */
export async function insertFilms(
  tx: Transaction,
  added: readonly (typeof films.$inferInsert)[],
): Promise<FilmRow[]> {
  if (added.length === 0) return [];
  return tx
    .insert(films)
    .values([...added])
    .returning();
}

/** Held until the transaction ends, as a single one is; always in one order. */
export async function lockFilmsOf(tx: Transaction, ownerId: UserId, ids: readonly number[]) {
  return tx
    .select({
      id: films.id,
      title: films.title,
      createdAt: films.createdAt,
      editedAt: films.editedAt,
    })
    .from(films)
    .where(and(inArray(films.id, [...ids]), eq(films.ownerId, ownerId), isNull(films.deletedAt)))
    .orderBy(asc(films.id))
    .for('update');
}

/** Those of these films that stand in a championship. */
export async function findNominated(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ id: filmNominations.filmId })
    .from(filmNominations)
    .where(inArray(filmNominations.filmId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export async function deleteFilms(
  tx: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .update(films)
    .set({ deletedAt: now, enrichmentNextTryAt: null })
    .where(inArray(films.id, [...ids]));
}
