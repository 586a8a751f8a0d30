import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { filmColumns } from '../../platform/db/film-columns.ts';
import { circles } from '../../platform/db/schema/circles.ts';
import { films } from '../../platform/db/schema/films.ts';
import { standings } from '../../platform/db/schema/standings.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import {
  champions,
  closedDays,
  filmsCount,
  lastTableDay,
  participantsCount,
} from '../../platform/db/season-figures.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

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
      champions,
    })
    .from(tournaments)
    .leftJoin(circles, eq(circles.id, tournaments.circleId));
}

export async function findSeason(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<SeasonRow | undefined> {
  const [row] = await selectSeasons(db).where(
    and(eq(tournaments.id, id), hasBegun, visibleTournaments(viewer)),
  );
  return row;
}

interface SeasonPage {
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A page of the public championships that have begun: active before completed, then newest first. */
export async function findPublicSeasons(db: Db, page: SeasonPage): Promise<SeasonRow[]> {
  const ids = sql`(${selectIds(db, 'active', page)}) union all (${selectIds(db, 'completed', page)})`;
  return selectSeasons(db)
    .where(sql`${tournaments.id} in (${ids})`)
    .orderBy(asc(tournaments.status), desc(tournaments.id))
    .limit(page.limit);
}

/** Of one status at a time, because the index of public championships has each in its own order. */
function selectIds(db: Db, status: 'active' | 'completed', { search, before, limit }: SeasonPage) {
  return db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.isPublic, true),
        eq(tournaments.status, status),
        search ? containsText(search, tournaments.name) : undefined,
        before === undefined ? undefined : isAfter(before),
      ),
    )
    .orderBy(desc(tournaments.id))
    .limit(limit);
}

/** After one that is gone or not public nothing comes. */
function isAfter(before: number) {
  const status = sql`(select last.status from ${tournaments} as last
    where last.id = ${before} and last.is_public)`;
  return sql`(${tournaments.status} > ${status}
    or (${tournaments.status} = ${status} and ${tournaments.id} < ${before}))`;
}

const leadersPerSeason = 3;

export type LeaderRow = Awaited<ReturnType<typeof findLeadersOf>>[number];

/** The first rows of the last table of each championship, in the order of the table. */
export async function findLeadersOf(db: Db, tournamentIds: readonly number[]) {
  if (tournamentIds.length === 0) return [];
  return db
    .select({
      tournamentId: standings.tournamentId,
      position: standings.position,
      points: standings.points,
      film: filmColumns(films),
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
    .where(inArray(tournaments.id, [...tournamentIds]))
    .orderBy(asc(standings.tournamentId), asc(standings.listOrder));
}
