import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { eveningColumns } from '../../domain/queries/evening-columns.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { circles } from '../../domain/schema/circles.ts';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import { matchDayShows } from '../../domain/schema/shows.ts';
import { tournamentVersions } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { seals } from '../../domain/schema/verification.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/**
 * The day whose evening it is, of `tournaments`: the first that is held back, else the last that had an evening. What a
 * championship that was called off holds back stays with it.
 */
const stageDay = sql<number | null>`coalesce(
  (select min(held.match_day) from ${matchDayClosings} as held
    where held.tournament_id = ${tournaments.id} and held.reveals_at is not null
      and ${tournaments.status} = 'active'),
  (select max(past.match_day) from ${matchDayShows} as past
    where past.tournament_id = ${tournaments.id} and past.ended_at is not null))`;

const ofDay = { tournamentId: tournaments.id, matchDay: stageDay };

function selectStages(condition: SQL) {
  return build
    .select({
      id: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      circleId: tournaments.circleId,
      createdBy: tournaments.createdBy,
      circleName: circles.name,
      isCirclePublic: sql<boolean>`coalesce(${circles.isPublic}, false)`,
      totalMatchDays: sql<number>`(select coalesce(max(${matches.matchDay}), 0) from ${matches}
        where ${matches.tournamentId} = ${tournaments.id})`,
      now: sql<number>`(extract(epoch from clock_timestamp()::timestamptz(3)) * 1000)::float8`,
      matchDay: stageDay,
      revealsAt: matchDayClosings.revealsAt,
      isSecondLeg: sql<boolean>`exists (select 1 from ${matches}
        where ${matches.tournamentId} = ${tournaments.id} and ${matches.matchDay} = ${stageDay}
          and not ${matches.isHomeMatch})`,
      seal: sql<string | null>`(select ${seals.hash} from ${seals}
        where ${seals.tournamentId} = ${tournaments.id} and ${seals.matchDay} = ${stageDay}
          and ${seals.kind} = 'day')`,
      ...eveningColumns(ofDay),
      calledFor: matchDayShows.calledFor,
      startedBy: matchDayShows.startedBy,
      startedAt: matchDayShows.startedAt,
      pausedAt: matchDayShows.pausedAt,
      runnerSeenAt: matchDayShows.runnerSeenAt,
      endedAt: matchDayShows.endedAt,
      version: tournamentVersions.version,
    })
    .from(tournaments)
    .leftJoin(circles, eq(circles.id, tournaments.circleId))
    .leftJoin(
      matchDayClosings,
      and(
        eq(matchDayClosings.tournamentId, tournaments.id),
        eq(matchDayClosings.matchDay, stageDay),
      ),
    )
    .leftJoin(
      matchDayShows,
      and(eq(matchDayShows.tournamentId, tournaments.id), eq(matchDayShows.matchDay, stageDay)),
    )
    .leftJoin(tournamentVersions, eq(tournamentVersions.tournamentId, tournaments.id))
    .where(condition);
}

export type StageRow = Awaited<ReturnType<typeof findStages>>[number];

/** As they stand at one moment by the database's clock; who may see them is asked elsewhere. */
export const findStages = statement('stages', { ids: 'int[]' }, ({ ids }) =>
  selectStages(sql`${tournaments.id} = any(${ids})`),
);

const seenStage = statement('seen_stage', { ...takesViewer, id: 'int' }, ({ id, ...viewer }) =>
  selectStages(sql`${tournaments.id} = ${id} and ${visibleTournaments(viewer)}`),
);

/** Absent also when the viewer may not know of it. */
export async function findStage(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<StageRow | undefined> {
  const [row] = await seenStage(db, { ...(viewer ?? visitor), id });
  return row;
}

const takesDay = { tournamentId: 'int', matchDay: 'int' } as const;

/** Who meets whom on a day, in the order in which it is told. */
export const findFixtures = statement('stage_fixtures', takesDay, ({ tournamentId, matchDay }) =>
  build
    .select({
      matchNumber: matches.matchNumber,
      film1Id: matches.film1Id,
      film2Id: matches.film2Id,
    })
    .from(matches)
    .where(and(eq(matches.tournamentId, tournamentId), eq(matches.matchDay, matchDay)))
    .orderBy(asc(matches.matchNumber)),
);

/** The results of the first matches of a day; what is not told yet is not read either. */
export const countFirst = statement(
  'count_first_matches',
  { ...takesDay, limit: 'int' },
  ({ tournamentId, matchDay, limit }) =>
    build
      .select({
        matchDay: matches.matchDay,
        film1Id: matches.film1Id,
        film2Id: matches.film2Id,
        film1Votes: sql<number>`case when ${matches.status} = 'completed' then ${matches.film1Votes}
          else count(*) filter (where ${votes.filmId} = ${matches.film1Id})::int end`,
        film2Votes: sql<number>`case when ${matches.status} = 'completed' then ${matches.film2Votes}
          else count(*) filter (where ${votes.filmId} = ${matches.film2Id})::int end`,
      })
      .from(matches)
      .leftJoin(votes, eq(votes.matchId, matches.id))
      .where(
        sql`${matches.status} in ('closed', 'completed') and ${matches.id} in (
          select first.id from ${matches} as first
          where first.tournament_id = ${tournamentId} and first.match_day = ${matchDay}
          order by first.match_number limit ${limit})`,
      )
      .groupBy(matches.id)
      .orderBy(asc(matches.matchNumber)),
);
