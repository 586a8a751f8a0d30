import type { UserId } from '@girone/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { circleMemberships } from '../../platform/db/schema/circles.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import type { SeasonNews } from '../../platform/notify.ts';

/** Whoever has not voted for so many days of a public championship is not told of the next. */
const recentDays = 3;

/**
 * Who takes part in `tournaments`: a circle's members; in a public championship its creator, those who
 * have a film in it and those who voted lately.
 */
const followers = sql`(
  select ${circleMemberships.userId} from ${circleMemberships}
  where ${circleMemberships.circleId} = ${tournaments.circleId} and ${circleMemberships.isActive}
  union
  select ${tournaments.createdBy} where ${tournaments.circleId} is null
  union
  select ${filmNominations.userId} from ${filmNominations}
  where ${tournaments.circleId} is null and ${filmNominations.tournamentId} = ${tournaments.id}
  union
  select ${votes.userId} from ${votes}
  join ${matches} on ${matches.id} = ${votes.matchId}
  where ${tournaments.circleId} is null and ${matches.tournamentId} = ${tournaments.id}
    and ${matches.matchDay} > ${tournaments.currentMatchDay} - ${recentDays}
    and ${matches.matchDay} <= ${tournaments.currentMatchDay}
)`;

/** Whom a championship that opens waits for: the circle, or those who played the one that it plays again. */
const invited = sql`(
  select ${circleMemberships.userId} from ${circleMemberships}
  where ${circleMemberships.circleId} = ${tournaments.circleId} and ${circleMemberships.isActive}
  union
  select ${filmNominations.userId} from ${filmNominations}
  where ${tournaments.circleId} is null and ${filmNominations.tournamentId} = ${tournaments.rematchOf}
)`;

const hasNotVoted = sql`exists (
  select 1 from ${matches}
  where ${matches.tournamentId} = ${tournaments.id} and ${matches.matchDay} = ${tournaments.currentMatchDay}
    and ${matches.status} = 'active' and not exists (
      select 1 from ${votes}
      where ${votes.matchId} = ${matches.id} and ${votes.userId} = follower.user_id
    )
)`;

interface News extends Pick<SeasonNews, 'type' | 'tournamentId'> {
  /** The day that can be voted on, if it is about one. */
  readonly openDay: number | null;
}

/** Those who are to hear of it, by id; nobody once it is no longer so. */
export async function findFollowers(
  db: Db,
  { type, tournamentId, openDay }: News,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<UserId[]> {
  const isOpening = type === 'nominations_open';
  const isNews: SQL = isOpening
    ? sql`${tournaments.status} = 'setup'`
    : openDay === null
      ? sql`true`
      : sql`${tournaments.status} = 'active' and ${tournaments.currentMatchDay} = ${openDay}`;
  const isConcerned = type === 'match_day_closing' ? hasNotVoted : sql`true`;
  const { rows } = await db.execute<{ userId: UserId }>(sql`
    select follower.user_id as "userId" from ${tournaments}
    cross join lateral ${isOpening ? invited : followers} as follower (user_id)
    where ${tournaments.id} = ${tournamentId} and ${isNews} and ${isConcerned}
      and follower.user_id > ${afterId}
    order by follower.user_id limit ${limit}`);
  return rows.map(({ userId }) => userId);
}
