import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { drawnFilmColumns } from '../../domain/queries/film-columns.ts';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { personName } from '../../domain/queries/person-name.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const candidateColumns = {
  id: films.id,
  ownerId: films.ownerId,
  title: films.title,
  releaseYear: films.releaseYear,
  tmdbId: films.tmdbId,
};

const candidateById = statement('find_candidate', { filmId: 'int' }, ({ filmId }) =>
  build
    .select(candidateColumns)
    .from(films)
    .where(and(eq(films.id, filmId), isNull(films.deletedAt))),
);

export async function findCandidate(db: Db, filmId: number) {
  const [row] = await candidateById(db, { filmId });
  return row;
}

/** What stands in a championship, as far as a new nomination is compared with it. */
export const findCandidates = statement(
  'candidates_of_tournament',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .select({ userId: filmNominations.userId, film: candidateColumns })
      .from(filmNominations)
      .innerJoin(films, eq(films.id, filmNominations.filmId))
      .where(eq(filmNominations.tournamentId, tournamentId)),
);

const listOf = statement('lock_nominations', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ filmId: filmNominations.filmId })
    .from(filmNominations)
    .where(eq(filmNominations.tournamentId, tournamentId))
    .orderBy(asc(filmNominations.id))
    .for('key share'),
);

/**
 * The list that is drawn from. Held, so that a film that is being deleted is either gone before or
 * stays: the films feature takes nominations back without the championship's lock.
 */
export async function lockList(tx: Transaction, tournamentId: number): Promise<number[]> {
  const rows = await listOf(tx, { tournamentId });
  return rows.map(({ filmId }) => filmId);
}

function selectNominations() {
  return build
    .select({
      nomination: filmNominations,
      film: drawnFilmColumns(films, filmNominations.tournamentId),
      user: {
        id: users.id,
        username: users.username,
        name: personName(users),
        profileImageUrl: users.profileImageUrl,
      },
    })
    .from(filmNominations)
    .innerJoin(films, eq(films.id, filmNominations.filmId))
    .innerJoin(users, eq(users.id, filmNominations.userId));
}

/** Everybody's nominations: whoever came first, comes first; each one's in their own order. */
export const findNominations = statement(
  'nominations_of_tournament',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    selectNominations()
      .where(eq(filmNominations.tournamentId, tournamentId))
      .orderBy(
        sql`min(${filmNominations.id}) over (partition by ${filmNominations.userId})`,
        asc(filmNominations.nominationOrder),
        asc(filmNominations.id),
      ),
);

export type NominationRow = Awaited<ReturnType<typeof findNominations>>[number];

const nominationOf = statement(
  'find_nomination',
  { tournamentId: 'int', filmId: 'int' },
  ({ tournamentId, filmId }) =>
    selectNominations().where(
      and(eq(filmNominations.tournamentId, tournamentId), eq(filmNominations.filmId, filmId)),
    ),
);

export async function findNomination(
  db: Db,
  tournamentId: number,
  filmId: number,
): Promise<NominationRow | undefined> {
  const [row] = await nominationOf(db, { tournamentId, filmId });
  return row;
}

/** At the end of the person's own list. */
export const insertNomination = statement(
  'add_nomination',
  { tournamentId: 'int', userId: 'int', filmId: 'int' },
  (nomination) =>
    build.insert(filmNominations).values({
      ...nomination,
      nominationOrder: sql`(
        select coalesce(max(own.nomination_order), 0) + 1 from ${filmNominations} as own
        where own.tournament_id = ${nomination.tournamentId} and own.user_id = ${nomination.userId}
      )`,
    }),
);

export const deleteNomination = statement('delete_nomination', { id: 'int' }, ({ id }) =>
  build.delete(filmNominations).where(eq(filmNominations.id, id)),
);

export const deleteFilms = statement(
  'delete_nominated_films',
  { tournamentId: 'int', filmIds: 'int[]' },
  ({ tournamentId, filmIds }) =>
    build
      .delete(filmNominations)
      .where(
        and(
          eq(filmNominations.tournamentId, tournamentId),
          sql`${filmNominations.filmId} = any(${filmIds})`,
        ),
      ),
);

/** Takes out all that these people have nominated. */
export const deleteFilmsOf = statement(
  'delete_films_of_people',
  { tournamentId: 'int', userIds: 'int[]' },
  ({ tournamentId, userIds }) =>
    build
      .delete(filmNominations)
      .where(
        and(
          eq(filmNominations.tournamentId, tournamentId),
          sql`${filmNominations.userId} = any(${userIds})`,
        ),
      ),
);

