import { aliasedTable, and, asc, eq, notExists, sql } from 'drizzle-orm';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
import { films } from '../../domain/schema/films.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const home = aliasedTable(films, 'home');
const away = aliasedTable(films, 'away');

export type MatchToVote = Awaited<ReturnType<typeof findMatchesToVote>>[number];

/** Open matches of a day that wait for a person's answer, the first few, and how many there are. */
export const findMatchesToVote = statement(
  'matches_to_vote',
  { userId: 'int', tournamentId: 'int', matchDay: 'int', limit: 'int' },
  ({ userId, tournamentId, matchDay, limit }) =>
    build
      .select({
        home: { id: home.id, title: drawnTitle(home, matches.tournamentId) },
        away: { id: away.id, title: drawnTitle(away, matches.tournamentId) },
        isPublic: tournaments.isPublic,
        total: sql<number>`count(*) over ()::int`,
      })
      .from(matches)
      .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
      .innerJoin(home, eq(home.id, matches.film1Id))
      .innerJoin(away, eq(away.id, matches.film2Id))
      .where(
        and(
          eq(matches.tournamentId, tournamentId),
          eq(matches.matchDay, matchDay),
          eq(matches.status, 'active'),
          notExists(
            build
              .select({ one: sql`1` })
              .from(votes)
              .where(and(eq(votes.matchId, matches.id), eq(votes.userId, userId))),
          ),
        ),
      )
      .orderBy(asc(matches.matchNumber))
      .limit(limit),
);
