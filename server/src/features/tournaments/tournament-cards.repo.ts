import type { CircleId, UserId } from '@girone/contract/ids';
import type { TournamentStatus } from '@girone/contract/rules';
import { and, desc, eq, inArray, lt, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { hasActiveMember } from '../../domain/queries/active-memberships.ts';
import { personName } from '../../domain/queries/person-name.ts';
import {
  champions,
  closedDays,
  filmsCount,
  participantsCount,
} from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
  type ViewerInQuery,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** A championship with all that a card of it shows. */
function selectCards(from: Pick<typeof build, 'select'>, viewerId: UserId | SQL) {
  return from
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

const cardById = statement(
  'find_tournament_card',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    selectCards(build, viewer.userId).where(
      and(eq(tournaments.id, id), visibleTournaments(viewer)),
    ),
);

export type TournamentCard = Awaited<ReturnType<typeof cardById>>[number];

export async function findCard(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<TournamentCard | undefined> {
  const [row] = await cardById(db, { ...viewer, id });
  return row;
}

const takesPage = { ...takesViewer, before: 'int', limit: 'int' } as const;

interface PagePlaces extends ViewerInQuery {
  readonly before: SQL;
  readonly limit: Placeholder;
}

/** A page of those that meet a condition: each list has a statement, which reads the index that is made for it. */
function pageWhere({ before, limit, ...viewer }: PagePlaces, condition?: SQL) {
  return selectCards(build, viewer.userId)
    .where(and(visibleTournaments(viewer), condition, lt(tournaments.id, before)))
    .orderBy(desc(tournaments.id))
    .limit(limit);
}

/** Named one by one: no index finds what something is not. */
const isOpen = inArray(tournaments.status, ['preparation', 'setup', 'active']);

const listAll = statement('list_tournaments', takesPage, (page) => pageWhere(page));

const listOpen = statement('list_open_tournaments', takesPage, (page) => pageWhere(page, isOpen));

const listWithStatus = statement(
  'list_tournaments_with_status',
  { ...takesPage, status: 'text' },
  ({ status, ...page }) => pageWhere(page, eq(tournaments.status, status)),
);

const listOfCircle = statement(
  'list_tournaments_of_circle',
  { ...takesPage, circleId: 'int' },
  ({ circleId, ...page }) => pageWhere(page, eq(tournaments.circleId, circleId)),
);

/** Beyond every id. */
const top = 2_147_483_647;

interface TournamentPage {
  readonly circleId?: CircleId | undefined;
  readonly status?: TournamentStatus | 'open' | undefined;
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A page of the championships that the viewer may see, newest first. */
export async function findCards(
  db: Db,
  viewer: Viewer,
  page: TournamentPage,
): Promise<TournamentCard[]> {
  const { circleId, status, search, before = top, limit } = page;
  const values = { ...viewer, before, limit };
  if (search || (circleId !== undefined && status)) return searchCards(db, viewer, page);
  if (circleId !== undefined) return listOfCircle(db, { ...values, circleId });
  if (status === 'open') return listOpen(db, values);
  return status ? listWithStatus(db, { ...values, status }) : listAll(db, values);
}

/** No statement: which index is the best differs from text to text and from filter to filter. */
async function searchCards(db: Db, viewer: Viewer, page: TournamentPage) {
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

function hasStatus(status: TournamentStatus | 'open'): SQL {
  return status === 'open' ? isOpen : eq(tournaments.status, status);
}

const rematchOf = statement(
  'find_rematch',
  { ...takesViewer, tournamentId: 'int' },
  ({ tournamentId, ...viewer }) =>
    build
      .select({ id: tournaments.id, name: tournaments.name })
      .from(tournaments)
      .where(and(eq(tournaments.rematchOf, tournamentId), visibleTournaments(viewer))),
);

/** The championship that plays this one again, if the viewer may see it. */
export async function findRematch(db: Db, viewer: Viewer, tournamentId: number) {
  const [row] = await rematchOf(db, { ...viewer, tournamentId });
  return row;
}