/** A nomination of somebody who cannot take part: suspended, deleted, or not in the circle any more. */
const isOfDeparted = sql`not exists (
  select 1 from ${users}
  where ${users.id} = ${filmNominations.userId} and ${isAccountLive}
    and (${tournaments.circleId} is null or exists (
      select 1 from ${circleMemberships}
      where ${circleMemberships.circleId} = ${tournaments.circleId}
        and ${circleMemberships.userId} = ${filmNominations.userId} and ${circleMemberships.isActive}
    ))
)`;

const withDeparted = statement('setups_with_departed', { ids: 'int[]' }, ({ ids }) =>
  build
    .selectDistinct({ id: tournaments.id })
    .from(filmNominations)
    .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
    .where(
      and(sql`${tournaments.id} = any(${ids})`, eq(tournaments.status, 'setup'), isOfDeparted),
    ),
);

/** Whose films are still among these championships, in setup, although they cannot take part. */
export async function findWithDeparted(
  db: Db,
  tournamentIds: readonly number[],
): Promise<Set<number>> {
  if (tournamentIds.length === 0) return new Set();
  const rows = await withDeparted(db, { ids: tournamentIds });
  return new Set(rows.map(({ id }) => id));
}

/** How many films each of those has in it who cannot take part any more. */
export const findDeparted = statement(
  'departed_of_tournament',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .select({ userId: filmNominations.userId, films: count() })
      .from(filmNominations)
      .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
      .where(and(eq(tournaments.id, tournamentId), isOfDeparted))
      .groupBy(filmNominations.userId)
      .orderBy(asc(filmNominations.userId)),
);

const namesOf = statement('names_of_people', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({ id: users.id, username: users.username, name: personName(users) })
    .from(users)
    .where(sql`${users.id} = any(${ids})`),
);

/** How these people are called. */
export async function findPeople(db: Db, userIds: readonly UserId[]) {
  return userIds.length === 0 ? [] : namesOf(db, { ids: userIds });
}

export async function findNameOf(db: Db, userId: number): Promise<string | null> {
  const [row] = await namesOf(db, { ids: [userId] });
  return row?.name ?? null;
}

/** The given films in the given order. */
export const orderFilms = statement(
  'order_nominations',
  { tournamentId: 'int', filmIds: 'int[]' },
  ({ tournamentId, filmIds }) =>
    build
      .update(filmNominations)
      .set({ nominationOrder: sql`wanted.place` })
      .from(sql`unnest(${filmIds}) with ordinality as wanted (film_id, place)`)
      .where(
        and(
          eq(filmNominations.tournamentId, tournamentId),
          eq(filmNominations.filmId, sql`wanted.film_id`),
        ),
      ),
);

const firstNominationOf = statement(
  'has_nominated',
  { tournamentId: 'int', userId: 'int' },
  ({ tournamentId, userId }) =>
    build
      .select({ id: filmNominations.id })
      .from(filmNominations)
      .where(
        and(eq(filmNominations.tournamentId, tournamentId), eq(filmNominations.userId, userId)),
      )
      .limit(1),
);

export async function hasNominated(db: Db, tournamentId: number, userId: UserId): Promise<boolean> {
  const rows = await firstNominationOf(db, { tournamentId, userId });
  return rows.length > 0;
}

/** How many films each person has in each of these championships. */
export const countFilms = statement('count_nominated_films', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      tournamentId: filmNominations.tournamentId,
      userId: filmNominations.userId,
      films: count(),
    })
    .from(filmNominations)
    .where(sql`${filmNominations.tournamentId} = any(${ids})`)
    .groupBy(filmNominations.tournamentId, filmNominations.userId),
);

const activeMembers = statement('active_members_of', { circleIds: 'int[]' }, ({ circleIds }) =>
  build
    .select({ circleId: circleMemberships.circleId, userId: circleMemberships.userId })
    .from(circleMemberships)
    .innerJoin(users, eq(users.id, circleMemberships.userId))
    .where(
      and(
        isAccountLive,
        sql`${circleMemberships.circleId} = any(${circleIds})`,
        circleMemberships.isActive,
      ),
    ),
);

/** Suspended and deleted accounts cannot nominate, so nobody waits for them. */
export async function findActiveMembers(db: Db, circleIds: readonly CircleId[]) {
  return circleIds.length === 0 ? [] : activeMembers(db, { circleIds });
}
