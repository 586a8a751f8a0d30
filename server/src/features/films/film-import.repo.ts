import type { UserId } from '@girone/contract/ids';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { filmNominations } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { FilmRow } from './films.repo.ts';

const holdPlaces = statement('hold_film_places', { ownerId: 'int' }, ({ ownerId }) =>
  build
    .select({ used: users.filmsUploaded, allowed: users.maxFilmsAllowed })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update'),
);

/** How many places are free. Nobody takes or gives one back until the transaction ends. */
export async function lockFilmPlaces(tx: Transaction, ownerId: UserId): Promise<number> {
  const [row] = await holdPlaces(tx, { ownerId });
  return row ? Math.max(0, row.allowed - row.used) : 0;
}

/** Takes places, or gives some back where the number is negative. */
export const countFilmPlaces = statement(
  'count_film_places',
  { ownerId: 'int', taken: 'int' },
  ({ ownerId, taken }) =>
    build
      .update(users)
      .set({ filmsUploaded: sql`${users.filmsUploaded} + ${taken}` })
      .where(eq(users.id, ownerId)),
);

/** By what a film is recognised, for everything that somebody has. */
export const findTitlesOf = statement('film_titles_of', { ownerId: 'int' }, ({ ownerId }) =>
  build
    .select({ title: films.title, releaseYear: films.releaseYear, tmdbId: films.tmdbId })
    .from(films)
    .where(and(eq(films.ownerId, ownerId), isNull(films.deletedAt))),
);

const addFilms = statement(
  'insert_films',
  {
    ownerId: 'int',
    titles: 'text[]',
    releaseYears: 'int?[]',
    directors: 'text?[]',
    genres: 'text?[]',
    tmdbIds: 'int?[]',
  },
  ({ ownerId, titles, releaseYears, directors, genres, tmdbIds }) =>
    build.execute<{ id: number }>(sql`
      insert into ${films} (owner_id, title, release_year, director, genre, tmdb_id, is_from_tmdb)
      select ${ownerId}, title, release_year, director, genre, tmdb_id, tmdb_id is not null
      from unnest(${titles}, ${releaseYears}, ${directors}, ${genres}, ${tmdbIds})
        with ordinality as added (title, release_year, director, genre, tmdb_id, place)
      order by place
      returning id`),
);

const filmsById = statement('films_by_id', { ids: 'int[]' }, ({ ids }) =>
  build
    .select()
    .from(films)
    .where(sql`${films.id} = any(${ids})`)
    .orderBy(asc(films.id)),
);

type ImportedRow = Pick<FilmRow, 'title' | 'releaseYear' | 'director' | 'genre' | 'tmdbId'>;

/** In the order in which they are given. */
export async function insertFilms(
  tx: Transaction,
  ownerId: UserId,
  added: readonly ImportedRow[],
): Promise<FilmRow[]> {
  if (added.length === 0) return [];
  const { rows } = await addFilms(tx, {
    ownerId,
    titles: added.map(({ title }) => title),
    releaseYears: added.map(({ releaseYear }) => releaseYear),
    directors: added.map(({ director }) => director),
    genres: added.map(({ genre }) => genre),
    tmdbIds: added.map(({ tmdbId }) => tmdbId),
  });
  return filmsById(tx, { ids: rows.map(({ id }) => id) });
}

/** Held until the transaction ends, as a single one is; always in one order. */
export const lockFilmsOf = statement(
  'lock_films_of',
  { ownerId: 'int', ids: 'int[]' },
  ({ ownerId, ids }) =>
    build
      .select({
        id: films.id,
        title: films.title,
        createdAt: films.createdAt,
        editedAt: films.editedAt,
      })
      .from(films)
      .where(
        and(sql`${films.id} = any(${ids})`, eq(films.ownerId, ownerId), isNull(films.deletedAt)),
      )
      .orderBy(asc(films.id))
      .for('update'),
);

const nominatedAmong = statement('nominated_films', { ids: 'int[]' }, ({ ids }) =>
  build
    .selectDistinct({ id: filmNominations.filmId })
    .from(filmNominations)
    .where(sql`${filmNominations.filmId} = any(${ids})`),
);

/** Those of these films that stand in a championship. */
export async function findNominated(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await nominatedAmong(tx, { ids });
  return new Set(rows.map(({ id }) => id));
}

export const deleteFilms = statement(
  'delete_films',
  { ids: 'int[]', now: 'timestamptz' },
  ({ ids, now }) =>
    build
      .update(films)
      .set({ deletedAt: now, enrichmentNextTryAt: null })
      .where(sql`${films.id} = any(${ids})`),
);
