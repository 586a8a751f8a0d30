import type { MatchStatus } from '@girone/contract/rules';
import { aliasedTable, and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

interface MatchFilter {
  readonly status?: MatchStatus | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

const film1 = aliasedTable(films, 'film1');
const film2 = aliasedTable(films, 'film2');
const owner1 = aliasedTable(users, 'owner1');
const owner2 = aliasedTable(users, 'owner2');

export type MatchRow = Awaited<ReturnType<typeof findMatches>>[number];

/** A page of matches with both films and, for the open ones, the votes counted so far. */
export async function findMatches(
  db: Database | Transaction,
  viewer: Viewer | null,
  { status, before, limit }: MatchFilter,
) {
  return db
    .select({
      match: {
        id: matches.id,
        matchDay: matches.matchDay,
        matchNumber: matches.matchNumber,
        status: matches.status,
        film1Votes: matches.film1Votes,
        film2Votes: matches.film2Votes,
        winnerId: matches.winnerId,
        actualStartTime: matches.actualStartTime,
        autoAdvanceTime: matches.autoAdvanceTime,
      },
      tournament: {
        id: tournaments.id,
        name: tournaments.name,
        secretCount: tournaments.secretCount,
      },
      film1: filmColumns(film1, owner1),
      film2: filmColumns(film2, owner2),
      counted: { film1: countVotes(matches.film1Id), film2: countVotes(matches.film2Id) },
    })
    .from(matches)
    .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
    .innerJoin(film1, eq(film1.id, matches.film1Id))
    .innerJoin(film2, eq(film2.id, matches.film2Id))
    .innerJoin(owner1, eq(owner1.id, film1.ownerId))
    .innerJoin(owner2, eq(owner2.id, film2.ownerId))
    .where(
      and(
        visibleTournaments(viewer),
        status && eq(matches.status, status),
        before === undefined ? undefined : lt(matches.id, before),
      ),
    )
    .orderBy(desc(matches.id))
    .limit(limit);
}

function filmColumns(film: typeof film1, owner: typeof owner1) {
  return {
    id: film.id,
    title: film.title,
    releaseYear: film.releaseYear,
    director: film.director,
    genre: film.genre,
    posterUrl: film.posterUrl,
    coverImagePath: film.coverImagePath,
    ownerUsername: owner.username,
    ownerFirstName: owner.firstName,
    ownerLastName: owner.lastName,
    isOwnerDeleted: sql<boolean>`${owner.deletedAt} is not null`,
  };
}

/** Counted only while the match is open: a completed one has its result, a pending one no votes. */
function countVotes(filmId: typeof matches.film1Id | typeof matches.film2Id) {
  return sql<number>`case when ${matches.status} = 'active' then (
    select count(*)::int from ${votes}
    where ${votes.matchId} = ${matches.id} and ${votes.filmId} = ${filmId}
  ) else 0 end`;
}
