import type { UserId } from '@girone/contract/ids';
import type { Turnout } from '@girone/contract/turnout';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

type Stage = NonNullable<Turnout['stage']>;

const subjectById = statement(
  'find_turnout_subject',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    build
      .select({
        id: tournaments.id,
        status: tournaments.status,
        circleId: tournaments.circleId,
        createdBy: tournaments.createdBy,
        currentMatchDay: tournaments.currentMatchDay,
        requiredFilmsPerUser: tournaments.requiredFilmsPerUser,
        startsAt: tournaments.startsAt,
        preparationDeadline: tournaments.preparationDeadline,
        remindedAt: tournaments.remindedAt,
      })
      .from(tournaments)
      .where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

/** What of a championship decides whom it waits for. */
export async function findSubject(db: Db, viewer: Viewer, id: number) {
  const [row] = await subjectById(db, { ...viewer, id });
  return row;
}

/**
 * Whom `tournaments` waits for: a circle's members; in a public championship those who have nominated.
 * Suspended and deleted accounts can do nothing, so nobody waits for them.
 */
const awaited = sql`(
  select ${circleMemberships.userId}, ${circleMemberships.joinedAt} from ${circleMemberships}
  where ${circleMemberships.circleId} = ${tournaments.circleId} and ${circleMemberships.isActive}
  union all
  select ${filmNominations.userId}, null from ${filmNominations}
  where ${tournaments.circleId} is null and ${filmNominations.tournamentId} = ${tournaments.id}
  group by ${filmNominations.userId}
)`;

const nominated = sql`(
  select count(*)::int, max(${filmNominations.createdAt}) from ${filmNominations}
  where ${filmNominations.tournamentId} = ${tournaments.id}
    and ${filmNominations.userId} = awaited.user_id
)`;

/** Nobody can nominate into a full list, so nobody owes it anything. */
const isListFull = sql`(
  select count(*) from ${filmNominations} where ${filmNominations.tournamentId} = ${tournaments.id}
) >= ${tournaments.maxFilms}`;

const hasVoted = sql`not exists (
  select 1 from ${matches}
  where ${matches.tournamentId} = ${tournaments.id}
    and ${matches.matchDay} = ${tournaments.currentMatchDay} and ${matches.status} = 'active'
    and not exists (
      select 1 from ${votes}
      where ${votes.matchId} = ${matches.id} and ${votes.userId} = awaited.user_id
    )
)`;

const isDone: Readonly<Record<Stage, SQL>> = {
  nominations: sql`(nominated.films >= ${tournaments.requiredFilmsPerUser} or ${isListFull})`,
  votes: hasVoted,
};

export interface TurnoutRow extends Record<string, unknown> {
  readonly userId: UserId;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly joinedAt: string | null;
  readonly films: number;
  readonly lastNominatedAt: string | null;
  readonly isDone: boolean;
  readonly total: number;
  readonly done: number;
}

const takesPart = { tournamentId: 'int', limit: 'int' } as const;

function selectTurnout(
  stage: Stage,
  { tournamentId, limit }: Readonly<Record<keyof typeof takesPart, SQL>>,
) {
  return build.execute<TurnoutRow>(sql`
    select person.*, count(*) over ()::int as total,
      count(*) filter (where person."isDone") over ()::int as done
    from (
      select awaited.user_id as "userId", ${users.username}, ${users.firstName} as "firstName",
        ${users.lastName} as "lastName", ${users.profileImageUrl} as "profileImageUrl",
        awaited.joined_at as "joinedAt", nominated.films,
        nominated.last_at as "lastNominatedAt", ${isDone[stage]} as "isDone"
      from ${tournaments}
      cross join lateral ${awaited} as awaited (user_id, joined_at)
      cross join lateral ${nominated} as nominated (films, last_at)
      join ${users} on ${users.id} = awaited.user_id and ${isAccountLive}
      where ${tournaments.id} = ${tournamentId}
    ) as person
    order by person."isDone", ${stage === 'nominations' ? sql`person.films desc,` : sql``}
      lower(coalesce(person."firstName", person.username)), person."userId"
    limit ${limit}`);
}

const turnoutOf = {
  nominations: statement('turnout_of_nominations', takesPart, (part) =>
    selectTurnout('nominations', part),
  ),
  votes: statement('turnout_of_votes', takesPart, (part) => selectTurnout('votes', part)),
} as const;

interface Question {
  readonly tournamentId: number;
  readonly stage: Stage;
  readonly limit: number;
}

/** Missing people first, of those whoever has begun; then by name. Each with how many there are in all. */
export async function findTurnout(db: Db, { stage, ...part }: Question): Promise<TurnoutRow[]> {
  const { rows } = await turnoutOf[stage](db, part);
  return rows;
}
