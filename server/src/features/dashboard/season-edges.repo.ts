import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { drawnFilmColumns } from '../../domain/queries/film-columns.ts';
import { personName } from '../../domain/queries/person-name.ts';
import { filmsCount, lastTableDay } from '../../domain/queries/season-figures.ts';
import { takesViewer } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { isOfViewer } from './viewer-tournaments.repo.ts';

// What a championship is before its first match day and after its last.

/** The viewer's drafts, and those of their championships that still want a film of theirs. */
export const findSetups = statement(
  'setups_of_viewer',
  { ...takesViewer, limit: 'int' },
  ({ limit, ...viewer }) => {
    const wanted = filmsWantedOf(viewer.userId);
    return build
      .select({
        id: tournaments.id,
        name: tournaments.name,
        status: tournaments.status,
        circleId: tournaments.circleId,
        circleName: circles.name,
        filmsWanted: wanted,
        filmsCount,
        maxFilms: tournaments.maxFilms,
        deadline: tournaments.preparationDeadline,
      })
      .from(tournaments)
      .leftJoin(circles, eq(circles.id, tournaments.circleId))
      .where(
        and(
          isOfViewer(viewer),
          sql`(${tournaments.status} = 'preparation'
          or (${tournaments.status} = 'setup' and ${wanted} > 0))`,
        ),
      )
      .orderBy(desc(tournaments.status), asc(tournaments.preparationDeadline), asc(tournaments.id))
      .limit(limit);
  },
);

export type SetupRow = Awaited<ReturnType<typeof findSetups>>[number];

/** As many as are asked of each, and no more than there are places. */
function filmsWantedOf(userId: SQL) {
  const own = sql`(select count(*) from ${filmNominations}
    where ${filmNominations.tournamentId} = ${tournaments.id}
      and ${filmNominations.userId} = ${userId})`;
  return sql<number>`least(${tournaments.requiredFilmsPerUser} - ${own},
    ${tournaments.maxFilms} - ${filmsCount})::int`;
}

/** Those that were played to their end in the last days, with the films that share the first place. */
export const findEnded = statement(
  'ended_of_viewer',
  { ...takesViewer, days: 'int', limit: 'int' },
  ({ days, limit, ...viewer }) => {
    const last = build
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(
        and(
          isOfViewer(viewer),
          eq(tournaments.status, 'completed'),
          isNull(tournaments.cancelledAt),
          sql`${tournaments.completedAt} > now() - make_interval(days => ${days})`,
        ),
      )
      .orderBy(desc(tournaments.completedAt), desc(tournaments.id))
      .limit(limit);
    return build
      .select({
        id: tournaments.id,
        name: tournaments.name,
        circleName: circles.name,
        // Whatever is completed has this time: a rule of the database.
        completedAt: sql<Date>`${tournaments.completedAt}`.mapWith(tournaments.completedAt),
        film: drawnFilmColumns(films, standings.tournamentId),
        ownerName: personName(users),
      })
      .from(tournaments)
      .leftJoin(circles, eq(circles.id, tournaments.circleId))
      .innerJoin(
        standings,
        and(
          eq(standings.tournamentId, tournaments.id),
          eq(standings.matchDay, lastTableDay(tournaments.id)),
          eq(standings.position, 1),
        ),
      )
      .innerJoin(films, eq(films.id, standings.filmId))
      .innerJoin(users, eq(users.id, films.ownerId))
      .where(sql`${tournaments.id} in (${last})`)
      .orderBy(desc(tournaments.completedAt), desc(tournaments.id), asc(standings.listOrder));
  },
);

export type ChampionRow = Awaited<ReturnType<typeof findEnded>>[number];
