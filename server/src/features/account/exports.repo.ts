import type { UserId } from '@girone/contract/ids';
import { exportDays } from '@girone/contract/rules';
import { and, count, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { dataExports, users } from '../../domain/schema/accounts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** A file that is not ready by then never will be; whoever waits may ask again. */
const isGivenUp = sql<boolean>`(${dataExports.state} = 'running'
  and ${dataExports.requestedAt} < now() - interval '1 hour')`;
const isExpired = sql<boolean>`coalesce(${dataExports.expiresAt} < now(), false)`;

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

const exportOf = statement('find_export', { userId: 'int' }, ({ userId }) =>
  build
    .select({
      objectKey: dataExports.objectKey,
      state: dataExports.state,
      progress: dataExports.progress,
      expiresAt: dataExports.expiresAt,
      isGivenUp,
      isExpired,
    })
    .from(dataExports)
    .where(eq(dataExports.userId, userId)),
);

export async function findExport(db: Db, userId: UserId) {
  const [row] = await exportOf(db, { userId });
  return row;
}

/** Two requests of one person must take turns, or both would begin a file. */
export const lockPerson = statement('lock_person_for_export', { userId: 'int' }, ({ userId }) =>
  build.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
);

const takesFile = { userId: 'int', objectKey: 'text' } as const;
const isRunning = eq(dataExports.state, 'running');

function isThis({ userId, objectKey }: Record<keyof typeof takesFile, SQL>) {
  return and(eq(dataExports.userId, userId), eq(dataExports.objectKey, objectKey));
}

/** In the place of the one before. */
export const replaceExport = statement('replace_export', takesFile, ({ userId, objectKey }) => {
  const fresh = { objectKey, state: 'running' as const, progress: 0, expiresAt: null };
  return build
    .insert(dataExports)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set: { ...fresh, requestedAt: sql`now()` },
    });
});

interface ExportFile {
  readonly userId: UserId;
  readonly objectKey: string;
}

const countWanted = statement('count_wanted_exports', takesFile, (file) =>
  build
    .select({ found: count() })
    .from(dataExports)
    .where(and(isThis(file), isRunning)),
);

/** Whether this very file is still to be made. */
export async function isWanted(db: Db, file: ExportFile): Promise<boolean> {
  const [row] = await countWanted(db, file);
  return row?.found === 1;
}

export const setProgress = statement(
  'set_export_progress',
  { ...takesFile, progress: 'int' },
  ({ progress, ...file }) =>
    build
      .update(dataExports)
      .set({ progress })
      .where(and(isThis(file), isRunning)),
);

const end = sql`coalesce(${dataExports.expiresAt}, now() + make_interval(days => ${exportDays}))`;

const finish = statement('mark_export_ready', takesFile, (file) =>
  build
    .update(dataExports)
    .set({ state: 'ready', progress: 100, expiresAt: end })
    .where(isThis(file)),
);

/** Whether it was still wanted. A second run of the same job finds it ready and leaves it so. */
export async function markReady(db: Db, file: ExportFile): Promise<boolean> {
  const { rowCount } = await finish(db, file);
  return rowCount === 1;
}

const oldExports = statement('find_old_exports', {}, () =>
  build
    .select({ objectKey: dataExports.objectKey })
    .from(dataExports)
    .where(
      or(isExpired, and(isRunning, lt(dataExports.requestedAt, sql`now() - interval '1 day'`))),
    ),
);

/** Files that have had their time, and those that were never finished. */
export async function findOldExports(db: Db): Promise<string[]> {
  const rows = await oldExports(db, {});
  return rows.map(({ objectKey }) => objectKey);
}

export const deleteExport = statement('delete_export', { objectKey: 'text' }, ({ objectKey }) =>
  build.delete(dataExports).where(eq(dataExports.objectKey, objectKey)),
);
