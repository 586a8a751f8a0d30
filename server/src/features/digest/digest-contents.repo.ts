import type { CircleId, UserId } from '@girone/contract/ids';
import { aliasedTable, sql, type SQL } from 'drizzle-orm';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
import { ownTournamentIds } from '../../domain/queries/own-tournaments.ts';
import { sealOfDay } from '../../domain/queries/seal-of-day.ts';
import { isShownDay } from '../../domain/queries/shown-days.ts';
import { isUnblocked } from '../../domain/queries/unblocked.ts';
import { visibleTournaments } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleJoinRequests, circleMemberships, circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

// Each statement answers for all readers of a job at once.

const takesReaders = { userIds: 'int[]' } as const;

/** More of one kind nobody reads about in one mail. */
const mostRows = 20;

const reader = aliasedTable(users, 'reader');
const viewer = { userId: sql`${reader.id}`, isAdmin: sql`${reader.isAdmin}` };

/** Their own championships, and the public ones in which they voted lately, as far as they may see them. */
const readersTournaments = sql`
  cross join lateral (
    ${ownTournamentIds(viewer.userId)}
    union
    select ${matches.tournamentId} from ${votes}
    join ${matches} on ${matches.id} = ${votes.matchId}
    join ${tournaments} as public on public.id = ${matches.tournamentId} and public.circle_id is null
    where ${votes.userId} = ${reader.id} and ${votes.createdAt} > now() - interval '21 days'
  ) as own (id)
  join ${tournaments} on ${tournaments.id} = own.id and ${visibleTournaments(viewer)}`;

function isReader(userIds: SQL): SQL {
  return sql`${reader.id} = any(${userIds})`;
}

/** As the type of a row wants it: an interface has no index of its own. */
type RowOf<Fields> = { readonly [Name in keyof Fields]: Fields[Name] };

/** What is written out in SQL answers as the driver does: an instant as text. */
function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

interface Season {
  readonly id: number;
  readonly name: string;
  readonly isPublic: boolean;
}

const season = sql`${tournaments.id}, ${tournaments.name}, ${tournaments.isPublic} as "isPublic"`;

interface FixtureFilm {
  readonly id: number;
  readonly title: string;
}

export interface OpenDay extends Season {
  readonly userId: UserId;
  readonly matchDay: number;
  readonly closesAt: Date | null;
  readonly total: number;
  readonly missing: number;
  /** Of those that wait, the first few. */
  readonly fixtures: readonly { readonly home: FixtureFilm; readonly away: FixtureFilm }[];
}

const mostFixtures = 3;

const home = aliasedTable(films, 'home');
const away = aliasedTable(films, 'away');

function filmJson(film: typeof films): SQL {
  return sql`json_build_object('id', ${film.id}, 'title', ${drawnTitle(film, matches.tournamentId)})`;
}

const openDays = statement('digest_open_days', takesReaders, ({ userIds }) =>
  build.execute<RowOf<Omit<OpenDay, 'closesAt'> & { closesAt: string | null }>>(sql`
    select * from (
      select ${reader.id} as "userId", ${season}, ${tournaments.currentMatchDay} as "matchDay",
        open.closes_at as "closesAt", open.total, open.missing, open.fixtures,
        row_number() over (partition by ${reader.id} order by open.closes_at, ${tournaments.id}) as place
      from ${users} as reader ${readersTournaments} and ${tournaments.status} = 'active'
      cross join lateral (
        select min(match.closes_at) as closes_at, count(*)::int as total,
          (count(*) filter (where not match.is_answered))::int as missing,
          (array_agg(match.fixture order by match.match_number)
            filter (where not match.is_answered))[1:${sql.raw(String(mostFixtures))}] as fixtures
        from (
          select ${matches.matchNumber}, ${matches.autoAdvanceTime} as closes_at,
            json_build_object('home', ${filmJson(home)}, 'away', ${filmJson(away)}) as fixture,
            exists (select 1 from ${votes}
              where ${votes.matchId} = ${matches.id} and ${votes.userId} = ${reader.id}) as is_answered
          from ${matches}
          join ${films} as home on ${home.id} = ${matches.film1Id}
          join ${films} as away on ${away.id} = ${matches.film2Id}
          where ${matches.tournamentId} = ${tournaments.id} and ${matches.status} = 'active'
            and ${matches.matchDay} = ${tournaments.currentMatchDay} and not ${matches.isAbandoned}
        ) as match
      ) as open
      where ${isReader(userIds)} and open.missing > 0
    ) as waiting where place <= ${mostRows} order by "userId", place`),
);

/** Days that wait for a reader's votes, the first to close first. */
export async function findOpenDays(db: Db, userIds: readonly UserId[]): Promise<OpenDay[]> {
  const { rows } = await openDays(db, { userIds });
  return rows.map(({ closesAt, ...day }) => Object.assign(day, { closesAt: toDate(closesAt) }));
}

