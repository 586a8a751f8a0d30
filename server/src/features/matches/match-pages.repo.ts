import type { MatchStatus } from '@girone/contract/rules';
import { and, asc, desc, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';
import { selectMatches, type MatchRow } from './matches.repo.ts';

interface PageFilter {
  readonly tournamentId?: number | undefined;
  readonly status?: MatchStatus | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/**
 * A page of matches with both films. What a cancelled championship left open or pending is no longer
 * to come.
 */
export async function findMatches(
  db: Db,
  viewer: Viewer | null,
  filter: PageFilter,
): Promise<MatchRow[]> {
  const { tournamentId, status, before, limit } = filter;
  const { orderBy, isAfter } = chooseOrder(filter);
  return selectMatches(db)
    .where(
      and(
        visibleTournaments(viewer),
        or(eq(matches.status, 'completed'), eq(tournaments.status, 'active')),
        tournamentId === undefined ? undefined : eq(matches.tournamentId, tournamentId),
        status && eq(matches.status, status),
        before === undefined ? undefined : isAfter(lookUp(viewer, before)),
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
}

/** The last match of the page before. */
interface Cursor {
  readonly id: number;
  /** What that match has there. */
  readonly valueOf: (key: SQLWrapper) => SQL;
}

/** A match that is gone, or not the viewer's to know, has no values, and nothing comes after it. */
function lookUp(viewer: Viewer | null, id: number): Cursor {
  return {
    id,
    valueOf: (key) => sql`(select ${key} from ${matches}
      join ${tournaments} on ${tournaments.id} = ${matches.tournamentId}
      where ${matches.id} = ${id} and ${visibleTournaments(viewer)})`,
  };
}

/** Each order is that of an index, which is read from where the page before ended. */
interface Order {
  readonly orderBy: readonly SQL[];
  readonly isAfter: (cursor: Cursor) => SQL;
}

const { completedAt, actualStartTime, matchNumber } = matches;
const plannedStart = sql`coalesce(${matches.scheduledStartTime}, 'infinity')`;

/** Rises where the other key falls: one comparison then says what comes after. */
const backwardsId = sql`(-${matches.id})`;

const newestFirst: Order = {
  orderBy: [desc(matches.id)],
  isAfter: ({ id }) => sql`${matches.id} < ${id}`,
};

const orderOfStatus: Readonly<Record<MatchStatus, Order>> = {
  completed: {
    orderBy: [desc(completedAt), desc(matches.id)],
    isAfter: ({ id, valueOf }) =>
      sql`(${completedAt}, ${matches.id}) < (${valueOf(completedAt)}, ${id})`,
  },
  pending: {
    orderBy: [asc(plannedStart), asc(matches.id)],
    isAfter: ({ id, valueOf }) =>
      sql`(${plannedStart}, ${matches.id}) > (${valueOf(plannedStart)}, ${id})`,
  },
  active: {
    orderBy: [desc(actualStartTime), desc(backwardsId)],
    isAfter: ({ id, valueOf }) =>
      sql`(${actualStartTime}, ${backwardsId}) < (${valueOf(actualStartTime)}, -${id}::int)`,
  },
};

/**
 * Within one championship all these orders are the calendar's, forwards or backwards: its days open
 * and close one after the other. Its own index then spares a walk through everybody's matches.
 */
const calendar: Order = {
  orderBy: [asc(matchNumber)],
  isAfter: ({ valueOf }) => sql`${matchNumber} > ${valueOf(matchNumber)}`,
};
const calendarBackwards: Order = {
  orderBy: [desc(matchNumber)],
  isAfter: ({ valueOf }) => sql`${matchNumber} < ${valueOf(matchNumber)}`,
};

function chooseOrder({ tournamentId, status }: PageFilter): Order {
  if (tournamentId === undefined) return status ? orderOfStatus[status] : newestFirst;
  return status === 'pending' || status === 'active' ? calendar : calendarBackwards;
}
