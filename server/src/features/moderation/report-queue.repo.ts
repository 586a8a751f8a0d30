import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { reports } from '../../domain/schema/admin.ts';
import { containsText, patternOf } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { isSameCase, type ReportRow } from './reports.repo.ts';

interface QueueFilter {
  readonly status: ReportRow['status'];
  readonly kind?: 'post' | 'person' | undefined;
  readonly circleId?: CircleId | undefined;
  /** Who asks: what was said of them, and by whom, is for others to read. */
  readonly reader: UserId;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly before?: number | undefined;
}

const isFirstOfCase = sql`not exists (select 1 from ${reports} as earlier
  where earlier.id < ${reports.id} and earlier.post_id = ${reports.postId} and ${isSameCase('earlier', reports)})
  and not exists (select 1 from ${reports} as earlier
  where earlier.id < ${reports.id} and earlier.reported_user_id = ${reports.reportedUserId}
    and ${isSameCase('earlier', reports)})`;

const takesQueue = {
  status: 'text',
  kind: 'text?',
  reader: 'int',
  before: 'int',
  limit: 'int',
} as const;

function isInQueue({ status, kind, reader }: Record<'status' | 'kind' | 'reader', SQL>): SQL {
  return sql`(${reports.status} = ${status} and ${reports.concernedId} <> ${reader}
    and (${kind} is null or (${kind} = 'post') = (${reports.postId} is not null)))`;
}

const caseIds = statement('case_ids', takesQueue, ({ before, limit, ...queue }) =>
  build
    .select({ id: reports.id })
    .from(reports)
    .where(and(isInQueue(queue), gt(reports.id, before), isFirstOfCase))
    .orderBy(asc(reports.id))
    .limit(limit),
);

const caseIdsOfCircle = statement(
  'case_ids_of_circle',
  { ...takesQueue, circleId: 'int' },
  ({ circleId, before, limit, ...queue }) =>
    build
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          eq(reports.circleId, circleId),
          isInQueue(queue),
          gt(reports.id, before),
          isFirstOfCase,
        ),
      )
      .orderBy(asc(reports.id))
      .limit(limit),
);

/** Begins with the people who are meant: there are fewer of these than reports to look through. */
const caseIdsAbout = statement(
  'case_ids_about',
  { ...takesQueue, circleId: 'int?', pattern: 'text' },
  ({ circleId, pattern, before, limit, ...queue }) => {
    const people = sql`array(select ${users.id} from ${users}
      where ${containsText(pattern, users.username, users.firstName, users.lastName)})`;
    const firstId = sql<number>`(select min(sibling.id) from ${reports} as sibling
      where ${isSameCase('sibling', reports)})`;
    const found = build
      .selectDistinct({ id: firstId.as('first_id') })
      .from(reports)
      .where(
        and(
          isInQueue(queue),
          sql`(${circleId} is null or ${reports.circleId} = ${circleId})`,
          sql`(${reports.concernedId} = any(${people}) or ${reports.reporterId} = any(${people}))`,
        ),
      )
      .as('found');
    return build
      .select({ id: found.id })
      .from(found)
      .where(gt(found.id, before))
      .orderBy(asc(found.id))
      .limit(limit);
  },
);

/** The first report of each case, the longest waiting first. */
export async function findCaseIds(db: Db, filter: QueueFilter): Promise<number[]> {
  const { status, kind = null, circleId, reader, search, before = 0, limit } = filter;
  const queue = { status, kind, reader, before, limit };
  const rows = search
    ? await caseIdsAbout(db, { ...queue, circleId: circleId ?? null, pattern: patternOf(search) })
    : circleId === undefined
      ? await caseIds(db, queue)
      : await caseIdsOfCircle(db, { ...queue, circleId });
  return rows.map(({ id }) => id);
}
