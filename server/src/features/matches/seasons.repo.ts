import { and, asc, desc, eq, inArray, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { drawnFilmColumns } from '../../domain/queries/film-columns.ts';
import {
  champions,
  closedDays,
  filmsCount,
  heldDays,
  lastTableDay,
  participantsCount,
} from '../../domain/queries/season-figures.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { standings } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export type SeasonRow = Awaited<ReturnType<typeof selectSeasons>>[number];

const hasBegun = inArray(tournaments.status, ['active', 'completed']);

function selectSeasons(db: Db) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      description: tournaments.description,
      status: tournaments.status,
      isPublic: tournaments.isPublic,
      circleName: circles.name,
      currentMatchDay: tournaments.currentMatchDay,
      // Whatever has begun has this time: a rule of the database.
      startedAt: sql<Date>`${tournaments.startedAt}`.mapWith(tournaments.startedAt),
      completedAt: tournaments.completedAt,
      cancelledAt: tournaments.cancelledAt,
      participantsCount,
      filmsCount,
      closedDays,
      heldDays,
      champions,
    })
    .from(tournaments)
    .leftJoin(circles, eq(circles.id, tournaments.circleId));
}

/** Whether the viewer may see it has been asked before. */
export const findSeason = statement('season', { id: 'int' }, ({ id }) =>
  selectSeasons(build).where(and(eq(tournaments.id, id), hasBegun)),
);

interface SeasonPage {
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

const firstSeasons = statement('first_public_seasons', { limit: 'int' }, ({ limit }) =>
  selectPage(build, limit),
);

const seasonsAfter = statement(
  'public_seasons_after',
  { before: 'int', limit: 'int' },
  ({ before, limit }) => selectPage(build, limit, isAfter(before)),
);

/** A page of the public championships that have begun: active before completed, then newest first. */
export async function findPublicSeasons(db: Db, page: SeasonPage): Promise<SeasonRow[]> {
  const { search, before, limit } = page;
  // How a word is looked for depends on the word.
  if (search) {
    const isNext = before === undefined ? undefined : isAfter(before);
    return selectPage(db, limit, and(containsText(search, tournaments.name), isNext));
  }
  return before === undefined ? firstSeasons(db, { limit }) : seasonsAfter(db, { before, limit });
}

function selectPage(db: Db, limit: number | Placeholder, condition?: SQL) {
  const ofStatus = (status: 'active' | 'completed') => selectIds(db, { status, limit, condition });
  const ids = sql`(${ofStatus('active')}) union all (${ofStatus('completed')})`;
  return selectSeasons(db)
    .where(sql`${tournaments.id} in (${ids})`)
    .orderBy(asc(tournaments.status), desc(tournaments.id))
    .limit(limit);
}

interface IdPage {
  readonly status: 'active' | 'completed';
  readonly limit: number | Placeholder;
  readonly condition: SQL | undefined;
}

/** Of one status at a time, because the index of public championships has each in its own order. */
function selectIds(db: Db, { status, limit, condition }: IdPage) {
  return db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(eq(tournaments.isPublic, true), eq(tournaments.status, status), condition))
    .orderBy(desc(tournaments.id))
    .limit(limit);
}

/** After one that is gone or not public nothing comes. */
function isAfter(before: number | SQL) {
  const status = sql`(select last.status from ${tournaments} as last
    where last.id = ${before} and last.is_public)`;
  return sql`(${tournaments.status} > ${status}
    or (${tournaments.status} = ${status} and ${tournaments.id} < ${before}))`;
}

const leadersPerSeason = 3;

export type LeaderRow = Awaited<ReturnType<typeof findLeadersOf>>[number];

/** The first rows of the last table of each championship, in the order of the table. */
export const findLeadersOf = statement('leaders_of', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      tournamentId: standings.tournamentId,
      position: standings.position,
      points: standings.points,
      film: drawnFilmColumns(films, standings.tournamentId),
    })
    .from(tournaments)
    .innerJoin(
      standings,
      and(
        eq(standings.tournamentId, tournaments.id),
        eq(standings.matchDay, lastTableDay(tournaments.id)),
        lte(standings.listOrder, leadersPerSeason),
      ),
    )
    .innerJoin(films, eq(films.id, standings.filmId))
    .where(sql`${tournaments.id} = any(${ids})`)
    .orderBy(asc(standings.tournamentId), asc(standings.listOrder)),
);
