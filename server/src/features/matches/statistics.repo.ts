import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { matches, matchTallies } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';
import { votesNow } from './matches.repo.ts';

export type PlayedTournament = NonNullable<Awaited<ReturnType<typeof findPlayedTournament>>>;

/** What decides which of its figures there are; absent also when the viewer may not know of it. */
export async function findPlayedTournament(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await db
    .select({
      id: tournaments.id,
      status: tournaments.status,
      drawSeed: tournaments.drawSeed,
      secretCount: tournaments.secretCount,
      cancelledAt: tournaments.cancelledAt,
    })
    .from(tournaments)
    .where(and(eq(tournaments.id, id), visibleTournaments(viewer)));
  return row;
}

export type FixtureRow = Awaited<ReturnType<typeof findFixtures>>[number];

/** All matches of a championship with their results, or the votes so far, in the order of the calendar. */
export async function findFixtures(db: Db, tournamentId: number) {
  return db
    .select({
      id: matches.id,
      status: matches.status,
      matchDay: matches.matchDay,
      film1Id: matches.film1Id,
      film2Id: matches.film2Id,
      ...votesNow,
    })
    .from(matches)
    .innerJoin(matchTallies, eq(matchTallies.matchId, matches.id))
    .where(eq(matches.tournamentId, tournamentId))
    .orderBy(asc(matches.matchNumber));
}
