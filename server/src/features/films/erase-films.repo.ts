import type { UserId } from '@girone/contract/ids';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { films } from '../../platform/db/schema/films.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';

const isAwaited = sql`exists (
  select 1 from ${filmNominations}
  join ${tournaments} on ${tournaments.id} = ${filmNominations.tournamentId}
  where ${filmNominations.filmId} = ${films.id} and ${tournaments.status} <> 'completed'
)`;
const hasPlayed = sql`exists (
  select 1 from ${filmNominations} where ${filmNominations.filmId} = ${films.id}
)`;
const retired = { deletedAt: sql`now()`, enrichmentNextTryAt: null };

/** Those that no championship waits for. */
export async function retireFilmsOf(tx: Transaction, ownerId: UserId): Promise<void> {
  await tx
    .update(films)
    .set(retired)
    .where(and(eq(films.ownerId, ownerId), isNull(films.deletedAt), sql`not ${isAwaited}`));
}

/** The same for owners who are gone, when the championship that kept a film is over. */
export async function retireFilms(db: Db): Promise<void> {
  const isOrphaned = sql`exists (
    select 1 from ${users} where ${users.id} = ${films.ownerId} and ${users.deletedAt} is not null
  )`;
  await db
    .update(films)
    .set(retired)
    .where(and(isNull(films.deletedAt), isOrphaned, sql`not ${isAwaited}`));
}

/** Earlier deleted ones too: no record needs them. */
export async function deleteUnplayedFilms(tx: Transaction, ownerId: UserId): Promise<void> {
  await tx.delete(films).where(and(eq(films.ownerId, ownerId), sql`not ${hasPlayed}`));
}

export async function countFilmsAnew(tx: Transaction, ownerId: UserId): Promise<void> {
  const live = sql`(
    select count(*) from ${films} where ${films.ownerId} = ${users.id} and ${films.deletedAt} is null
  )`;
  await tx.update(users).set({ filmsUploaded: live }).where(eq(users.id, ownerId));
}
