import type { CircleId, UserId } from '@girone/contract/ids';
import type { MatchStatus, TournamentStatus } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships, circles } from '../../platform/db/schema/circles.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';

/** What decides about one vote. */
export interface VoteFacts {
  /** Of the vote in the batch, from 1. */
  readonly place: number;
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
}

interface VoteKeys {
  readonly matchIds: readonly number[];
  readonly userIds: readonly UserId[];
}

const matchIds = sql`${sql.placeholder('matchIds')}::int[]`;
const userIds = sql`${sql.placeholder('userIds')}::int[]`;

/**
 * To be asked after the days are locked. Voters and memberships that make a vote good are held in
 * share until the commit: a removal or suspension comes either before the vote or after it.
 * A vote on a match that does not exist has no row.
 */
export async function readVoteFacts(tx: Transaction, keys: VoteKeys): Promise<VoteFacts[]> {
  const facts = sql`(
    with ballot as (
      select * from unnest(${matchIds}, ${userIds}) with ordinality as b (match_id, user_id, place)
    ), voter as materialized (
      select ${users.id} from ${users}
      where ${users.id} = any(${userIds}) and ${isAccountLive} order by ${users.id} for share
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
    select ballot.place, ${tournaments.id} as tournament_id, ${matches.matchDay},
      ${matches.status} as match_status, ${matches.film1Id}, ${matches.film2Id},
      ${tournaments.allowUnseen}, ${tournaments.advanceOnAllCircleVotes},
      ${tournaments.status} as tournament_status, ${tournaments.circleId},
      coalesce(${circles.isPublic}, false) as is_circle_public,
      voter.id is not null as is_in_good_standing, member.user_id is not null as is_member
    from ballot
    join ${matches} on ${matches.id} = ballot.match_id
    join ${tournaments} on ${tournaments.id} = ${matches.tournamentId}
    left join ${circles} on ${circles.id} = ${tournaments.circleId}
    left join voter on voter.id = ballot.user_id
    left join member on member.circle_id = ${tournaments.circleId} and member.user_id = ballot.user_id
  ) as facts`;
  return tx
    .select({
      place: sql<number>`place::int`,
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
    })
    .from(facts)
    .prepare('read_vote_facts')
    .execute({ matchIds: keys.matchIds, userIds: keys.userIds });
}

export interface NewVote {
  readonly matchId: number;
  readonly userId: UserId;
  /** Absent: "I have not seen it". */
  readonly filmId: number | null;
}

/**
 * In the order of the key, so two batches that meet on a vote wait for each other in turn. The same
 * answer again writes nothing.
 */
export async function upsertVotes(tx: Transaction, ballots: readonly NewVote[]): Promise<void> {
  const sorted = ballots.toSorted((a, b) => a.matchId - b.matchId || a.userId - b.userId);
  await tx
    .insert(votes)
    .select(
      sql`select match_id, user_id, film_id,
        case when film_id is null then 'not_seen' else 'film' end, now, now
      from unnest(${matchIds}, ${userIds}, ${sql.placeholder('filmIds')}::int[])
        as b (match_id, user_id, film_id),
        (select clock_timestamp() as now) as moment`,
    )
    .onConflictDoUpdate({
      target: [votes.matchId, votes.userId],
      set: {
        filmId: sql`excluded.film_id`,
        answer: sql`excluded.answer`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${votes.filmId} is distinct from excluded.film_id`,
    })
    .prepare('upsert_votes')
    .execute({
      matchIds: sorted.map(({ matchId }) => matchId),
      userIds: sorted.map(({ userId }) => userId),
      filmIds: sorted.map(({ filmId }) => filmId),
    });
}
