import type { UserId } from '@girone/contract/ids';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';

const home = alias(films, 'home');
const away = alias(films, 'away');

interface Day {
  readonly userId: UserId;
  readonly tournamentId: number;
  readonly matchDay: number;
}

export type MatchToVote = Awaited<ReturnType<typeof findMatchesToVote>>[number];

/** Open matches of a day that wait for a person's answer, the first few, and how many there are. */
export async function findMatchesToVote(
  db: Db,
  { userId, tournamentId, matchDay }: Day,
  limit: number,
) {
  return db
    .select({
      home: { id: home.id, title: home.title },
      away: { id: away.id, title: away.title },
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
          db
            .select({ one: sql`1` })
            .from(votes)
            .where(and(eq(votes.matchId, matches.id), eq(votes.userId, userId))),
        ),
      ),
    )
    .orderBy(asc(matches.matchNumber))
    .limit(limit);
}