export interface AwaitedFilms extends Season {
  readonly userId: UserId;
  readonly films: number;
  readonly until: Date | null;
}

const awaitedFilms = statement('digest_awaited_films', takesReaders, ({ userIds }) =>
  build.execute<RowOf<Omit<AwaitedFilms, 'until'> & { until: string | null }>>(sql`
    select * from (
      select ${reader.id} as "userId", ${season}, ${tournaments.preparationDeadline} as until,
        ${tournaments.requiredFilmsPerUser} - own_films.given as films,
        row_number() over (
          partition by ${reader.id} order by ${tournaments.preparationDeadline}, ${tournaments.id}
        ) as place
      from ${users} as reader ${readersTournaments} and ${tournaments.status} = 'setup'
      cross join lateral (
        select count(*)::int as given from ${filmNominations}
        where ${filmNominations.tournamentId} = ${tournaments.id}
          and ${filmNominations.userId} = ${reader.id}
      ) as own_films
      where ${isReader(userIds)} and own_films.given < ${tournaments.requiredFilmsPerUser}
        and coalesce(${tournaments.preparationDeadline} > now(), true)
    ) as waiting where place <= ${mostRows} order by "userId", place`),
);

/** Championships that wait for films of a reader. */
export async function findAwaitedFilms(
  db: Db,
  userIds: readonly UserId[],
): Promise<AwaitedFilms[]> {
  const { rows } = await awaitedFilms(db, { userIds });
  return rows.map(({ until, ...setup }) => Object.assign(setup, { until: toDate(until) }));
}

export interface ClosedDays extends Season {
  readonly userId: UserId;
  /** The last one. */
  readonly matchDay: number;
  readonly days: number;
  readonly isOver: boolean;
  /** Of the last one, once it has one. */
  readonly seal: string | null;
}

const closedDays = statement('digest_closed_days', takesReaders, ({ userIds }) =>
  build.execute<RowOf<ClosedDays>>(sql`
    select "userId", id, name, "isPublic", "matchDay", days, "isOver",
      ${sealOfDay({ tournamentId: sql`closed.id`, matchDay: sql`closed."matchDay"` })} as seal
    from (
      select ${reader.id} as "userId", ${season}, week.match_day as "matchDay", week.days,
        ${tournaments.status} = 'completed' as "isOver",
        row_number() over (
          partition by ${reader.id}
          order by ${tournaments.status} = 'completed' desc, week.closed_at desc, ${tournaments.id}
        ) as place
      from ${users} as reader ${readersTournaments} and ${tournaments.cancelledAt} is null
      cross join lateral (
        select max(${matchDayClosings.matchDay}) as match_day, count(*)::int as days,
          max(${matchDayClosings.closedAt}) as closed_at
        from ${matchDayClosings}
        where ${matchDayClosings.tournamentId} = ${tournaments.id}
          and ${matchDayClosings.closedAt} > now() - interval '7 days' and ${isShownDay(matchDayClosings)}
      ) as week
      where ${isReader(userIds)} and week.days > 0
    ) as closed where place <= ${mostRows} order by "userId", place`),
);

/** Championships in which days closed within the week, those that ended first. */
export async function findClosedDays(db: Db, userIds: readonly UserId[]): Promise<ClosedDays[]> {
  return (await closedDays(db, { userIds })).rows;
}

export interface Door {
  readonly userId: UserId;
  readonly circleId: CircleId;
  readonly name: string;
  readonly people: number;
}

const doors = statement('digest_doors', takesReaders, ({ userIds }) =>
  build.execute<RowOf<Door>>(sql`
    select ${reader.id} as "userId", ${circles.id} as "circleId", ${circles.name}, count(*)::int as people
    from ${users} as reader
    join ${circleMemberships} on ${circleMemberships.userId} = ${reader.id}
      and ${circleMemberships.isActive} and ${circleMemberships.role} in ('moderator', 'admin')
    join ${circles} on ${circles.id} = ${circleMemberships.circleId} and ${circles.archivedAt} is null
    join ${circleJoinRequests} on ${circleJoinRequests.circleId} = ${circles.id}
      and ${circleJoinRequests.status} = 'pending'
    join ${users} on ${users.id} = ${circleJoinRequests.userId} and ${users.deletedAt} is null
      and ${isUnblocked(viewer, users.id)}
    where ${isReader(userIds)}
    group by ${reader.id}, ${circles.id}
    order by ${reader.id}, ${circles.id}`),
);

/** Circles that a reader looks after and that somebody asks to join. */
export async function findDoors(db: Db, userIds: readonly UserId[]): Promise<Door[]> {
  return (await doors(db, { userIds })).rows;
}
