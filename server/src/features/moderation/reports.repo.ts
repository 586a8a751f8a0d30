import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isActiveMember } from '../../platform/db/active-memberships.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { isSuspended } from '../../platform/db/live-accounts.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { reports } from '../../platform/db/schema/admin.ts';
import { circleMemberships, circles } from '../../platform/db/schema/circles.ts';

export type ReportRow = typeof reports.$inferSelect;
type Status = ReportRow['status'];

export interface QueueFilter {
  readonly status: Status;
  readonly kind?: 'post' | 'person' | undefined;
  readonly circleId?: CircleId | undefined;
  /** Who asks: what was said of them, and by whom, is for others to read. */
  readonly reader: UserId;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly before?: number | undefined;
}

/**
 * Whether `other` is of the same case as the report: of the same post or person, and decided with it. As
 * long as nobody has decided, all that are open are one case.
 */
function isSameCase(other: string, report: typeof reports | typeof first): SQL {
  const column = (name: string) => sql.raw(`${other}.${name}`);
  return sql`(${column('status')} = ${report.status}
    and ${column('resolved_at')} is not distinct from ${report.resolvedAt}
    and (${column('post_id')} = ${report.postId} or ${column('reported_user_id')} = ${report.reportedUserId}))`;
}

const first = alias(reports, 'first');

const isFirstOfCase = sql`not exists (select 1 from ${reports} as earlier
  where earlier.id < ${reports.id} and earlier.post_id = ${reports.postId} and ${isSameCase('earlier', reports)})
  and not exists (select 1 from ${reports} as earlier
  where earlier.id < ${reports.id} and earlier.reported_user_id = ${reports.reportedUserId}
    and ${isSameCase('earlier', reports)})`;

function isInQueue({ status, kind, circleId, reader }: QueueFilter) {
  return and(
    eq(reports.status, status),
    ne(reports.concernedId, reader),
    circleId === undefined ? undefined : eq(reports.circleId, circleId),
    kind === 'post' ? isNotNull(reports.postId) : undefined,
    kind === 'person' ? isNotNull(reports.reportedUserId) : undefined,
  );
}

/** The first report of each case, the longest waiting first. */
export async function findCaseIds(db: Db, filter: QueueFilter): Promise<number[]> {
  const { search, before = 0, limit } = filter;
  if (search) return searchCaseIds(db, filter, search);
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(isInQueue(filter), gt(reports.id, before), isFirstOfCase))
    .orderBy(asc(reports.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Begins with the people who are meant: there are fewer of these than reports to look through. */
async function searchCaseIds(db: Db, filter: QueueFilter, search: string): Promise<number[]> {
  const { before = 0, limit } = filter;
  const people = sql`array(select ${users.id} from ${users}
    where ${containsText(search, users.username, users.firstName, users.lastName)})`;
  const firstId = sql<number>`(select min(sibling.id) from ${reports} as sibling
    where ${isSameCase('sibling', reports)})`;
  const found = db
    .selectDistinct({ id: firstId.as('first_id') })
    .from(reports)
    .where(
      and(
        isInQueue(filter),
        sql`(${reports.concernedId} = any(${people}) or ${reports.reporterId} = any(${people}))`,
      ),
    )
    .as('found');
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .where(gt(found.id, before))
    .orderBy(asc(found.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const resolver = alias(users, 'resolver');

/** Upheld before this case, as cases: many may report one thing. */
function upheldBefore(circleId: CircleId | undefined) {
  return sql<number>`(
    select count(distinct (upheld.post_id, upheld.resolved_at))::int from ${reports} as upheld
    where upheld.concerned_id = ${reports.concernedId} and upheld.status = 'upheld'
      and upheld.resolved_at < coalesce(${reports.resolvedAt}, 'infinity')
      and ${circleId === undefined ? sql`true` : sql`upheld.circle_id = ${circleId}`})`;
}

export type CaseRow = Awaited<ReturnType<typeof findCases>>[number];

/** Cases by their first reports, in that order; of those of a circle alone what happened there counts. */
export async function findCases(
  db: Db,
  ids: readonly number[],
  { circleId }: Pick<QueueFilter, 'circleId'> = {},
) {
  return db
    .select({
      report: reports,
      concerned: {
        id: users.id,
        ...personColumns(users),
        isAdmin: users.isAdmin,
        isSuperAdmin: users.isSuperAdmin,
        isSuspended,
      },
      upheldBefore: upheldBefore(circleId),
      resolver: personColumns(resolver),
    })
    .from(reports)
    .leftJoin(users, and(eq(users.id, reports.concernedId), isNull(users.deletedAt)))
    .leftJoin(resolver, and(eq(resolver.id, reports.resolvedBy), isNull(resolver.deletedAt)))
    .where(inArray(reports.id, [...ids]))
    .orderBy(asc(reports.id));
}

/** More of one case say nothing new. */
const shownReports = 100;

export type SaidRow = Awaited<ReturnType<typeof findReportsOf>>[number];

/** What was said in each of these cases, first things first. */
export async function findReportsOf(db: Db, caseIds: readonly number[]) {
  const sibling = db
    .select()
    .from(reports)
    .where(isSameCase('reports', first))
    .orderBy(asc(reports.id))
    .limit(shownReports)
    .as('sibling');
  return db
    .select({
      caseId: first.id,
      id: sibling.id,
      reason: sibling.reason,
      note: sibling.note,
      createdAt: sibling.createdAt,
      reporter: personColumns(users),
    })
    .from(first)
    .crossJoinLateral(sibling)
    .innerJoin(users, eq(users.id, sibling.reporterId))
    .where(inArray(first.id, [...caseIds]))
    .orderBy(asc(sibling.id));
}

export async function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row;
}

function isOpenAbout({ postId, reportedUserId }: ReportRow) {
  return and(
    eq(reports.status, 'open'),
    postId === null
      ? sql`${reports.reportedUserId} = ${reportedUserId}`
      : eq(reports.postId, postId),
  );
}

/**
 * All open reports of the same subject, held until the transaction ends. Whoever made them is held before:
 * the end of an account holds the person first and deletes their reports then.
 */
export async function lockCase(tx: Transaction, report: ReportRow): Promise<ReportRow[]> {
  const known = await tx
    .select({ id: reports.id, reporterId: reports.reporterId })
    .from(reports)
    .where(isOpenAbout(report));
  await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        known.map(({ reporterId }) => reporterId),
      ),
    )
    .orderBy(asc(users.id))
    .for('key share');
  return tx
    .select()
    .from(reports)
    .where(
      and(
        isOpenAbout(report),
        inArray(
          reports.id,
          known.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(reports.id))
    .for('update');
}

export async function resolveReports(
  tx: Transaction,
  ids: readonly number[],
  { status, resolvedBy }: { readonly status: Status; readonly resolvedBy: UserId },
): Promise<void> {
  await tx
    .update(reports)
    .set({ status, resolvedBy, resolvedAt: sql`now()` })
    .where(inArray(reports.id, [...ids]));
}

export async function isCircle(db: Db, circleId: CircleId): Promise<boolean> {
  return (await db.$count(circles, and(eq(circles.id, circleId), isNull(circles.archivedAt)))) > 0;
}

export async function findRole(db: Db, circleId: CircleId, userId: UserId) {
  const [row] = await db
    .select({ role: circleMemberships.role })
    .from(circleMemberships)
    .where(isActiveMember(circleId, userId));
  return row?.role;
}
