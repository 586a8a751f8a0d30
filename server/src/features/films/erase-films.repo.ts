import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

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
export const retireFilmsOf = statement('retire_films_of', { ownerId: 'int' }, ({ ownerId }) =>
  build
    .update(films)
    .set(retired)
    .where(and(eq(films.ownerId, ownerId), isNull(films.deletedAt), sql`not ${isAwaited}`)),
);

const isOrphaned = sql`exists (
  select 1 from ${users} where ${users.id} = ${films.ownerId} and ${users.deletedAt} is not null
)`;

/** The same for owners who are gone, when the championship that kept a film is over. */
export const retireFilms = statement('retire_films', {}, () =>
  build
    .update(films)
    .set(retired)
    .where(and(isNull(films.deletedAt), isOrphaned, sql`not ${isAwaited}`)),
);

/** Earlier deleted ones too: no record needs them. */
export const deleteUnplayedFilms = statement(
  'delete_unplayed_films',
  { ownerId: 'int' },
  ({ ownerId }) =>
    build.delete(films).where(and(eq(films.ownerId, ownerId), sql`not ${hasPlayed}`)),
);

const liveFilms = sql`(
  select count(*) from ${films} where ${films.ownerId} = ${users.id} and ${films.deletedAt} is null
)`;

export const countFilmsAnew = statement('count_films_anew', { ownerId: 'int' }, ({ ownerId }) =>
  build.update(users).set({ filmsUploaded: liveFilms }).where(eq(users.id, ownerId)),
);
