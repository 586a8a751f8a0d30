import type { UserId } from '@girone/contract/ids';
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { filmColumns } from '../../domain/queries/film-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleJoinRequests, circleMemberships, circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { votes } from '../../domain/schema/matches.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const personById = statement('find_dashboard_person', { userId: 'int' }, ({ userId }) =>
  build
    .select({
      films: { count: users.filmsUploaded, max: users.maxFilmsAllowed },
      hasHiddenSteps: sql<boolean>`${users.firstStepsHiddenAt} is not null`,
      hasCircleToJoin: exists(sql`${circles} where ${circles.isPublic}`),
      hasVoted: exists(sql`${votes} where ${votes.userId} = ${userId}`),
      hasNominated: exists(sql`${filmNominations} where ${filmNominations.userId} = ${userId}`),
      hasPlayed: exists(sql`${filmNominations}
        join ${tournaments} on ${tournaments.id} = ${filmNominations.tournamentId}
        where ${filmNominations.userId} = ${userId} and ${tournaments.drawnFilms} > 0`),
    })
    .from(users)
    .where(eq(users.id, userId)),
);

/** How many films the person has and may have, and what they have done so far. */
export async function findPerson(db: Db, userId: UserId) {
  const [row] = await personById(db, { userId });
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  return row;
}

function exists(rows: SQL): SQL<boolean> {
  return sql`exists (select 1 from ${rows})`;
}

export const setFirstStepsHidden = statement(
  'set_first_steps_hidden',
  { userId: 'int', hidden: 'bool' },
  ({ userId, hidden }) =>
    build
      .update(users)
      .set({ firstStepsHiddenAt: sql`case when ${hidden} then now() end` })
      .where(eq(users.id, userId)),
);

export const findLatestFilms = statement(
  'latest_films_of',
  { userId: 'int', limit: 'int' },
  ({ userId, limit }) =>
    build
      .select(filmColumns(films))
      .from(films)
      .where(and(eq(films.ownerId, userId), isNull(films.deletedAt)))
      .orderBy(desc(films.id))
      .limit(limit),
);

/** The circles that the person is in, whether with others, and how many wait to be let in; three at most. */
export const findCirclesOfViewer = statement('circles_of_viewer', { userId: 'int' }, ({ userId }) =>
  build
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
      hasCompany: sql<boolean>`exists (
        select 1 from ${circleMemberships} as other
        where other.circle_id = ${circles.id} and other.is_active and other.user_id <> ${userId}
      )`,
    })
    .from(circleMemberships)
    .innerJoin(circles, eq(circles.id, circleMemberships.circleId))
    .where(and(eq(circleMemberships.userId, userId), circleMemberships.isActive))
    .orderBy(asc(circles.id)),
);

export type CircleOfViewer = Awaited<ReturnType<typeof findCirclesOfViewer>>[number];
