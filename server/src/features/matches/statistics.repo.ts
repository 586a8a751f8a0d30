import { asc, eq } from 'drizzle-orm';
import { matches, matchTallies } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { votesNow } from './matches.repo.ts';

export type PlayedTournament = Awaited<ReturnType<typeof findPlayedTournament>>[number];

/** What decides which of its figures there are. */
export const findPlayedTournament = statement('played_tournament', { id: 'int' }, ({ id }) =>
  build
    .select({
      status: tournaments.status,
      drawSeed: tournaments.drawSeed,
      secretCount: tournaments.secretCount,
      cancelledAt: tournaments.cancelledAt,
    })
    .from(tournaments)
    .where(eq(tournaments.id, id)),
);

export type FixtureRow = Awaited<ReturnType<typeof findFixtures>>[number];

/** All matches of a championship with their results, or the votes so far, in the order of the calendar. */
export const findFixtures = statement('fixtures', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
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
    .orderBy(asc(matches.matchNumber)),
);
