import { and, asc, desc, eq, isNull, sql, type Column } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { isUnblocked } from '../../domain/queries/unblocked.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** Beyond so many voters a championship has no map of everybody; the bound is one of memory. */
const mostVoters = 20_000;
/** So many are compared with each other. */
export const mostCompared = 500;

/** Whoever voted for a film. Of a championship that is over this never changes. */
export const findVoters = statement('taste_voters', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .selectDistinct({ id: votes.userId })
    .from(votes)
    .innerJoin(matches, eq(matches.id, votes.matchId))
    .where(
      and(
        eq(matches.tournamentId, tournamentId),
        eq(matches.status, 'completed'),
        eq(votes.answer, 'film'),
      ),
    )
    .orderBy(asc(votes.userId))
    .limit(mostVoters),
);

export type MapPerson = Awaited<ReturnType<typeof findPeople>>[number];

/**
 * Those of the voters whom the viewer could meet: accounts that live and are to live on, in the circle if there is one,
 * and no block between the two, whichever of them set it; on a map admins are people like others. First those who
 * agreed to be shown, the viewer before all.
 */
export const findPeople = statement(
  'taste_people',
  { viewerId: 'int', voterIds: 'int[]', circleId: 'int?', limit: 'int' },
  ({ viewerId, voterIds, circleId, limit }) =>
    build
      .select({
        id: users.id,
        ...personColumns(users),
        showsTaste: users.showsTaste,
        voters: sql<number>`count(*) over ()::int`,
        shown: sql<number>`count(*) filter (where ${users.showsTaste}) over ()::int`,
      })
      .from(users)
      .where(
        and(
          sql`${users.id} = any(${voterIds})`,
          isAccountLive,
          isNull(users.deletionRequestedAt),
          isUnblocked({ userId: viewerId, isAdmin: sql`false` }, users.id),
          sql`(${circleId} is null or exists (
            select 1 from ${circleMemberships}
            where ${circleMemberships.circleId} = ${circleId}
              and ${circleMemberships.userId} = ${users.id} and ${circleMemberships.isActive}))`,
        ),
      )
      .orderBy(desc(users.showsTaste), sql`${users.id} <> ${viewerId}`, asc(users.id))
      .limit(limit),
);

/** A statement of a request has five seconds: on a busy machine that is not enough for two million votes. */
export const patienceSeconds = 30;

function votersFor(film: Column) {
  return sql<string>`coalesce(
    string_agg(${votes.userId}::text, ',') filter (where ${votes.filmId} = ${film}), '')`;
}

/**
 * Every match with those of these people who chose its first film, and its second. A row for each match, read along
 * the votes' own key; to put them together by person is the thread's work.
 */
export const findBallots = statement(
  'taste_ballots',
  { tournamentId: 'int', userIds: 'int[]' },
  ({ tournamentId, userIds }) =>
    build
      .select({
        film1Id: matches.film1Id,
        film2Id: matches.film2Id,
        home: votersFor(matches.film1Id),
        away: votersFor(matches.film2Id),
      })
      .from(matches)
      .leftJoin(votes, and(eq(votes.matchId, matches.id), sql`${votes.userId} = any(${userIds})`))
      .where(and(eq(matches.tournamentId, tournamentId), eq(matches.status, 'completed')))
      .groupBy(matches.id)
      .orderBy(asc(matches.matchNumber)),
);
