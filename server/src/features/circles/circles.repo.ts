import type { Circle } from '@girone/contract/circles';
import type { CircleId, UserId } from '@girone/contract/ids';
import { askAgainHours } from '@girone/contract/rules';
import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { hasActiveMember, isActiveMember } from '../../domain/queries/active-memberships.ts';
import { personName } from '../../domain/queries/person-name.ts';
import { champions } from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import {
  circleExclusions,
  circleJoinRequests,
  circleMemberships,
  circles,
} from '../../domain/schema/circles.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export type CircleRow = typeof circles.$inferSelect;

/** An archived one is a name, and no circle any more. */
function isThere(id: SQL) {
  return and(eq(circles.id, id), isNull(circles.archivedAt));
}

const circleById = statement('find_circle', { id: 'int' }, ({ id }) =>
  build.select().from(circles).where(isThere(id)),
);

export async function findCircle(db: Db, id: CircleId): Promise<CircleRow | undefined> {
  const [row] = await circleById(db, { id });
  return row;
}

// Not `update`: a post or a championship that refers to the circle need not wait.
const lockOfCircle = statement('lock_circle', { id: 'int' }, ({ id }) =>
  build.select().from(circles).where(isThere(id)).for('no key update'),
);

/**
 * Held until the transaction ends. Whoever changes a circle, its members, requests or invites takes
 * this lock first: they queue up, and each sees what the one before has done.
 */
export async function lockCircle(tx: Transaction, id: CircleId): Promise<CircleRow | undefined> {
  const [row] = await lockOfCircle(tx, { id });
  return row;
}

const lockOfDeletion = statement('lock_circle_for_deletion', { id: 'int' }, ({ id }) =>
  build.select().from(circles).where(isThere(id)).for('update'),
);

/** The lock of a deletion: nothing that refers to the circle can be added any more. */
export async function lockCircleForDeletion(
  tx: Transaction,
  id: CircleId,
): Promise<CircleRow | undefined> {
  const [row] = await lockOfDeletion(tx, { id });
  return row;
}

const takesSettings = {
  name: 'text',
  description: 'text?',
  coverImagePath: 'text?',
  maxFilms: 'int',
  maxFilmsPerUser: 'int',
  isPublic: 'bool',
  joinType: 'text',
} as const;

const addCircle = statement('add_circle', { ...takesSettings, ownerId: 'int' }, (circle) =>
  build.insert(circles).values(circle).returning(),
);

export async function insertCircle(
  tx: Transaction,
  circle: Parameters<typeof addCircle>[1],
): Promise<CircleRow> {
  const [row] = await addCircle(tx, circle);
  if (!row) throw new Error('the new circle was not returned');
  return row;
}

export type CircleChanges = Partial<Pick<CircleRow, keyof typeof takesSettings>>;

/** All settings are written, those that stay as well: it is one statement, whatever changes. */
export const setSettings = statement(
  'set_circle_settings',
  { ...takesSettings, id: 'int' },
  ({ id, ...settings }) => build.update(circles).set(settings).where(eq(circles.id, id)),
);

export const setOwner = statement(
  'set_circle_owner',
  { circleId: 'int', ownerId: 'int' },
  ({ circleId, ownerId }) => build.update(circles).set({ ownerId }).where(eq(circles.id, circleId)),
);

export const deleteCircleRow = statement('delete_circle', { circleId: 'int' }, ({ circleId }) =>
  build.delete(circles).where(eq(circles.id, circleId)),
);

/** A circle with what the viewer's card of it shows. */
function selectCards(from: Pick<typeof build, 'select'>, viewerId: UserId | SQL) {
  const request = from
    .select({
      id: circleJoinRequests.id,
      status: circleJoinRequests.status,
      reviewedAt: circleJoinRequests.reviewedAt,
    })
    .from(circleJoinRequests)
    .where(
      and(eq(circleJoinRequests.circleId, circles.id), eq(circleJoinRequests.userId, viewerId)),
    )
    .orderBy(desc(circleJoinRequests.id))
    .limit(1)
    .as('request');
  return from
    .select({
      circle: circles,
      ownerName: personName(users),
      memberCount: sql<number>`(
        select count(*)::int from ${circleMemberships}
        where ${circleMemberships.circleId} = ${circles.id} and ${circleMemberships.isActive}
      )`,
      viewerRole: sql<Circle['viewerRole']>`(
        select ${circleMemberships.role} from ${circleMemberships}
        where ${isActiveMember(circles.id, viewerId)}
      )`,
      isViewerExcluded: sql<boolean>`exists (
        select 1 from ${circleExclusions}
        where ${circleExclusions.circleId} = ${circles.id} and ${circleExclusions.userId} = ${viewerId}
      )`,
      request: { id: request.id, status: request.status },
      mayAskAgainAt: sql<Date | null>`case
        when ${request.status} = 'rejected' and ${request.reviewedAt} > ${barredSince}
        then ${request.reviewedAt} + ${barredFor} end`.mapWith(circleJoinRequests.reviewedAt),
    })
    .from(circles)
    .innerJoin(users, eq(users.id, circles.ownerId))
    .leftJoinLateral(request, sql`true`);
}

