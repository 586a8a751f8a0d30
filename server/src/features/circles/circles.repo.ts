import type { Circle } from '@girone/contract/circles';
import type { CircleId, UserId } from '@girone/contract/ids';
import { askAgainHours } from '@girone/contract/rules';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { hasActiveMember, isActiveMember } from '../../platform/db/active-memberships.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { personName } from '../../platform/db/person-name.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import {
  circleJoinRequests,
  circleMemberships,
  circles,
} from '../../platform/db/schema/circles.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { champions } from '../../platform/db/season-figures.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

export type CircleRow = typeof circles.$inferSelect;
type NewCircle = typeof circles.$inferInsert;
export type CircleChanges = Partial<NewCircle>;

/** An archived one is a name, and no circle any more. */
function isThere(id: CircleId) {
  return and(eq(circles.id, id), isNull(circles.archivedAt));
}

export async function findCircle(db: Db, id: CircleId): Promise<CircleRow | undefined> {
  const [row] = await db.select().from(circles).where(isThere(id));
  return row;
}

/**
 * Held until the transaction ends. Whoever changes a circle, its members, requests or invites takes
 * this lock first: they queue up, and each sees what the one before has done.
 */
export async function lockCircle(tx: Transaction, id: CircleId): Promise<CircleRow | undefined> {
  // Not `update`: a post or a championship that refers to the circle need not wait.
  const [row] = await tx.select().from(circles).where(isThere(id)).for('no key update');
  return row;
}

/** The lock of a deletion: nothing that refers to the circle can be added any more. */
export async function lockCircleForDeletion(
  tx: Transaction,
  id: CircleId,
): Promise<CircleRow | undefined> {
  const [row] = await tx.select().from(circles).where(isThere(id)).for('update');
  return row;
}

export async function insertCircle(tx: Transaction, circle: NewCircle): Promise<CircleRow> {
  const [row] = await tx.insert(circles).values(circle).returning();
  if (!row) throw new Error('the new circle was not returned');
  return row;
}

export async function updateCircle(
  tx: Transaction,
  id: CircleId,
  changes: CircleChanges,
): Promise<void> {
  await tx.update(circles).set(changes).where(eq(circles.id, id));
}

export async function deleteCircleRow(tx: Transaction, id: CircleId): Promise<void> {
  await tx.delete(circles).where(eq(circles.id, id));
}

interface CirclePage {
  readonly filter: 'all' | 'public' | 'private';
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export type CircleCard = NonNullable<Awaited<ReturnType<typeof findCard>>>;

/** A page of circles, newest first. */
export async function findCards(db: Db, viewerId: UserId, page: CirclePage) {
  const { filter, search, before, limit } = page;
  return selectCards(db, viewerId)
    .where(
      and(
        isNull(circles.archivedAt),
        filter === 'all' ? undefined : eq(circles.isPublic, filter === 'public'),
        search ? containsText(search, circles.name, circles.description) : undefined,
        before === undefined ? undefined : lt(circles.id, sql`${before}`),
      ),
    )
    .orderBy(desc(circles.id))
    .limit(limit);
}

/** The circles that the viewer is in, newest first. */
export async function findMyCards(db: Db, viewerId: UserId) {
  return selectCards(db, viewerId)
    .where(hasActiveMember(circles.id, viewerId))
    .orderBy(desc(circles.id));
}

export async function findCard(db: Db, viewerId: UserId, id: CircleId) {
  const [row] = await selectCards(db, viewerId).where(isThere(id));
  return row;
}

/** As `findCard`, for a circle that the caller's transaction holds. */
export async function getCard(tx: Transaction, viewerId: UserId, id: CircleId) {
  const card = await findCard(tx, viewerId, id);
  if (!card) throw new Error(`circle ${id} is gone although it was locked`);
  return card;
}

/** A circle with what the viewer's card of it shows. */
function selectCards(db: Db, viewerId: UserId) {
  const request = db
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
  return db
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

/** The championships of a circle, newest first, as far as the viewer may see them. */
export async function findTournamentsOf(db: Db, circleId: CircleId, viewer: Viewer) {
  return db
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
    .where(and(eq(tournaments.circleId, circleId), visibleTournaments(viewer)))
    .orderBy(desc(tournaments.id));
}

export type TournamentRow = Awaited<ReturnType<typeof findTournamentsOf>>[number];

/** Held, so that none of them starts while the circle is being deleted. */
export async function lockTournamentsOf(tx: Transaction, circleId: CircleId) {
  return tx
    .select({ name: tournaments.name, status: tournaments.status })
    .from(tournaments)
    .where(eq(tournaments.circleId, circleId))
    .orderBy(tournaments.id)
    .for('update');
}
