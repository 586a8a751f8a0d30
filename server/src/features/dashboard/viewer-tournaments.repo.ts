import { and, asc, desc, eq, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ownTournamentIds } from '../../domain/queries/own-tournaments.ts';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
import { closedDays, filmsCount, heldDays } from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
  type ViewerInQuery,
} from '../../domain/queries/visible-tournaments.ts';
import { circles } from '../../domain/schema/circles.ts';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import { films } from '../../domain/schema/films.ts';
import { filmOdds } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** The viewer's championships, as a condition on `tournaments`. */
export function isOfViewer(viewer: ViewerInQuery): SQL {
  return sql`(${visibleTournaments(viewer)} and ${tournaments.id} in (${ownTournamentIds(viewer.userId)}))`;
}

const figuresOfViewer = statement('count_tournaments_of_viewer', takesViewer, (viewer) =>
  build
    .select({
      active: sql<number>`(count(*) filter (where ${tournaments.status} = 'active'))::int`,
      gettingReady: sql<number>`(count(*) filter (
        where ${tournaments.status} in ('preparation', 'setup')
      ))::int`,
      hasCreated: sql<boolean>`coalesce(bool_or(${tournaments.createdBy} = ${viewer.userId}), false)`,
      /** One has started, or has films to start with. */
      hasBegun: sql<boolean>`coalesce(bool_or(${tournaments.startedAt} is not null
        or ${filmsCount} > 0), false)`,
    })
    .from(tournaments)
    .where(isOfViewer(viewer)),
);

export async function countOfViewer(db: Db, viewer: Viewer) {
  const [row] = await figuresOfViewer(db, viewer);
  if (!row) throw new Error('a count has no row');
  return row;
}

/** By the close of a day, or by its start. */
const movedAt = sql`coalesce((select max(${matchDayClosings.closedAt}) from ${matchDayClosings}
  where ${matchDayClosings.tournamentId} = ${tournaments.id}), ${tournaments.startedAt})`;

interface OwnOdds {
  readonly filmId: number;
  readonly filmTitle: string;
  readonly titles: number;
  readonly fact: 'champion' | 'out' | null;
}

