import type { CircleId, UserId } from '@girone/contract/ids';
import type { TournamentStatus } from '@girone/contract/rules';
import { and, asc, desc, eq, ilike, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships, circles } from '../../platform/db/schema/circles.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches } from '../../platform/db/schema/matches.ts';
import { standings } from '../../platform/db/schema/standings.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

type Db = Database | Transaction;

interface TournamentPage {
  readonly circleId?: CircleId | undefined;
  readonly status?: TournamentStatus | 'open' | undefined;
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export type TournamentCard = NonNullable<Awaited<ReturnType<typeof findCard>>>;

/** A page of the championships that the viewer may see, newest first. */
export async function findCards(db: Db, viewer: Viewer, page: TournamentPage) {
  const { circleId, status, search, before, limit } = page;
  return selectCards(db, viewer.userId)
    .where(
      and(
        visibleTournaments(viewer),
        circleId === undefined ? undefined : eq(tournaments.circleId, circleId),
        status && hasStatus(status),
        search ? isFoundBy(search) : undefined,
        before === undefined ? undefined : lt(tournaments.id, before),
      ),
    )
    .orderBy(desc(tournaments.id))
    .limit(limit);
}

export async function findCard(db: Db, viewer: Viewer, id: number) {
  const [row] = await selectCards(db, viewer.userId).where(
    and(eq(tournaments.id, id), visibleTournaments(viewer)),
  );
  return row;
}

/** A championship with all that a card of it shows. */
function selectCards(db: Db, viewerId: UserId) {
  const season = db
    .select({
      matches: sql<number>`count(*)::int`.as('matches'),
      completed: sql<number>`(count(*) filter (where ${matches.status} = 'completed'))::int`.as(
        'completed',
      ),
      matchDays: sql<number>`coalesce(max(${matches.matchDay}), 0)`.as('match_days'),
    })
    .from(matches)
    .where(eq(matches.tournamentId, tournaments.id))
    .as('season');
  return db
    .select({
      tournament: tournaments,
      circleName: circles.name,
      creator: {
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
        isDeleted: sql<boolean>`${users.deletedAt} is not null`,
      },
      isMember: sql<boolean>`exists (
        select 1 from ${circleMemberships}
        where ${circleMemberships.circleId} = ${tournaments.circleId}
          and ${circleMemberships.userId} = ${viewerId} and ${circleMemberships.isActive}
      )`,
      filmsCount: sql<number>`(
        select count(*)::int from ${filmNominations}
        where ${filmNominations.tournamentId} = ${tournaments.id}
      )`,
      participantsCount: sql<number>`(
        select count(*)::int from (
          select 1 from ${filmNominations}
          where ${filmNominations.tournamentId} = ${tournaments.id}
          group by ${filmNominations.userId}
          having count(*) >= ${tournaments.minNominationsPerUser}
        ) as participants
      )`,
      season: {
        matches: season.matches,
        completed: season.completed,
        matchDays: season.matchDays,
      },
    })
    .from(tournaments)
    .innerJoin(users, eq(users.id, tournaments.createdBy))
    .leftJoin(circles, eq(circles.id, tournaments.circleId))
    .innerJoinLateral(season, sql`true`);
}

function hasStatus(status: TournamentStatus | 'open'): SQL {
  return status === 'open' ? ne(tournaments.status, 'completed') : eq(tournaments.status, status);
}

function isFoundBy(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(tournaments.name, pattern), ilike(tournaments.description, pattern));
}

/** When the day that is open closes by itself. */
export async function findDayClose(db: Db, tournamentId: number): Promise<Date | null> {
  const [row] = await db
    .select({ closesAt: matches.autoAdvanceTime })
    .from(matches)
    .where(and(eq(matches.tournamentId, tournamentId), eq(matches.status, 'active')))
    .orderBy(asc(matches.autoAdvanceTime))
    .limit(1);
  return row?.closesAt ?? null;
}

/** The films in first place of the last table. */
export async function findLeaders(db: Db, tournamentId: number) {
  return db
    .select({ filmId: standings.filmId, filmTitle: films.title })
    .from(standings)
    .innerJoin(films, eq(films.id, standings.filmId))
    .where(
      and(
        eq(standings.tournamentId, tournamentId),
        eq(standings.position, 1),
        sql`${standings.matchDay} = (
          select max(latest.match_day) from ${standings} as latest
          where latest.tournament_id = ${tournamentId}
        )`,
      ),
    )
    .orderBy(asc(standings.listOrder));
}
