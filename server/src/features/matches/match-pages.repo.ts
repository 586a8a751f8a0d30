import type { MatchStatus } from '@girone/contract/rules';
import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
  type ViewerInQuery,
} from '../../domain/queries/visible-tournaments.ts';
import { matches, matchFilms } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { inOrder } from '../../platform/in-order.ts';
import { findMatches, type MatchRow } from './matches.repo.ts';

interface PageFilter {
  readonly tournamentId?: number | undefined;
  readonly filmId?: number | undefined;
  /** Of `filmId`. */
  readonly opponentId?: number | undefined;
  readonly status?: MatchStatus | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

const narrowings = [
  ['tournamentId', 'of_tournament'],
  ['filmId', 'of_film'],
  ['opponentId', 'against'],
  ['before', 'before'],
] as const;

const takesPage = {
  ...takesViewer,
  tournamentId: 'int?',
  filmId: 'int?',
  opponentId: 'int?',
  before: 'int?',
  limit: 'int',
} as const;

/**
 * Which matches are on a page. What a cancelled championship left open or pending is no longer to come. What is shown
 * of them is a question of its own: in one with the films the database would plan for longer than it reads.
 */
function definePage(name: string, filter: PageFilter) {
  const { orderBy, isAfter } = chooseOrder(filter);
  return statement(name, takesPage, (places) => {
    const { tournamentId, filmId, opponentId, before, limit, ...viewer } = places;
    const opponent = filter.opponentId === undefined ? undefined : opponentId;
    return build
      .select({ id: matches.id })
      .from(matches)
      .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
      .where(
        and(
          visibleTournaments(viewer),
          sql`not ${matches.isAbandoned}`,
          filter.tournamentId === undefined ? undefined : eq(matches.tournamentId, tournamentId),
          filter.filmId === undefined ? undefined : hasFilm(filmId, opponent),
          filter.status && eq(matches.status, filter.status),
          filter.before === undefined ? undefined : isAfter(lookUp(viewer, before)),
        ),
      )
      .orderBy(...orderBy)
      .limit(limit);
  });
}

/** By what is asked for: a few dozen, each with the plan that suits it. */
const pages = new Map<string, ReturnType<typeof definePage>>();

function pageFor(filter: PageFilter): ReturnType<typeof definePage> {
  const asked = narrowings.flatMap(([key, word]) => (filter[key] === undefined ? [] : word));
  const name = ['match_page', filter.status ?? 'all', ...asked].join('_');
  const page = pages.get(name) ?? definePage(name, filter);
  pages.set(name, page);
  return page;
}

/** A page of matches with both films. */
export async function findMatchPage(
  db: Db,
  viewer: Viewer | null,
  filter: PageFilter,
): Promise<MatchRow[]> {
  const { tournamentId = null, filmId = null, opponentId = null, before = null, limit } = filter;
  const page = await pageFor(filter)(db, {
    ...(viewer ?? visitor),
    tournamentId,
    filmId,
    opponentId,
    before,
    limit,
  });
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const rows = await findMatches(db, { ids });
  return inOrder(ids, rows, ({ match }) => match.id);
}

/**
 * A film's matches, gathered along their index before anything else: they are few, and an index that
 * has everybody's in the wanted order would be walked for long until a page of them is together.
 */
export function hasFilm(filmId: SQL, opponentId?: SQL): SQL {
  const { film1Id, film2Id } = matches;
  const isOfFilm = sql`${matches.id} = any (array(
    select ${matchFilms.matchId} from ${matchFilms} where ${matchFilms.filmId} = ${filmId}))`;
  if (opponentId === undefined) return isOfFilm;
  return sql`(${isOfFilm} and ((${film1Id} = ${filmId} and ${film2Id} = ${opponentId})
    or (${film2Id} = ${filmId} and ${film1Id} = ${opponentId})))`;
}

/** The last match of the page before. */
interface Cursor {
  readonly id: SQL;
  /** What that match has there. */
  readonly valueOf: (key: SQLWrapper) => SQL;
}

/** A match that is gone, or not the viewer's to know, has no values, and nothing comes after it. */
function lookUp(viewer: ViewerInQuery, id: SQL): Cursor {
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
  // Few at a time: no index of their own.
  closed: newestFirst,
  active: {
    orderBy: [desc(actualStartTime), desc(backwardsId)],
    isAfter: ({ id, valueOf }) =>
      sql`(${actualStartTime}, ${backwardsId}) < (${valueOf(actualStartTime)}, -${id})`,
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
