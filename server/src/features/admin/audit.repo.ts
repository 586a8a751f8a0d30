import type { adminRoutes } from '@girone/contract/admin';
import type { UserId } from '@girone/contract/ids';
import type { RouteInput } from '@girone/contract/route';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { auditLog } from '../../domain/schema/admin.ts';
import { containsText, patternOf } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { listPage } from '../../platform/db/list-page.ts';

export type AuditPage = RouteInput<typeof adminRoutes.listAudit>['query'];

const { details } = auditLog;
const targetName = sql<string | null>`${details}->>'name'`;

export type AuditRow = Awaited<ReturnType<typeof findActs>>[number];

export async function findActs(db: Db, page: AuditPage) {
  const { target, targetId, action, search } = page;
  const { orderBy, isBehind } = listPage({ id: auditLog.id }, page);
  const actors = search ? await findActors(db, search) : [];
  // Built for each call: its text differs with the filters, the direction and the search.
  return (
    db
      .select({
        id: auditLog.id,
        action: auditLog.action,
        targetType: auditLog.targetType,
        targetId: auditLog.targetId,
        targetName,
        reason: auditLog.reason,
        before: sql<Record<string, unknown> | null>`nullif(${details}->'before', 'null')`,
        after: sql<Record<string, unknown> | null>`nullif(${details}->'after', 'null')`,
        createdAt: auditLog.createdAt,
        actor: personColumns(users),
      })
      .from(auditLog)
      // Whoever deletes their account is no longer named.
      .leftJoin(users, and(eq(users.id, auditLog.actorId), isNull(users.deletedAt)))
      .where(
        and(
          target === undefined ? undefined : eq(auditLog.targetType, target),
          targetId === undefined ? undefined : eq(auditLog.targetId, targetId),
          action ? sql`starts_with(${auditLog.action}, ${action})` : undefined,
          search
            ? or(
                containsText(search, auditLog.reason, targetName),
                actors.length > 0 ? inArray(auditLog.actorId, actors) : undefined,
              )
            : undefined,
          isBehind,
        ),
      )
      .orderBy(...orderBy)
      .limit(page.limit)
  );
}

const actorsNamed = statement('actors_named', { pattern: 'text' }, ({ pattern }) =>
  build
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        containsText(pattern, users.username),
        isNull(users.deletedAt),
        sql`exists (select 1 from ${auditLog} where ${auditLog.actorId} = ${users.id})`,
      ),
    ),
);

/** Who acted, by a part of their name. Known beforehand, the list is read along the index that fits. */
async function findActors(db: Db, text: string): Promise<UserId[]> {
  const rows = await actorsNamed(db, { pattern: patternOf(text) });
  return rows.map(({ id }) => id);
}
