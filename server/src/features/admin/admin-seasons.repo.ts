import type { adminSeasonRoutes } from '@girone/contract/admin-seasons';
import type { RouteInput } from '@girone/contract/route';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { personName } from '../../domain/queries/person-name.ts';
import { closedDays, filmsCount } from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { matches } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { listPage } from '../../platform/db/list-page.ts';

export type TournamentPage = RouteInput<typeof adminSeasonRoutes.listAllTournaments>['query'];

/** As the indexes of championships have them; ids rise with the time. */
const sortKeys: Readonly<Record<TournamentPage['sort'], SQL | undefined>> = {
  created: undefined,
  name: sql`lower(${tournaments.name})`,
};

/**
 * Which championships are on a page, in order. A draft is its creator's alone, also here.
 * What is shown of them is a question of its own.
 */
export async function findTournamentIds(
  db: Db,
  viewer: Viewer,
  page: TournamentPage,
): Promise<number[]> {
  const { status, search, sort, limit } = page;
  const { orderBy, isBehind } = listPage({ id: tournaments.id, key: sortKeys[sort] }, page);
  // Built for each call: its text differs with the filter, the order and the search.
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        visibleTournaments(viewer),
        status && eq(tournaments.status, status),
        search ? isFoundBy(search) : undefined,
        isBehind,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Circles and people are looked up first: each part of the condition then has its index. */
function isFoundBy(search: string): SQL | undefined {
  const circleIds = sql`array(select ${circles.id} from ${circles} where ${containsText(search, circles.name)})`;
  const creatorIds = sql`array(select ${users.id} from ${users}
    where ${containsText(search, users.username, users.firstName, users.lastName)})`;
  return or(
    containsText(search, tournaments.name),
    sql`${tournaments.circleId} = any (${circleIds})`,
    sql`${tournaments.createdBy} = any (${creatorIds})`,
  );
}

const dayClosesAt = sql<Date | null>`(${sql`
  select max(${matches.autoAdvanceTime}) from ${matches}
  where ${matches.tournamentId} = ${tournaments.id} and ${matches.status} = 'active'
    and ${matches.matchDay} = ${tournaments.currentMatchDay} and not ${matches.isAbandoned}`})`.mapWith(
  matches.autoAdvanceTime,
);

export type AdminTournamentRow = Awaited<ReturnType<typeof findTournamentsById>>[number];

/** In no order. */
export const findTournamentsById = statement(
  'admin_tournaments',
  { ...takesViewer, ids: 'int[]' },
  ({ ids, ...viewer }) =>
    build
      .select({
        id: tournaments.id,
        name: tournaments.name,
        status: tournaments.status,
        isPublic: tournaments.isPublic,
        circleName: circles.name,
        creatorName: personName(users),
        filmsCount,
        closedDays,
        currentMatchDay: tournaments.currentMatchDay,
        dayClosesAt,
        createdAt: tournaments.createdAt,
        startedAt: tournaments.startedAt,
        completedAt: tournaments.completedAt,
        cancelledAt: tournaments.cancelledAt,
      })
      .from(tournaments)
      .innerJoin(users, eq(users.id, tournaments.createdBy))
      .leftJoin(circles, eq(circles.id, tournaments.circleId))
      .where(and(sql`${tournaments.id} = any(${ids})`, visibleTournaments(viewer))),
);
