import type { UserId } from '@girone/contract/ids';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { filmColumns } from '../../platform/db/film-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import {
  circleJoinRequests,
  circleMemberships,
  circles,
} from '../../platform/db/schema/circles.ts';
import { films } from '../../platform/db/schema/films.ts';

/** How many films the person has, and may have. */
export async function findFilmPlaces(db: Db, userId: UserId) {
  const [row] = await db
    .select({ count: users.filmsUploaded, max: users.maxFilmsAllowed })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  return row;
}

export async function findLatestFilms(db: Db, userId: UserId, limit: number) {
  return db
    .select(filmColumns(films))
    .from(films)
    .where(and(eq(films.ownerId, userId), isNull(films.deletedAt)))
    .orderBy(desc(films.id))
    .limit(limit);
}

export type CircleOfViewer = Awaited<ReturnType<typeof findCirclesOfViewer>>[number];

/** The circles that the person is in, with how many wait to be let in; three at most. */
export async function findCirclesOfViewer(db: Db, userId: UserId) {
  return db
    .select({
      circleId: circles.id,
      circleName: circles.name,
      role: circleMemberships.role,
      requests: sql<number>`(
        select count(*)::int from ${circleJoinRequests}
        join ${users} on ${users.id} = ${circleJoinRequests.userId} and ${users.deletedAt} is null
        where ${circleJoinRequests.circleId} = ${circles.id}
          and ${circleJoinRequests.status} = 'pending'
      )`,
    })
    .from(circleMemberships)
    .innerJoin(circles, eq(circles.id, circleMemberships.circleId))
    .where(and(eq(circleMemberships.userId, userId), eq(circleMemberships.isActive, true)))
    .orderBy(asc(circles.id));
}