const barredFor = sql`make_interval(hours => ${askAgainHours})`;
/** A request that was rejected after this instant keeps its sender from asking again. */
export const barredSince = sql`now() - ${barredFor}`;

interface CirclePage {
  readonly filter: 'all' | 'public' | 'private';
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Beyond every id. */
const top = 2_147_483_647;

const cards = statement(
  'list_circles',
  { viewerId: 'int', isPublic: 'bool?', before: 'int', limit: 'int' },
  ({ viewerId, isPublic, before, limit }) =>
    selectCards(build, viewerId)
      .where(
        and(
          isNull(circles.archivedAt),
          sql`(${isPublic} is null or ${circles.isPublic} = ${isPublic})`,
          lt(circles.id, before),
        ),
      )
      .orderBy(desc(circles.id))
      .limit(limit),
);

/** A page of circles, newest first. */
export async function findCards(db: Db, viewerId: UserId, page: CirclePage) {
  const { filter, search, before = top, limit } = page;
  const isPublic = filter === 'all' ? null : filter === 'public';
  if (!search) return cards(db, { viewerId, isPublic, before, limit });
  // No statement: which index is the best differs from text to text.
  return selectCards(db, viewerId)
    .where(
      and(
        isNull(circles.archivedAt),
        isPublic === null ? undefined : eq(circles.isPublic, isPublic),
        containsText(search, circles.name, circles.description),
        lt(circles.id, sql`${before}`),
      ),
    )
    .orderBy(desc(circles.id))
    .limit(limit);
}

const cardsOfMember = statement('circles_of_mine', { viewerId: 'int' }, ({ viewerId }) =>
  selectCards(build, viewerId)
    .where(hasActiveMember(circles.id, viewerId))
    .orderBy(desc(circles.id)),
);

/** The circles that the viewer is in, newest first. */
export async function findMyCards(db: Db, viewerId: UserId) {
  return cardsOfMember(db, { viewerId });
}

const cardById = statement('find_circle_card', { viewerId: 'int', id: 'int' }, ({ viewerId, id }) =>
  selectCards(build, viewerId).where(isThere(id)),
);

export type CircleCard = Awaited<ReturnType<typeof cardById>>[number];

export async function findCard(db: Db, viewerId: UserId, id: CircleId) {
  const [row] = await cardById(db, { viewerId, id });
  return row;
}

/** As `findCard`, for a circle that the caller's transaction holds. */
export async function getCard(tx: Transaction, viewerId: UserId, id: CircleId) {
  const card = await findCard(tx, viewerId, id);
  if (!card) throw new Error(`circle ${id} is gone although it was locked`);
  return card;
}

const tournamentsOf = statement(
  'tournaments_of_circle',
  { ...takesViewer, circleId: 'int', before: 'int?', limit: 'int' },
  ({ circleId, before, limit, ...viewer }) =>
    build
      .select({
        id: tournaments.id,
        name: tournaments.name,
        description: tournaments.description,
        status: tournaments.status,
        requiredFilmsPerUser: tournaments.requiredFilmsPerUser,
        maxFilms: tournaments.maxFilms,
        createdAt: tournaments.createdAt,
        cancelledAt: tournaments.cancelledAt,
        creatorName: personName(users),
        champions,
      })
      .from(tournaments)
      .innerJoin(users, eq(users.id, tournaments.createdBy))
      .where(
        and(
          eq(tournaments.circleId, circleId),
          visibleTournaments(viewer),
          sql`(${before} is null or ${tournaments.id} < ${before})`,
        ),
      )
      .orderBy(desc(tournaments.id))
      .limit(limit),
);

export type TournamentRow = Awaited<ReturnType<typeof tournamentsOf>>[number];

interface TournamentPage {
  readonly circleId: CircleId;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A page of the championships of a circle, newest first, as far as the viewer may see them. */
export async function findTournamentsOf(
  db: Db,
  viewer: Viewer,
  { circleId, before, limit }: TournamentPage,
): Promise<TournamentRow[]> {
  return tournamentsOf(db, { ...viewer, circleId, before: before ?? null, limit });
}

/** Held, so that none of them starts while the circle is being deleted. */
export const lockTournamentsOf = statement(
  'lock_tournaments_of_circle',
  { circleId: 'int' },
  ({ circleId }) =>
    build
      .select({ name: tournaments.name, status: tournaments.status })
      .from(tournaments)
      .where(eq(tournaments.circleId, circleId))
      .orderBy(tournaments.id)
      .for('update'),
);
