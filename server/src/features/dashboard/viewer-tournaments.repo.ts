import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ownTournamentIds } from '../../platform/db/own-tournaments.ts';
import { circles } from '../../platform/db/schema/circles.ts';
import { matchDayClosings, matches, votes } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { closedDays, filmsCount } from '../../platform/db/season-figures.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

/** The viewer's championships, as a condition on `tournaments`. */
function isOfViewer(viewer: Viewer): SQL {
  return sql`(${visibleTournaments(viewer)} and ${tournaments.id} in (${ownTournamentIds(viewer.userId)}))`;
}

export async function countOfViewer(db: Db, viewer: Viewer) {
  const [row] = await db
    .select({
      active: sql<number>`(count(*) filter (where ${tournaments.status} = 'active'))::int`,
      gettingReady: sql<number>`(count(*) filter (
        where ${tournaments.status} in ('preparation', 'setup')
      ))::int`,
    })
    .from(tournaments)
    .where(isOfViewer(viewer));
  return row ?? { active: 0, gettingReady: 0 };
}

/** Of those in progress the one that moved last: by the close of a day, or by its start. */
export async function findLastMoved(db: Db, viewer: Viewer) {
  const movedAt = sql`coalesce((select max(${matchDayClosings.closedAt}) from ${matchDayClosings}
    where ${matchDayClosings.tournamentId} = ${tournaments.id}), ${tournaments.startedAt})`;
  const [row] = await db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      circleName: circles.name,
      currentMatchDay: tournaments.currentMatchDay,
      films: filmsCount,
      closedDays,
    })
    .from(tournaments)
    .leftJoin(circles, eq(circles.id, tournaments.circleId))
    .where(and(isOfViewer(viewer), eq(tournaments.status, 'active')))
    .orderBy(desc(movedAt), desc(tournaments.id))
    .limit(1);
  return row;
}

const isOpenNow = and(
  eq(matches.tournamentId, tournaments.id),
  eq(matches.matchDay, tournaments.currentMatchDay),
  eq(matches.status, 'active'),
);

/** The open day that is the next to close by itself. */
export async function findNextClose(db: Db, viewer: Viewer) {
  const [row] = await db
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
    .limit(1);
  return row;
}

/** Open matches that the viewer has not answered: how many, and the first to close. */
export async function findWaiting(db: Db, viewer: Viewer, limit: number) {
  const rows = await db
    .select({ id: matches.id, count: sql<number>`(count(*) over ())::int` })
    .from(tournaments)
    .innerJoin(matches, isOpenNow)
    .where(
      and(
        isOfViewer(viewer),
        eq(tournaments.status, 'active'),
        sql`not exists (select 1 from ${votes}
          where ${votes.matchId} = ${matches.id} and ${votes.userId} = ${viewer.userId})`,
      ),
    )
    .orderBy(asc(matches.autoAdvanceTime), asc(matches.id))
    .limit(limit);
  return { count: rows[0]?.count ?? 0, matchIds: rows.map(({ id }) => id) };
}
