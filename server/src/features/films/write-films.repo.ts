import type { UserId } from '@girone/contract/ids';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { filmNominations } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { FilmRow } from './films.repo.ts';

const takePlace = statement('take_film_place', { ownerId: 'int' }, ({ ownerId }) =>
  build
    .update(users)
    .set({ filmsUploaded: sql`${users.filmsUploaded} + 1` })
    .where(and(eq(users.id, ownerId), sql`${users.filmsUploaded} < ${users.maxFilmsAllowed}`)),
);

/** Takes one of the person's places; false when all are taken. The row's lock makes it exact. */
export async function takeFilmPlace(tx: Transaction, ownerId: UserId): Promise<boolean> {
  const { rowCount } = await takePlace(tx, { ownerId });
  return rowCount === 1;
}

export const giveFilmPlaceBack = statement(
  'give_film_place_back',
  { ownerId: 'int' },
  ({ ownerId }) =>
    build
      .update(users)
      .set({ filmsUploaded: sql`${users.filmsUploaded} - 1` })
      .where(eq(users.id, ownerId)),
);

const addFilm = statement(
  'insert_film',
  {
    ownerId: 'int',
    title: 'text',
    description: 'text?',
    director: 'text?',
    releaseYear: 'int?',
    genre: 'text?',
    coverImagePath: 'text?',
    tmdbId: 'int?',
    isFromTmdb: 'bool',
  },
  (film) => build.insert(films).values(film).returning(),
);

export async function insertFilm(
  tx: Transaction,
  film: Parameters<typeof addFilm>[1],
): Promise<FilmRow> {
  const [row] = await addFilm(tx, film);
  if (!row) throw new Error('the new film was not returned');
  return row;
}

const writeFilm = statement(
  'update_film',
  {
    id: 'int',
    title: 'text',
    description: 'text?',
    releaseYear: 'int?',
    director: 'text?',
    genre: 'text?',
    plot: 'text?',
    tmdbRating: 'float8?',
    posterUrl: 'text?',
    backdropUrl: 'text?',
    runtime: 'int?',
    cast: 'text[]',
    coverImagePath: 'text?',
    tmdbId: 'int?',
    tmdbEnriched: 'bool',
    isFromTmdb: 'bool',
    streamingOffers: 'text?',
    streamingSummary: 'text?',
    enrichmentStatus: 'text',
    enrichmentAttempts: 'int',
    enrichmentNextTryAt: 'timestamptz?',
    editedAt: 'timestamptz?',
    deletedAt: 'timestamptz?',
  },
  ({ id, streamingOffers, ...film }) =>
    build
      .update(films)
      .set({ ...film, streamingOffers: sql`${streamingOffers}::jsonb` })
      .where(and(eq(films.id, id), isNull(films.deletedAt)))
      .returning(),
);

export type FilmChanges = Partial<FilmRow>;

/** Of a film that is held: see `lockFilm`. What is not named stays as it is. */
export async function updateFilm(
  tx: Transaction,
  held: FilmRow,
  changes: FilmChanges,
): Promise<FilmRow | undefined> {
  const { streamingOffers, ...film } = { ...held, ...changes };
  const offers = streamingOffers && JSON.stringify(streamingOffers);
  const [row] = await writeFilm(tx, { ...film, streamingOffers: offers });
  return row;
}

/** Wherever it was drawn it is called from now on what it is called now. */
export const correctDrawnFilm = statement('correct_drawn_film', { filmId: 'int' }, ({ filmId }) =>
  build.execute(sql`
    update ${filmNominations} set drawn_title = ${films.title}, drawn_year = ${films.releaseYear},
      drawn_director = ${films.director}
    from ${films} where ${films.id} = ${filmId} and ${filmNominations.filmId} = ${filmId}
      and ${filmNominations.drawnTitle} is not null`),
);
