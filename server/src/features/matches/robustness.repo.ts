import { and, asc, eq, sql } from 'drizzle-orm';
import type { Robustness } from '@girone/contract/robustness';
import { matches, votes } from '../../domain/schema/matches.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** What is said of the championship itself, and whether its title can be looked at. */
export const findFinishedSeason = statement('robustness_season', { id: 'int' }, ({ id }) =>
  build
    .select({
      id: tournaments.id,
      name: tournaments.name,
      state: sql<Exclude<Robustness['state'], 'empty'>>`case
        when ${tournaments.cancelledAt} is not null then 'cancelled'
        when ${tournaments.status} = 'completed' then 'assessed' else 'running' end`,
    })
    .from(tournaments)
    .where(eq(tournaments.id, id)),
);

/** Whoever brought a film is its owner in this season, whatever became of the account. */
export const findOwners = statement('film_owners', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ filmId: filmNominations.filmId, ownerId: filmNominations.userId })
    .from(filmNominations)
    .where(eq(filmNominations.tournamentId, tournamentId)),
);

function votersFor(answer: ReturnType<typeof sql>) {
  return sql<string>`coalesce(string_agg(${votes.userId}::text, ',') filter (where ${answer}), '')`;
}

/**
 * Every match of a season that is over with the people behind its result. A row for each match, read along the votes'
 * own key: two million rows for the largest season would be ten times the work. Nothing of it is shown to anybody.
 */
export const findBallotLists = statement(
  'ballot_lists',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .select({
        matchDay: matches.matchDay,
        film1Id: matches.film1Id,
        film2Id: matches.film2Id,
        film1Votes: matches.film1Votes,
        film2Votes: matches.film2Votes,
        isFirstLeg: matches.isHomeMatch,
        isCorrected: sql<boolean>`${matches.correctedAt} is not null`,
        home: votersFor(sql`${votes.filmId} = ${matches.film1Id}`),
        away: votersFor(sql`${votes.filmId} = ${matches.film2Id}`),
        unseen: votersFor(sql`${votes.answer} = 'not_seen'`),
      })
      .from(matches)
      .leftJoin(votes, eq(votes.matchId, matches.id))
      .where(and(eq(matches.tournamentId, tournamentId), eq(matches.status, 'completed')))
      .groupBy(matches.id)
      .orderBy(asc(matches.matchNumber)),
);
