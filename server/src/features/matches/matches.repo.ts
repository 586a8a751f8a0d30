import type { UserId } from '@girone/contract/ids';
import type { MatchStatus } from '@girone/contract/rules';
import { aliasedTable, and, asc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { drawnFilmColumns } from '../../domain/queries/film-columns.ts';
import { personName } from '../../domain/queries/person-name.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matches, matchTallies, votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const film1 = aliasedTable(films, 'film1');
const film2 = aliasedTable(films, 'film2');
const owner1 = aliasedTable(users, 'owner1');
const owner2 = aliasedTable(users, 'owner2');

export type MatchRow = Awaited<ReturnType<typeof selectMatches>>[number];

const isOver = sql`${matches.status} = 'completed'`;

/** Of a match that is over its result, which an admin may have corrected; before that what has been voted. */
export const votesNow = {
  film1Votes: sql<number>`case when ${isOver} then ${matches.film1Votes} else ${matchTallies.film1Votes} end`,
  film2Votes: sql<number>`case when ${isOver} then ${matches.film2Votes} else ${matchTallies.film2Votes} end`,
};

/** Matches with their championship and both films; the caller narrows and orders them. */
export function selectMatches() {
  return build
    .select({
      match: {
        id: matches.id,
        matchDay: matches.matchDay,
        matchNumber: matches.matchNumber,
        isHomeMatch: matches.isHomeMatch,
        status: matches.status,
        ...votesNow,
        winnerId: matches.winnerId,
        scheduledStartTime: matches.scheduledStartTime,
        actualStartTime: matches.actualStartTime,
        autoAdvanceTime: matches.autoAdvanceTime,
        completedAt: matches.completedAt,
        correctedAt: matches.correctedAt,
        correctionReason: matches.correctionReason,
      },
      tournament: {
        id: tournaments.id,
        name: tournaments.name,
        status: tournaments.status,
        circleId: tournaments.circleId,
        circleName: circles.name,
        createdBy: tournaments.createdBy,
        secretCount: tournaments.secretCount,
        allowUnseen: tournaments.allowUnseen,
      },
      film1: drawnFilm(film1, owner1),
      film2: drawnFilm(film2, owner2),
    })
    .from(matches)
    .innerJoin(matchTallies, eq(matchTallies.matchId, matches.id))
    .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
    .leftJoin(circles, eq(circles.id, tournaments.circleId))
    .innerJoin(film1, eq(film1.id, matches.film1Id))
    .innerJoin(film2, eq(film2.id, matches.film2Id))
    .innerJoin(owner1, eq(owner1.id, film1.ownerId))
    .innerJoin(owner2, eq(owner2.id, film2.ownerId));
}

function drawnFilm(film: typeof films, owner: typeof users) {
  return playingFilm(film, owner, matches.tournamentId);
}

/** A film as a match shows it. */
export function playingFilm(film: typeof films, owner: typeof users, tournamentId: SQLWrapper) {
  return { ...drawnFilmColumns(film, tournamentId), ownerName: personName(owner) };
}

interface SeasonFilter {
  readonly matchDay?: number | undefined;
  readonly status?: MatchStatus | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

const takesPage = { tournamentId: 'int', status: 'text?', before: 'int?', limit: 'int' } as const;

/** After a match of another championship, or of none, comes nothing. */
function isOnPage({ tournamentId, status, before }: Record<keyof typeof takesPage, SQL>) {
  return and(
    eq(matches.tournamentId, tournamentId),
    sql`(${status} is null or ${matches.status} = ${status})`,
    sql`(${before} is null or ${matches.matchNumber} > (
      select last.match_number from ${matches} as last
      where last.id = ${before} and last.tournament_id = ${tournamentId}))`,
  );
}

const matchesOf = statement('matches_of', takesPage, (places) =>
  selectMatches().where(isOnPage(places)).orderBy(asc(matches.matchNumber)).limit(places.limit),
);

const matchesOfDay = statement(
  'matches_of_day',
  { ...takesPage, matchDay: 'int' },
  ({ matchDay, ...places }) =>
    selectMatches()
      .where(and(isOnPage(places), eq(matches.matchDay, matchDay)))
      .orderBy(asc(matches.matchNumber))
      .limit(places.limit),
);

/** A page of a championship's matches, in the order of the calendar. */
export async function findMatchesOf(
  db: Db,
  tournamentId: number,
  { matchDay, status, before, limit }: SeasonFilter,
): Promise<MatchRow[]> {
  const page = { tournamentId, status: status ?? null, before: before ?? null, limit };
  return matchDay === undefined ? matchesOf(db, page) : matchesOfDay(db, { ...page, matchDay });
}

const matchesFor = statement(
  'matches_for',
  { ...takesViewer, ids: 'int[]' },
  ({ ids, ...viewer }) =>
    selectMatches().where(and(sql`${matches.id} = any(${ids})`, visibleTournaments(viewer))),
);

export async function findMatch(
  db: Db,
  viewer: Viewer | null,
  matchId: number,
): Promise<MatchRow | undefined> {
  const [row] = await matchesFor(db, { ...(viewer ?? visitor), ids: [matchId] });
  return row;
}

/** Those of the matches that the viewer may see, in no order. */
export async function findMatchesById(
  db: Db,
  viewer: Viewer,
  matchIds: readonly number[],
): Promise<MatchRow[]> {
  return matchIds.length === 0 ? [] : matchesFor(db, { ...viewer, ids: matchIds });
}

/** By their ids and in no order, for whoever is known to see them. */
export const findMatches = statement('find_matches', { ids: 'int[]' }, ({ ids }) =>
  selectMatches().where(sql`${matches.id} = any(${ids})`),
);

export interface ViewerAnswer {
  readonly filmId: number | null;
}

const answersOf = statement(
  'answers_of',
  { userId: 'int', matchIds: 'int[]' },
  ({ userId, matchIds }) =>
    build
      .select({ matchId: votes.matchId, filmId: votes.filmId })
      .from(votes)
      .where(and(eq(votes.userId, userId), sql`${votes.matchId} = any(${matchIds})`)),
);

/** What the viewer has answered, by match. */
export async function findAnswersOf(
  db: Db,
  userId: UserId,
  matchIds: readonly number[],
): Promise<Map<number, ViewerAnswer>> {
  if (matchIds.length === 0) return new Map();
  const rows = await answersOf(db, { userId, matchIds });
  return new Map(rows.map(({ matchId, filmId }) => [matchId, { filmId }]));
}
