import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isActiveMember } from '../../domain/queries/active-memberships.ts';
import { isSuspended } from '../../domain/queries/live-accounts.ts';
import { lockPeople } from '../../domain/queries/lock-people.ts';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { reports } from '../../domain/schema/admin.ts';
import { circleMemberships, circles } from '../../domain/schema/circles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export type ReportRow = typeof reports.$inferSelect;
type Status = ReportRow['status'];

/**
 * Whether `other` is of the same case as the report: of the same post or person, and decided with it. As
 * long as nobody has decided, all that are open are one case.
 */
export function isSameCase(other: string, report: typeof reports | typeof first): SQL {
  const column = (name: string) => sql.raw(`${other}.${name}`);
  return sql`(${column('status')} = ${report.status}
    and ${column('resolved_at')} is not distinct from ${report.resolvedAt}
    and (${column('post_id')} = ${report.postId} or ${column('reported_user_id')} = ${report.reportedUserId}))`;
}

const first = alias(reports, 'first');

const resolver = alias(users, 'resolver');

/** Upheld before this case, as cases: many may report one thing. */
function upheldBefore(circleId: SQL) {
  return sql<number>`(
    select count(distinct (upheld.post_id, upheld.resolved_at))::int from ${reports} as upheld
    where upheld.concerned_id = ${reports.concernedId} and upheld.status = 'upheld'
      and upheld.resolved_at < coalesce(${reports.resolvedAt}, 'infinity')
      and (${circleId} is null or upheld.circle_id = ${circleId}))`;
}

const casesOf = statement('find_cases', { ids: 'int[]', circleId: 'int?' }, ({ ids, circleId }) =>
  build
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
    .where(sql`${reports.id} = any(${ids})`)
    .orderBy(asc(reports.id)),
);

export type CaseRow = Awaited<ReturnType<typeof casesOf>>[number];

/** Cases by their first reports, in that order; of those of a circle alone what happened there counts. */
export async function findCases(
  db: Db,
  ids: readonly number[],
  { circleId }: { readonly circleId?: CircleId | undefined } = {},
): Promise<CaseRow[]> {
  return casesOf(db, { ids, circleId: circleId ?? null });
}

/** More of one case say nothing new. */
const shownReports = 100;

export type SaidRow = Awaited<ReturnType<typeof findReportsOf>>[number];

/** What was said in each of these cases, first things first. */
export const findReportsOf = statement('reports_of_cases', { ids: 'int[]' }, ({ ids }) => {
  const sibling = build
    .select()
    .from(reports)
    .where(isSameCase('reports', first))
    .orderBy(asc(reports.id))
    .limit(shownReports)
    .as('sibling');
  return build
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
    .where(sql`${first.id} = any(${ids})`)
    .orderBy(asc(sibling.id));
});

const reportOf = statement('find_report', { id: 'int' }, ({ id }) =>
  build.select().from(reports).where(eq(reports.id, id)),
);

export async function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  const [row] = await reportOf(db, { id });
  return row;
}

/** A report has one subject: the other of the two is null. */
const takesSubject = { postId: 'int?', reportedUserId: 'int?' } as const;

function isOpenAbout({ postId, reportedUserId }: Record<keyof typeof takesSubject, SQL>): SQL {
  return sql`(${reports.status} = 'open'
    and (${reports.postId} = ${postId} or ${reports.reportedUserId} = ${reportedUserId}))`;
}

const openAbout = statement('open_reports_about', takesSubject, (subject) =>
  build
    .select({ id: reports.id, reporterId: reports.reporterId })
    .from(reports)
    .where(isOpenAbout(subject)),
);

const lockOpen = statement(
  'lock_open_reports',
  { ...takesSubject, ids: 'int[]' },
  ({ ids, ...subject }) =>
    build
      .select()
      .from(reports)
      .where(and(isOpenAbout(subject), sql`${reports.id} = any(${ids})`))
      .orderBy(asc(reports.id))
      .for('update'),
);

/**
 * All open reports of the same subject, held until the transaction ends. Whoever made them, and whom they are about,
 * is held before: the end of an account holds the person first and deletes their reports then.
 */
export async function lockCase(
  tx: Transaction,
  { postId, reportedUserId, concernedId }: ReportRow,
): Promise<ReportRow[]> {
  const known = await openAbout(tx, { postId, reportedUserId });
  await lockPeople(tx, [...known.map(({ reporterId }) => reporterId), concernedId]);
  return lockOpen(tx, { postId, reportedUserId, ids: known.map(({ id }) => id) });
}

const resolve = statement(
  'resolve_reports',
  { ids: 'int[]', status: 'text', resolvedBy: 'int' },
  ({ ids, ...columns }) =>
    build
      .update(reports)
      .set({ ...columns, resolvedAt: sql`now()` })
      .where(sql`${reports.id} = any(${ids})`),
);

export async function resolveReports(
  tx: Transaction,
  ids: readonly number[],
  decided: { readonly status: Status; readonly resolvedBy: UserId },
): Promise<void> {
  await resolve(tx, { ids, ...decided });
}

const standingCircle = statement('find_standing_circle', { circleId: 'int' }, ({ circleId }) =>
  build
    .select({ id: circles.id })
    .from(circles)
    .where(and(eq(circles.id, circleId), isNull(circles.archivedAt))),
);

export async function isCircle(db: Db, circleId: CircleId): Promise<boolean> {
  return (await standingCircle(db, { circleId })).length > 0;
}

const roleOf = statement(
  'find_moderator_role',
  { circleId: 'int', userId: 'int' },
  ({ circleId, userId }) =>
    build
      .select({ role: circleMemberships.role })
      .from(circleMemberships)
      .where(isActiveMember(circleId, userId)),
);

export async function findRole(db: Db, circleId: CircleId, userId: UserId) {
  const [row] = await roleOf(db, { circleId, userId });
  return row?.role;
}
