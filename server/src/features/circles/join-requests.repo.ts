import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleJoinRequests } from '../../platform/db/schema/circles.ts';
import { barredSince } from './circles.repo.ts';

const isPending = eq(circleJoinRequests.status, 'pending');

/** Requests of people who still have an account. */
function selectRequests(db: Db) {
  return db
    .select({
      id: circleJoinRequests.id,
      circleId: circleJoinRequests.circleId,
      status: circleJoinRequests.status,
      message: circleJoinRequests.message,
      createdAt: circleJoinRequests.createdAt,
      reviewedAt: circleJoinRequests.reviewedAt,
      user: { id: users.id, ...personColumns(users) },
    })
    .from(circleJoinRequests)
    .innerJoin(users, and(eq(users.id, circleJoinRequests.userId), isNull(users.deletedAt)));
}

/** The ones that wait, oldest first. */
export async function findPendingRequests(db: Db, circleId: CircleId) {
  return selectRequests(db)
    .where(and(eq(circleJoinRequests.circleId, circleId), isPending))
    .orderBy(asc(circleJoinRequests.id));
}

export type RequestRow = Awaited<ReturnType<typeof findPendingRequests>>[number];

/** A request of this circle; one of another circle is not there. */
export async function findRequest(
  db: Db,
  circleId: CircleId,
  requestId: number,
): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(db).where(
    and(eq(circleJoinRequests.circleId, circleId), eq(circleJoinRequests.id, requestId)),
  );
  return row;
}

interface Requester {
  readonly circleId: CircleId;
  readonly userId: UserId;
}

function isOf({ circleId, userId }: Requester) {
  return and(eq(circleJoinRequests.circleId, circleId), eq(circleJoinRequests.userId, userId));
}

export async function hasPendingRequest(db: Db, requester: Requester): Promise<boolean> {
  return (await db.$count(circleJoinRequests, and(isOf(requester), isPending))) > 0;
}

/** By the database's clock, whatever the instances believe. */
export async function wasRejectedLately(db: Db, requester: Requester): Promise<boolean> {
  const isRejected = eq(circleJoinRequests.status, 'rejected');
  const isLate = gt(circleJoinRequests.reviewedAt, barredSince);
  return (await db.$count(circleJoinRequests, and(isOf(requester), isRejected, isLate))) > 0;
}

export async function insertRequest(
  tx: Transaction,
  { circleId, userId }: Requester,
  message: string | null,
): Promise<void> {
  await tx.insert(circleJoinRequests).values({ circleId, userId, message });
}

/** Of every circle, answered or not. */
export async function deleteRequestsOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(circleJoinRequests).where(eq(circleJoinRequests.userId, userId));
}

/** Whether there was one. */
export async function deletePendingRequest(
  tx: Transaction,
  requester: Requester,
): Promise<boolean> {
  const { rowCount } = await tx.delete(circleJoinRequests).where(and(isOf(requester), isPending));
  return (rowCount ?? 0) > 0;
}

interface Decision {
  readonly status: 'approved' | 'rejected';
  readonly reviewedBy: UserId;
}

/** Whether it was still to be decided. */
export async function markDecided(
  tx: Transaction,
  requestId: number,
  decision: Decision,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(circleJoinRequests)
    .set({ ...decision, reviewedAt: sql`now()` })
    .where(and(eq(circleJoinRequests.id, requestId), isPending));
  return (rowCount ?? 0) > 0;
}
