import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, count, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleJoinRequests } from '../../domain/schema/circles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { barredSince } from './circles.repo.ts';

const isPending = eq(circleJoinRequests.status, 'pending');

/** Requests of people who still have an account. */
function selectRequests() {
  return build
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

/** The ones that wait, oldest first, beginning after `before`. */
export const findPendingRequests = statement(
  'pending_requests_of_circle',
  { circleId: 'int', before: 'int', limit: 'int' },
  ({ circleId, before, limit }) =>
    selectRequests()
      .where(
        and(
          eq(circleJoinRequests.circleId, circleId),
          isPending,
          gt(circleJoinRequests.id, before),
        ),
      )
      .orderBy(asc(circleJoinRequests.id))
      .limit(limit),
);

export type RequestRow = Awaited<ReturnType<typeof findPendingRequests>>[number];

const requestById = statement(
  'find_join_request',
  { circleId: 'int', requestId: 'int' },
  ({ circleId, requestId }) =>
    selectRequests().where(
      and(eq(circleJoinRequests.circleId, circleId), eq(circleJoinRequests.id, requestId)),
    ),
);

/** A request of this circle; one of another circle is not there. */
export async function findRequest(
  db: Db,
  circleId: CircleId,
  requestId: number,
): Promise<RequestRow | undefined> {
  const [row] = await requestById(db, { circleId, requestId });
  return row;
}

interface Requester {
  readonly circleId: CircleId;
  readonly userId: UserId;
}

const takesRequester = { circleId: 'int', userId: 'int' } as const;

function isOf({ circleId, userId }: Readonly<Record<keyof typeof takesRequester, SQL>>) {
  return and(eq(circleJoinRequests.circleId, circleId), eq(circleJoinRequests.userId, userId));
}

const pendingOf = statement('count_pending_requests', takesRequester, (requester) =>
  build
    .select({ requests: count() })
    .from(circleJoinRequests)
    .where(and(isOf(requester), isPending)),
);

export async function hasPendingRequest(db: Db, requester: Requester): Promise<boolean> {
  const [row] = await pendingOf(db, requester);
  return (row?.requests ?? 0) > 0;
}

const lateRejectionsOf = statement('count_late_rejections', takesRequester, (requester) =>
  build
    .select({ requests: count() })
    .from(circleJoinRequests)
    .where(
      and(
        isOf(requester),
        eq(circleJoinRequests.status, 'rejected'),
        gt(circleJoinRequests.reviewedAt, barredSince),
      ),
    ),
);

/** By the database's clock, whatever the instances believe. */
export async function wasRejectedLately(db: Db, requester: Requester): Promise<boolean> {
  const [row] = await lateRejectionsOf(db, requester);
  return (row?.requests ?? 0) > 0;
}

export const insertRequest = statement(
  'add_join_request',
  { ...takesRequester, message: 'text?' },
  (request) => build.insert(circleJoinRequests).values(request),
);

/** Of every circle, answered or not. */
export const deleteRequestsOf = statement('delete_requests_of', { userId: 'int' }, ({ userId }) =>
  build.delete(circleJoinRequests).where(eq(circleJoinRequests.userId, userId)),
);

const deletePending = statement('delete_pending_request', takesRequester, (requester) =>
  build.delete(circleJoinRequests).where(and(isOf(requester), isPending)),
);

/** Whether there was one. */
export async function deletePendingRequest(
  tx: Transaction,
  requester: Requester,
): Promise<boolean> {
  const { rowCount } = await deletePending(tx, requester);
  return (rowCount ?? 0) > 0;
}

interface Decision {
  readonly status: 'approved' | 'rejected';
  readonly reviewedBy: UserId;
}

const decide = statement(
  'decide_join_request',
  { requestId: 'int', status: 'text', reviewedBy: 'int' },
  ({ requestId, ...decision }) =>
    build
      .update(circleJoinRequests)
      .set({ ...decision, reviewedAt: sql`now()` })
      .where(and(eq(circleJoinRequests.id, requestId), isPending)),
);

/** Whether it was still to be decided. */
export async function markDecided(
  tx: Transaction,
  requestId: number,
  decision: Decision,
): Promise<boolean> {
  const { rowCount } = await decide(tx, { ...decision, requestId });
  return (rowCount ?? 0) > 0;
}
