import type { UserId } from '@girone/contract/ids';
import { pageRows } from '@girone/contract/rules';
import { and, desc, eq, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personName } from '../../domain/queries/person-name.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export type FilmRow = typeof films.$inferSelect;

export const findFilmsOf = statement('films_of', { ownerId: 'int' }, ({ ownerId }) =>
  build
    .select()
    .from(films)
    .where(and(eq(films.ownerId, ownerId), isNull(films.deletedAt)))
    .orderBy(desc(films.id)),
);

const filmById = statement('find_film', { id: 'int' }, ({ id }) =>
  build
    .select()
    .from(films)
    .where(and(eq(films.id, id), isNull(films.deletedAt))),
);

export async function findFilm(db: Db, id: number): Promise<FilmRow | undefined> {
  const [row] = await filmById(db, { id });
  return row;
}

const filmForPoster = statement('find_film_for_poster', { id: 'int' }, ({ id }) =>
  build
    .select({
      title: films.title,
      year: films.releaseYear,
      director: films.director,
      genre: films.genre,
    })
    .from(films)
    .where(eq(films.id, id)),
);

/** What a film's poster is drawn from; deleted films are among them. */
export async function findFilmForPoster(db: Db, id: number) {
  const [row] = await filmForPoster(db, { id });
  return row;
}

const lockById = statement('lock_film', { id: 'int' }, ({ id }) =>
  build
    .select()
    .from(films)
    .where(and(eq(films.id, id), isNull(films.deletedAt)))
    .for('update'),
);

/** Held until the transaction ends, so that nobody nominates the film while it is being deleted. */
export async function lockFilm(tx: Transaction, id: number): Promise<FilmRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

function selectChampionships(filmId: SQL, visible?: SQL) {
  return build
    .select({ id: tournaments.id, name: tournaments.name, status: tournaments.status })
    .from(filmNominations)
    .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
    .where(and(eq(filmNominations.filmId, filmId), visible))
    .orderBy(desc(tournaments.id));
}

/** All championships in which a film stands. */
export const findChampionshipsOf = statement(
  'championships_of_film',
  { filmId: 'int' },
  ({ filmId }) => selectChampionships(filmId),
);

const visibleOnes = statement(
  'visible_championships_of_film',
  { ...takesViewer, filmId: 'int' },
  ({ filmId, ...viewer }) =>
    selectChampionships(filmId, visibleTournaments(viewer)).limit(pageRows.most),
);

/** Those of them that a viewer may see, the latest. */
export function findVisibleChampionshipsOf(db: Db, viewer: Viewer, filmId: number) {
  return visibleOnes(db, { ...viewer, filmId });
}

const own = alias(filmNominations, 'own');

/** What else stands in the championships in which a film stands, unless they are over. */
export const findRivalsOf = statement('rivals_of_film', { filmId: 'int' }, ({ filmId }) =>
  build
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
    .where(and(eq(own.filmId, filmId), ne(films.id, filmId), ne(tournaments.status, 'completed'))),
);

const setupsOf = statement('setups_of_films', { filmIds: 'int[]' }, ({ filmIds }) =>
  build
    .selectDistinct({
      id: tournaments.id,
      status: tournaments.status,
      circleId: tournaments.circleId,
      createdBy: tournaments.createdBy,
    })
    .from(tournaments)
    .innerJoin(filmNominations, eq(filmNominations.tournamentId, tournaments.id))
    .where(
      and(
        sql`${filmNominations.filmId} = any(${filmIds})`,
        inArray(tournaments.status, ['preparation', 'setup']),
      ),
    )
    .orderBy(tournaments.id),
);

const withdraw = statement(
  'withdraw_films',
  { filmIds: 'int[]', tournamentIds: 'int[]' },
  ({ filmIds, tournamentIds }) =>
    build.delete(filmNominations).where(
      sql`${filmNominations.filmId} = any(${filmIds})
        and ${filmNominations.tournamentId} = any(${tournamentIds})`,
    ),
);

/** Takes films out of the championships that have not begun; answers which. */
export async function withdrawFromSetup(tx: Transaction, filmIds: readonly number[]) {
  const waiting = await setupsOf(tx, { filmIds });
  await withdraw(tx, { filmIds, tournamentIds: waiting.map(({ id }) => id) });
  return waiting;
}

const filmsDue = statement('films_due_for_enrichment', { limit: 'int' }, ({ limit }) =>
  build
    .select({ id: films.id })
    .from(films)
    .where(and(lte(films.enrichmentNextTryAt, sql`now()`), isNull(films.deletedAt)))
    .orderBy(films.enrichmentNextTryAt)
    .limit(limit),
);

export async function findFilmsDueForEnrichment(db: Db, limit: number): Promise<number[]> {
  const rows = await filmsDue(db, { limit });
  return rows.map(({ id }) => id);
}

const languageOf = statement('language_of_owner', { ownerId: 'int' }, ({ ownerId }) =>
  build.select({ language: users.language }).from(users).where(eq(users.id, ownerId)),
);

export async function findOwnerLanguage(db: Db, ownerId: UserId) {
  const [row] = await languageOf(db, { ownerId });
  return row?.language ?? 'en';
}
