import type { UserId } from '@girone/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import type { SeasonNews } from '../../domain/notifications/notify.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

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

interface Page {
  readonly afterId: SQL;
  readonly limit: SQL;
}

function selectPage(people: SQL, isConcerned: SQL, { afterId, limit }: Page) {
  return build.execute<{ userId: UserId }>(sql`
    select follower.user_id as "userId" from ${tournaments}
    cross join lateral ${people} as follower (user_id)
    where ${isConcerned} and follower.user_id > ${afterId}
    order by follower.user_id limit ${limit}`);
}

const takesPage = { tournamentId: 'int', afterId: 'int', limit: 'int' } as const;

const invitedTo = statement('invited_to', takesPage, ({ tournamentId, ...page }) =>
  selectPage(
    invited,
    sql`${tournaments.id} = ${tournamentId} and ${tournaments.status} = 'setup'`,
    page,
  ),
);

const followersOf = statement(
  'followers_of_season',
  { ...takesPage, openDay: 'int?', isForVoters: 'bool' },
  ({ tournamentId, openDay, isForVoters, ...page }) =>
    selectPage(
      followers,
      sql`${tournaments.id} = ${tournamentId}
        and (${openDay} is null or (${tournaments.status} = 'active' and ${tournaments.currentMatchDay} = ${openDay}))
        and (not ${isForVoters} or ${hasNotVoted})`,
      page,
    ),
);

interface News extends Pick<SeasonNews, 'type' | 'tournamentId'> {
  /** The day that can be voted on, if it is about one. */
  readonly openDay: number | null;
}

/** Those who are to hear of it, by id; nobody once it is no longer so. */
export async function findFollowers(
  db: Db,
  { type, tournamentId, openDay }: News,
  page: { readonly afterId: number; readonly limit: number },
): Promise<UserId[]> {
  const isForVoters = type === 'match_day_closing';
  const { rows } =
    type === 'nominations_open'
      ? await invitedTo(db, { tournamentId, ...page })
      : await followersOf(db, { tournamentId, openDay, isForVoters, ...page });
  return rows.map(({ userId }) => userId);
}
