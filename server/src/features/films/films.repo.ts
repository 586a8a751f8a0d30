import type { UserId } from '@girone/contract/ids';
import { and, desc, eq, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { personName } from '../../platform/db/person-name.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matchFilms } from '../../platform/db/schema/matches.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

export type FilmRow = typeof films.$inferSelect;
type NewFilm = typeof films.$inferInsert;
export type FilmChanges = Partial<FilmRow>;

export async function findFilmsOf(db: Db, ownerId: UserId): Promise<FilmRow[]> {
  return db
    .select()
    .from(films)
    .where(and(eq(films.ownerId, ownerId), isNull(films.deletedAt)))
    .orderBy(desc(films.id));
}

export async function findFilm(db: Db, id: number): Promise<FilmRow | undefined> {
  const [row] = await db
    .select()
    .from(films)
    .where(and(eq(films.id, id), isNull(films.deletedAt)));
  return row;
}

export type PosterFilm = NonNullable<Awaited<ReturnType<typeof findFilmForPoster>>>;

/** What a film's poster is drawn from, and who may see where it plays; deleted films are among them. */
export async function findFilmForPoster(db: Db, id: number, viewer: Viewer | null) {
  const [row] = await db
    .select({
      title: films.title,
      year: films.releaseYear,
      director: films.director,
      genre: films.genre,
      isDeleted: sql<boolean>`${films.deletedAt} is not null`,
      isPublic: playsAmong(id, visibleTournaments(null)),
      isInSight: playsAmong(id, visibleTournaments(viewer)),
    })
    .from(films)
    .where(eq(films.id, id));
  return row;
}

function playsAmong(filmId: number, visible: SQL) {
  return sql<boolean>`exists (${sql`
    select 1 from ${matchFilms}
    join ${tournaments} on ${tournaments.id} = ${matchFilms.tournamentId}
    where ${matchFilms.filmId} = ${filmId} and ${visible}
  `})`;
}

/** Held until the transaction ends, so that nobody nominates the film while it is being deleted. */
export async function lockFilm(tx: Transaction, id: number): Promise<FilmRow | undefined> {
  const [row] = await tx
    .select()
    .from(films)
    .where(and(eq(films.id, id), isNull(films.deletedAt)))
    .for('update');
  return row;
}

/** Takes one of the person's places; false when all are taken. The row's lock makes it exact. */
export async function takeFilmPlace(tx: Transaction, ownerId: UserId): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ filmsUploaded: sql`${users.filmsUploaded} + 1` })
    .where(and(eq(users.id, ownerId), sql`${users.filmsUploaded} < ${users.maxFilmsAllowed}`))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function giveFilmPlaceBack(tx: Transaction, ownerId: UserId): Promise<void> {
  await tx
    .update(users)
    .set({ filmsUploaded: sql`${users.filmsUploaded} - 1` })
    .where(eq(users.id, ownerId));
}

export async function insertFilm(tx: Transaction, film: NewFilm): Promise<FilmRow> {
  const [row] = await tx.insert(films).values(film).returning();
  if (!row) throw new Error('the new film was not returned');
  return row;
}

export async function updateFilm(
  db: Db,
  id: number,
  changes: FilmChanges,
): Promise<FilmRow | undefined> {
  const [row] = await db
    .update(films)
    .set(changes)
    .where(and(eq(films.id, id), isNull(films.deletedAt)))
    .returning();
  return row;
}

/** The championships in which a film stands: all of them, or those that a viewer may see. */
export async function findChampionshipsOf(db: Db, filmId: number, viewer?: Viewer) {
  return db
    .select({ id: tournaments.id, name: tournaments.name, status: tournaments.status })
    .from(filmNominations)
    .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
    .where(and(eq(filmNominations.filmId, filmId), viewer && visibleTournaments(viewer)))
    .orderBy(desc(tournaments.id));
}

/** What else stands in the championships in which a film stands, unless they are over. */
export async function findRivalsOf(db: Db, filmId: number) {
  const own = alias(filmNominations, 'own');
  return db
    .select({
      film: {
        id: films.id,
        ownerId: films.ownerId,
        title: films.title,
        releaseYear: films.releaseYear,
        tmdbId: films.tmdbId,
      },
      ownerName: personName(users),
    })
    .from(own)
    .innerJoin(tournaments, eq(tournaments.id, own.tournamentId))
    .innerJoin(filmNominations, eq(filmNominations.tournamentId, own.tournamentId))
    .innerJoin(films, eq(films.id, filmNominations.filmId))
    .innerJoin(users, eq(users.id, films.ownerId))
    .where(and(eq(own.filmId, filmId), ne(films.id, filmId), ne(tournaments.status, 'completed')));
}

/** Takes films out of the championships that have not begun; answers which. */
export async function withdrawFromSetup(tx: Transaction, filmIds: readonly number[]) {
  const areTheirs = inArray(filmNominations.filmId, [...filmIds]);
  const waiting = await tx
    .selectDistinct({
      id: tournaments.id,
      status: tournaments.status,
      circleId: tournaments.circleId,
      createdBy: tournaments.createdBy,
    })
    .from(tournaments)
    .innerJoin(filmNominations, eq(filmNominations.tournamentId, tournaments.id))
    .where(and(areTheirs, inArray(tournaments.status, ['preparation', 'setup'])))
    .orderBy(tournaments.id);
  const ids = waiting.map(({ id }) => id);
  await tx
    .delete(filmNominations)
    .where(and(areTheirs, inArray(filmNominations.tournamentId, ids)));
  return waiting;
}

export async function findFilmsDueForEnrichment(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: films.id })
    .from(films)
    .where(and(lte(films.enrichmentNextTryAt, sql`now()`), isNull(films.deletedAt)))
    .orderBy(films.enrichmentNextTryAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function findOwnerLanguage(db: Db, ownerId: UserId) {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, ownerId));
  return row?.language ?? 'en';
}
