import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
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

/** The two films of every match, in their order. */
export const findPairs = statement('taste_pairs', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ film1Id: matches.film1Id, film2Id: matches.film2Id })
    .from(matches)
    .where(and(eq(matches.tournamentId, tournamentId), eq(matches.status, 'completed')))
    .orderBy(asc(matches.matchNumber)),
);

/** Each person's answers to these matches as one text, a digit for each: two million votes are no two million rows. */
export const findAnswers = statement(
  'taste_answers',
  { tournamentId: 'int', userIds: 'int[]' },
  ({ tournamentId, userIds }) =>
    build.execute<{ id: number; answers: string }>(sql`
      select person.id, string_agg(
        case when ${votes.filmId} = ${matches.film1Id} then '1'
          when ${votes.filmId} = ${matches.film2Id} then '2' else '0' end,
        '' order by ${matches.matchNumber}) as answers
      from unnest(${userIds}) as person (id)
      cross join ${matches}
      left join ${votes} on ${votes.matchId} = ${matches.id} and ${votes.userId} = person.id
      where ${matches.tournamentId} = ${tournamentId} and ${matches.status} = 'completed'
      group by person.id
      order by person.id`),
);
