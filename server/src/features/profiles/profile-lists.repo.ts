import type { UserId } from '@girone/contract/ids';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { hasActiveMember } from '../../domain/queries/active-memberships.ts';
import { filmColumns } from '../../domain/queries/film-columns.ts';
import { champions, filmsCount, lastTableDay } from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { circleMemberships, circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export const findFilmsOf = statement('profile_films', { ownerId: 'int' }, ({ ownerId }) =>
  build
    .select(filmColumns(films))
    .from(films)
    .where(and(eq(films.ownerId, ownerId), isNull(films.deletedAt)))
    .orderBy(desc(films.id)),
);

/** Beyond every id. */
const top = 2_147_483_647;

interface TournamentPage {
  readonly personId: UserId;
  readonly before?: number | undefined;
  readonly limit: number;
}

const tournamentsOf = statement(
  'profile_tournaments',
  { ...takesViewer, personId: 'int', before: 'int', limit: 'int' },
  ({ personId, before, limit, ...viewer }) => {
    const isTheirs = sql`${filmNominations.tournamentId} = ${tournaments.id}
      and ${filmNominations.userId} = ${personId}`;
    const bestPosition = sql<number | null>`(${sql`
      select min(${standings.position}) from ${standings}
      join ${filmNominations} on ${filmNominations.filmId} = ${standings.filmId} and ${isTheirs}
      where ${standings.tournamentId} = ${tournaments.id}
        and ${standings.matchDay} = ${lastTableDay(tournaments.id)}`})`;
    return build
      .select({
        id: tournaments.id,
        name: tournaments.name,
        status: tournaments.status,
        cancelledAt: tournaments.cancelledAt,
        circleName: circles.name,
        bestPosition,
        filmsCount,
        champions,
      })
      .from(tournaments)
      .leftJoin(circles, eq(circles.id, tournaments.circleId))
      .where(
        and(
          sql`exists (select 1 from ${filmNominations} where ${isTheirs})`,
          visibleTournaments(viewer),
          lt(tournaments.id, before),
        ),
      )
      .orderBy(desc(tournaments.id))
      .limit(limit);
  },
);

/** The championships with films of a person that the viewer may see, newest first. */
export function findTournamentsOf(
  db: Db,
  viewer: Viewer,
  { before = top, ...page }: TournamentPage,
) {
  return tournamentsOf(db, { ...viewer, ...page, before });
}

export type TournamentRow = Awaited<ReturnType<typeof findTournamentsOf>>[number];

const circlesOf = statement(
  'profile_circles',
  { ...takesViewer, personId: 'int' },
  ({ userId, isAdmin, personId }) =>
    build
      .select({
        id: circles.id,
        name: circles.name,
        isPublic: circles.isPublic,
        memberCount: sql<number>`(${sql`
          select count(*)::int from ${circleMemberships}
          where ${circleMemberships.circleId} = ${circles.id} and ${circleMemberships.isActive}`})`,
        coverImageUrl: circles.coverImagePath,
      })
      .from(circles)
      .where(
        and(
          hasActiveMember(circles.id, personId),
          sql`(${isAdmin} or ${circles.isPublic} or ${hasActiveMember(circles.id, userId)})`,
        ),
      )
      .orderBy(desc(circles.id)),
);

/** The circles that a person is in: public ones, and private ones that the viewer is in too. */
export function findCirclesOf(db: Db, viewer: Viewer, personId: UserId) {
  return circlesOf(db, { ...viewer, personId });
}
