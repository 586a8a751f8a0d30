import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import { takesViewer, visibleTournaments } from '../../domain/queries/visible-tournaments.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** What a recap says of the championship itself. */
export const findSeasonName = statement('recap_season', { id: 'int' }, ({ id }) =>
  build
    .select({
      id: tournaments.id,
      name: tournaments.name,
      isPublic: sql<boolean>`${visibleTournaments(null)}`,
      isOver: sql<boolean>`${tournaments.status} = 'completed' and ${tournaments.cancelledAt} is null`,
    })
    .from(tournaments)
    .where(eq(tournaments.id, id)),
);

/** How many people voted for a film, and how often. */
export const countCrowd = statement('recap_crowd', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ voters: countDistinct(votes.userId), votes: count() })
    .from(votes)
    .innerJoin(matches, eq(matches.id, votes.matchId))
    .where(
      and(
        eq(matches.tournamentId, tournamentId),
        eq(matches.status, 'completed'),
        eq(votes.answer, 'film'),
      ),
    ),
);

/** Whether a championship that the viewer may see is over; absent where they may not. */
export const findOwnSeason = statement(
  'own_season',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    build
      .select({
        isOver: sql<boolean>`${tournaments.status} = 'completed' and ${tournaments.cancelledAt} is null`,
      })
      .from(tournaments)
      .where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

/** The films that one person voted for, with whoever won. */
export const findOwnVotes = statement(
  'own_votes_of_season',
  { tournamentId: 'int', userId: 'int' },
  ({ tournamentId, userId }) =>
    build
      .select({ filmId: sql<number>`${votes.filmId}`, winnerId: matches.winnerId })
      .from(votes)
      .innerJoin(matches, eq(matches.id, votes.matchId))
      .where(
        and(
          eq(matches.tournamentId, tournamentId),
          eq(matches.status, 'completed'),
          eq(votes.userId, userId),
          eq(votes.answer, 'film'),
        ),
      ),
);
