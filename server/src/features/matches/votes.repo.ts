import type { CircleId } from '@girone/contract/ids';
import type { MatchStatus, TournamentStatus } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships, circles } from '../../domain/schema/circles.ts';
import { matches, matchTallies, votes } from '../../domain/schema/matches.ts';
import { tournamentVersions } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { ballotKeys } from '../../domain/schema/verification.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** What decides about one vote. */
export interface VoteFacts {
  /** Of the vote in the batch, from 1. */
  readonly place: number;
  readonly matchId: number;
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly status: MatchStatus;
  readonly film1Id: number;
  readonly film2Id: number;
  readonly allowUnseen: boolean;
  readonly advanceOnAllCircleVotes: boolean;
  readonly tournamentStatus: TournamentStatus;
  readonly circleId: CircleId | null;
  readonly isCirclePublic: boolean;
  readonly isInGoodStanding: boolean;
  readonly isMember: boolean;
  /** Of their ballots. */
  readonly hasKey: boolean;
  /** Of the championship, and all that its matches show besides votes. */
  readonly version: string;
}

/**
 * To be asked after the days are locked. Memberships that make a vote good are held in share until the commit: a
 * removal comes either before the vote or after it. A vote on a match that does not exist has no row.
 */
export const readVoteFacts = statement(
  'read_vote_facts',
  { matchIds: 'int[]', userIds: 'int[]' },
  ({ matchIds, userIds }) =>
    build
      .select({
        place: sql<number>`place::int`,
        matchId: sql<number>`match_id`,
        tournamentId: sql<number>`tournament_id`,
        matchDay: sql<number>`match_day`,
        status: sql<MatchStatus>`match_status`,
        film1Id: sql<number>`film1_id`,
        film2Id: sql<number>`film2_id`,
        allowUnseen: sql<boolean>`allow_unseen`,
        advanceOnAllCircleVotes: sql<boolean>`advance_on_all_circle_votes`,
        tournamentStatus: sql<TournamentStatus>`tournament_status`,
        circleId: sql<CircleId | null>`circle_id`,
        isCirclePublic: sql<boolean>`is_circle_public`,
        isInGoodStanding: sql<boolean>`is_in_good_standing`,
        isMember: sql<boolean>`is_member`,
        hasKey: sql<boolean>`has_key`,
        version: sql<string>`version`,
      })
      .from(
        sql`(
          with ballot as (
            select * from unnest(${matchIds}, ${userIds}) with ordinality as b (match_id, user_id, place)
          ), member as materialized (
            select ${circleMemberships.circleId}, ${circleMemberships.userId} from ${circleMemberships}
            where ${circleMemberships.isActive}
              and (${circleMemberships.circleId}, ${circleMemberships.userId}) in (
                select ${tournaments.circleId}, ballot.user_id from ballot
                join ${matches} on ${matches.id} = ballot.match_id
                join ${tournaments} on ${tournaments.id} = ${matches.tournamentId}
              )
            order by ${circleMemberships.id} for share
          )
          select ballot.place, ballot.match_id, ${tournaments.id} as tournament_id, ${matches.matchDay},
            ${matches.status} as match_status, ${matches.film1Id}, ${matches.film2Id},
            ${tournaments.allowUnseen}, ${tournaments.advanceOnAllCircleVotes},
            ${tournaments.status} as tournament_status, ${tournaments.circleId},
            coalesce(${circles.isPublic}, false) as is_circle_public,
            coalesce(${isAccountLive}, false) as is_in_good_standing, member.user_id is not null as is_member,
            (select true from ${ballotKeys} where ${ballotKeys.userId} = ballot.user_id) is not null as has_key,
            ${tournamentVersions.version}
          from ballot
          join ${matches} on ${matches.id} = ballot.match_id
          join ${tournaments} on ${tournaments.id} = ${matches.tournamentId}
          join ${tournamentVersions} on ${tournamentVersions.tournamentId} = ${tournaments.id}
          left join ${circles} on ${circles.id} = ${tournaments.circleId}
          left join ${users} on ${users.id} = ballot.user_id
          left join member on member.circle_id = ${tournaments.circleId} and member.user_id = ballot.user_id
        ) as facts`,
      ),
);

export const readTallies = statement('read_tallies', { matchIds: 'int[]' }, ({ matchIds }) =>
  build
    .select()
    .from(matchTallies)
    .where(sql`${matchTallies.matchId} = any(${matchIds})`),
);

/** When a vote was chosen that came now: before it came, where it waited on a device. */
const chosenAt = sql`now - coalesce(age_ms, 0) * interval '1 millisecond'`;

/**
 * Which of these waited on a device while their voter chose otherwise elsewhere. Two that come in the same moment may
 * both be taken for the last; the write below decides then.
 */
export const findNewerChoices = statement(
  'find_newer_choices',
  { matchIds: 'int[]', userIds: 'int[]', filmIds: 'int?[]', agesMs: 'float8?[]' },
  ({ matchIds, userIds, filmIds, agesMs }) =>
    build
      .select({ place: sql<number>`place::int` })
      .from(
        sql`unnest(${matchIds}, ${userIds}, ${filmIds}, ${agesMs})
          with ordinality as b (match_id, user_id, film_id, age_ms, place)
          cross join (select clock_timestamp() as now) as moment`,
      )
      .innerJoin(
        votes,
        sql`${votes.matchId} = b.match_id and ${votes.userId} = b.user_id
          and ${votes.filmId} is distinct from b.film_id
          and age_ms is not null and ${votes.updatedAt} > ${chosenAt}`,
      ),
);

/**
 * Each match's tally is held first and all in one order, so two batches that meet wait for each other in turn and
 * never in a ring. The same answer again writes nothing. One that waited on a device gives way to a later choice, and is
 * told from others by having been chosen before it came.
 */
export const upsertVotes = statement(
  'upsert_votes',
  { matchIds: 'int[]', userIds: 'int[]', filmIds: 'int?[]', agesMs: 'float8?[]' },
  ({ matchIds, userIds, filmIds, agesMs }) =>
    build
      .insert(votes)
      .select(
        sql`with held as materialized (
          select from ${matchTallies} where ${matchTallies.matchId} = any(${matchIds})
          order by ${matchTallies.matchId} for no key update
        )
        select match_id, user_id, film_id,
          case when film_id is null then 'not_seen' else 'film' end, now, ${chosenAt}
        from unnest(${matchIds}, ${userIds}, ${filmIds}, ${agesMs}) as b (match_id, user_id, film_id, age_ms),
          (select count(*), clock_timestamp() as now from held) as moment`,
      )
      .onConflictDoUpdate({
        target: [votes.matchId, votes.userId],
        set: {
          filmId: sql`excluded.film_id`,
          answer: sql`excluded.answer`,
          updatedAt: sql`excluded.updated_at`,
        },
        setWhere: sql`case when excluded.updated_at = excluded.created_at
          then ${votes.filmId} is distinct from excluded.film_id
          else ${votes.updatedAt} < excluded.updated_at end`,
      }),
);
