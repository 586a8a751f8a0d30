import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { filmColumns } from '../../platform/db/film-columns.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { personName } from '../../platform/db/person-name.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships } from '../../platform/db/schema/circles.ts';
import { films } from '../../platform/db/schema/films.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';

const candidateColumns = {
  id: films.id,
  ownerId: films.ownerId,
  title: films.title,
  releaseYear: films.releaseYear,
  tmdbId: films.tmdbId,
};

export async function findCandidate(db: Db, filmId: number) {
  const [row] = await db
    .select(candidateColumns)
    .from(films)
    .where(and(eq(films.id, filmId), isNull(films.deletedAt)));
  return row;
}

/** What stands in a championship, as far as a new nomination is compared with it. */
export async function findCandidates(db: Db, tournamentId: number) {
  return db
    .select({ userId: filmNominations.userId, film: candidateColumns })
    .from(filmNominations)
    .innerJoin(films, eq(films.id, filmNominations.filmId))
    .where(eq(filmNominations.tournamentId, tournamentId));
}

/**
 * The list that is drawn from. Held, so that a film that is being deleted is either gone before or
 * stays: the films feature takes nominations back without the championship's lock.
 */
export async function lockList(tx: Transaction, tournamentId: number): Promise<number[]> {
  const rows = await tx
    .select({ filmId: filmNominations.filmId })
    .from(filmNominations)
    .where(eq(filmNominations.tournamentId, tournamentId))
    .orderBy(asc(filmNominations.id))
    .for('key share');
  return rows.map(({ filmId }) => filmId);
}

export type NominationRow = Awaited<ReturnType<typeof findNominations>>[number];

/** Everybody's nominations: whoever came first, comes first; each one's in their own order. */
export async function findNominations(db: Db, tournamentId: number) {
  return selectNominations(db)
    .where(eq(filmNominations.tournamentId, tournamentId))
    .orderBy(
      sql`min(${filmNominations.id}) over (partition by ${filmNominations.userId})`,
      asc(filmNominations.nominationOrder),
      asc(filmNominations.id),
    );
}

export async function findNomination(
  db: Db,
  tournamentId: number,
  filmId: number,
): Promise<NominationRow | undefined> {
  const [row] = await selectNominations(db).where(
    and(eq(filmNominations.tournamentId, tournamentId), eq(filmNominations.filmId, filmId)),
  );
  return row;
}

function selectNominations(db: Db) {
  return db
    .select({
      nomination: filmNominations,
      film: filmColumns(films),
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

export async function findNameOf(db: Db, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ name: personName(users) })
    .from(users)
    .where(sql`${users.id} = ${userId}`);
  return row?.name ?? null;
}

interface NewNomination {
  readonly tournamentId: number;
  readonly userId: UserId;
  readonly filmId: number;
}

/** At the end of the person's own list. */
export async function insertNomination(tx: Transaction, nomination: NewNomination): Promise<void> {
  const { tournamentId, userId } = nomination;
  await tx.insert(filmNominations).values({
    ...nomination,
    nominationOrder: sql`(
      select coalesce(max(own.nomination_order), 0) + 1 from ${filmNominations} as own
      where own.tournament_id = ${tournamentId} and own.user_id = ${userId}
    )`,
  });
}

export async function deleteNomination(tx: Transaction, id: number): Promise<void> {
  await tx.delete(filmNominations).where(eq(filmNominations.id, id));
}

export async function deleteFilms(
  tx: Transaction,
  tournamentId: number,
  filmIds: readonly number[],
): Promise<void> {
  await tx
    .delete(filmNominations)
    .where(
      and(
        eq(filmNominations.tournamentId, tournamentId),
        inArray(filmNominations.filmId, [...filmIds]),
      ),
    );
}

/** Takes out all that these people have nominated. */
export async function deleteFilmsOf(
  tx: Transaction,
  tournamentId: number,
  userIds: readonly UserId[],
): Promise<void> {
  await tx
    .delete(filmNominations)
    .where(
      and(
        eq(filmNominations.tournamentId, tournamentId),
        inArray(filmNominations.userId, [...userIds]),
      ),
    );
}

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

/** Whose films are still among these championships, in setup, although they cannot take part. */
export async function findWithDeparted(
  db: Db,
  tournamentIds: readonly number[],
): Promise<Set<number>> {
  if (tournamentIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: tournaments.id })
    .from(filmNominations)
    .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
    .where(
      and(
        inArray(tournaments.id, [...tournamentIds]),
        eq(tournaments.status, 'setup'),
        isOfDeparted,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** How many films each of those has in it who cannot take part any more. */
export async function findDeparted(db: Db, tournamentId: number) {
  return db
    .select({ userId: filmNominations.userId, films: count() })
    .from(filmNominations)
    .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
    .where(and(eq(tournaments.id, tournamentId), isOfDeparted))
    .groupBy(filmNominations.userId)
    .orderBy(asc(filmNominations.userId));
}

/** How these people are called. */
export async function findPeople(db: Db, userIds: readonly UserId[]) {
  if (userIds.length === 0) return [];
  return db
    .select({ id: users.id, username: users.username, name: personName(users) })
    .from(users)
    .where(inArray(users.id, [...userIds]));
}

/** The given films in the given order. */
export async function orderFilms(
  tx: Transaction,
  tournamentId: number,
  filmIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update ${filmNominations} set nomination_order = wanted.place
    from unnest(${sql.param(filmIds)}::int[]) with ordinality as wanted (film_id, place)
    where ${filmNominations.tournamentId} = ${tournamentId}
      and ${filmNominations.filmId} = wanted.film_id`);
}

export async function hasNominated(db: Db, tournamentId: number, userId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ id: filmNominations.id })
    .from(filmNominations)
    .where(and(eq(filmNominations.tournamentId, tournamentId), eq(filmNominations.userId, userId)))
    .limit(1);
  return row !== undefined;
}

/** How many films each person has in each of these championships. */
export async function countFilms(db: Db, tournamentIds: readonly number[]) {
  if (tournamentIds.length === 0) return [];
  return db
    .select({
      tournamentId: filmNominations.tournamentId,
      userId: filmNominations.userId,
      films: count(),
    })
    .from(filmNominations)
    .where(inArray(filmNominations.tournamentId, [...tournamentIds]))
    .groupBy(filmNominations.tournamentId, filmNominations.userId);
}

/** Suspended and deleted accounts cannot nominate, so nobody waits for them. */
export async function findActiveMembers(db: Db, circleIds: readonly CircleId[]) {
  if (circleIds.length === 0) return [];
  return db
    .select({ circleId: circleMemberships.circleId, userId: circleMemberships.userId })
    .from(circleMemberships)
    .innerJoin(users, eq(users.id, circleMemberships.userId))
    .where(
      and(
        isAccountLive,
        inArray(circleMemberships.circleId, [...circleIds]),
        eq(circleMemberships.isActive, true),
      ),
    );
}