/** After the last day that has odds: those of the viewer's own films. */
function ownOdds({ userId }: ViewerInQuery): SQL<OwnOdds[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'filmId', ${filmOdds.filmId}, 'filmTitle', ${drawnTitle(films, filmOdds.tournamentId)},
      'titles', ${filmOdds.titles}, 'fact', ${filmOdds.fact}
    ) order by ${filmOdds.titles} desc, ${filmOdds.pointSum} desc, ${filmOdds.filmId}), '[]')
    from ${filmOdds} join ${films} on ${films.id} = ${filmOdds.filmId}
    where ${filmOdds.tournamentId} = ${tournaments.id} and ${films.ownerId} = ${userId}
      and ${filmOdds.matchDay} = (select max(last.match_day) from ${filmOdds} as last
        where last.tournament_id = ${tournaments.id}))`;
}

const lastMoved = statement('last_moved_of_viewer', takesViewer, (viewer) =>
  build
    .select({
      id: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      circleName: circles.name,
      currentMatchDay: tournaments.currentMatchDay,
      films: filmsCount,
      closedDays,
      heldDays,
      odds: ownOdds(viewer),
    })
    .from(tournaments)
    .leftJoin(circles, eq(circles.id, tournaments.circleId))
    .where(and(isOfViewer(viewer), eq(tournaments.status, 'active')))
    .orderBy(desc(movedAt), desc(tournaments.id))
    .limit(1),
);

/** Of those in progress the one that moved last. */
export async function findLastMoved(db: Db, viewer: Viewer) {
  const [row] = await lastMoved(db, viewer);
  return row;
}

const isOpenNow = and(
  eq(matches.tournamentId, tournaments.id),
  eq(matches.matchDay, tournaments.currentMatchDay),
  eq(matches.status, 'active'),
);

const nextClose = statement('next_close_of_viewer', takesViewer, (viewer) =>
  build
    .select({
      tournamentId: tournaments.id,
      tournamentName: tournaments.name,
      matchDay: matches.matchDay,
      closesAt: sql<Date>`${matches.autoAdvanceTime}`.mapWith(matches.autoAdvanceTime),
    })
    .from(tournaments)
    .innerJoin(matches, isOpenNow)
    .where(
      and(
        isOfViewer(viewer),
        eq(tournaments.status, 'active'),
        sql`${matches.autoAdvanceTime} is not null`,
      ),
    )
    .orderBy(asc(matches.autoAdvanceTime), asc(tournaments.id))
    .limit(1),
);

/** The open day that is the next to close by itself. */
export async function findNextClose(db: Db, viewer: Viewer) {
  const [row] = await nextClose(db, viewer);
  return row;
}

const isAnsweredBy = (viewer: ViewerInQuery) =>
  sql<boolean>`exists (select 1 from ${votes}
    where ${votes.matchId} = ${matches.id} and ${votes.userId} = ${viewer.userId})`;

interface Listed {
  /** Answered ones that count, and are listed, as if they were not. */
  readonly keep: readonly number[];
  readonly limit: number;
}

const takesListed = { ...takesViewer, keep: 'int[]', limit: 'int' } as const;

const waiting = statement('matches_waiting_for_viewer', takesListed, ({ keep, limit, ...viewer }) =>
  sumUp(
    build
      .select({
        id: matches.id,
        closesAt: matches.autoAdvanceTime,
        isAnswered: sql<boolean>`(${isAnsweredBy(viewer)} and ${matches.id} <> all(${keep}))`.as(
          'is_answered',
        ),
      })
      .from(tournaments)
      .innerJoin(matches, isOpenNow)
      .where(and(isOfViewer(viewer), eq(tournaments.status, 'active'))),
    { keep, limit },
  ),
);

/** Open matches of the viewer's championships: how many they have answered and not, and of these the first to close. */
export async function findWaiting(db: Db, viewer: Viewer, listed: Listed) {
  return readSum(await waiting(db, { ...viewer, ...listed }));
}

/** So many of the last opened are looked at: enough for a few, however many there are. */
const publicMatchesSeen = 200;

function openToOthers(viewer: ViewerInQuery, isAnswered: boolean, keep: SQL) {
  return build
    .select({
      id: matches.id,
      closesAt: matches.autoAdvanceTime,
      isAnswered: sql<boolean>`(${isAnswered}::boolean and ${matches.id} <> all(${keep}))`.as(
        'is_answered',
      ),
    })
    .from(matches)
    .innerJoin(tournaments, isOpenNow)
    .where(
      and(
        eq(tournaments.isPublic, true),
        eq(tournaments.status, 'active'),
        sql`not ${matches.isAbandoned}`,
        sql`${tournaments.id} not in (${ownTournamentIds(viewer.userId)})`,
        isAnswered ? isAnsweredBy(viewer) : not(isAnsweredBy(viewer)),
      ),
    )
    .orderBy(desc(matches.actualStartTime), desc(sql`(-${matches.id})`))
    .limit(publicMatchesSeen);
}

const others = statement('matches_of_others', takesListed, ({ keep, limit, ...viewer }) =>
  sumUp(
    sql`(${openToOthers(viewer, false, keep)}) union all (${openToOthers(viewer, true, keep)})`,
    { keep, limit },
  ),
);

/**
 * The same for public championships that are not the viewer's. The answered ones are looked for apart: whoever
 * has voted on all that opened lately is still told of what opened before.
 */
export async function findOthers(db: Db, viewer: Viewer, listed: Listed) {
  return readSum(await others(db, { ...viewer, ...listed }));
}

interface Sum extends Record<string, unknown> {
  readonly answered: number;
  readonly count: number;
  readonly matchIds: number[];
}

/** In one row, for it is there when nothing is open as well. */
function sumUp(open: SQLWrapper, { keep, limit }: Record<keyof Listed, SQL>) {
  return build.execute<Sum>(sql`
    with open as (${open})
    select
      (select count(*)::int from open where is_answered) as answered,
      (select count(*)::int from open where not is_answered) as count,
      array(select id from (
        select id, auto_advance_time from open where not is_answered
        order by (id = any(${keep})) desc, auto_advance_time, id limit ${limit}
      ) as listed order by auto_advance_time, id) as "matchIds"`);
}

function readSum({ rows: [sum] }: { readonly rows: readonly Sum[] }): Sum {
  if (!sum) throw new Error('a sum has no row');
  return sum;
}
