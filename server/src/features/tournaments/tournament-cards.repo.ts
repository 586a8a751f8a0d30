import type { CircleId, UserId } from '@girone/contract/ids';
import type { TournamentStatus } from '@girone/contract/rules';
import { and, desc, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import { hasActiveMember } from '../../platform/db/active-memberships.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { personName } from '../../platform/db/person-name.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circles } from '../../platform/db/schema/circles.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import {
  champions,
  closedDays,
  filmsCount,
  participantsCount,
} from '../../platform/db/season-figures.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

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
        search ? containsText(search, tournaments.name, tournaments.description) : undefined,
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
  return db
    .select({
      tournament: tournaments,
      circleName: circles.name,
      isArchived: sql<boolean>`(${circles.archivedAt} is not null)`,
      creatorName: personName(users),
      isMember: hasActiveMember(tournaments.circleId, viewerId),
      filmsCount,
      participantsCount,
      closedDays,
      champions,
    })
    .from(tournaments)
    .innerJoin(users, eq(users.id, tournaments.createdBy))
    .leftJoin(circles, eq(circles.id, tournaments.circleId));
}

function hasStatus(status: TournamentStatus | 'open'): SQL {
  return status === 'open' ? ne(tournaments.status, 'completed') : eq(tournaments.status, status);
}

/** The championship that plays this one again, if the viewer may see it. */
export async function findRematch(db: Db, viewer: Viewer, tournamentId: number) {
  const [row] = await db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(and(eq(tournaments.rematchOf, tournamentId), visibleTournaments(viewer)));
  return row;
}
