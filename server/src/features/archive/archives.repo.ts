import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { archives } from '../../domain/schema/archives.ts';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const { content: _content, origin: _origin, ...shown } = getTableColumns(archives);

export type ArchiveRow = Awaited<ReturnType<typeof archivePage>>[number];

/** What was for members alone where it was played is for whoever is signed in here. */
const visibleArchives = (isSignedIn: unknown) => sql`(${archives.isPublic} or ${isSignedIn})`;

const archivePage = statement(
  'archive_page',
  { isSignedIn: 'bool', before: 'int?', limit: 'int' },
  ({ isSignedIn, before, limit }) =>
    build
      .select(shown)
      .from(archives)
      .where(
        and(visibleArchives(isSignedIn), lt(archives.id, sql`coalesce(${before}, 2147483647)`)),
      )
      .orderBy(desc(archives.id))
      .limit(limit),
);

interface Page {
  readonly before?: number | undefined;
  readonly limit: number;
}

export function findArchives(db: Db, viewer: Viewer | null, { before, limit }: Page) {
  return archivePage(db, { isSignedIn: viewer !== null, before: before ?? null, limit });
}

const oneArchive = statement(
  'archived_season',
  { isSignedIn: 'bool', id: 'int' },
  ({ isSignedIn, id }) =>
    build
      .select(shown)
      .from(archives)
      .where(and(eq(archives.id, id), visibleArchives(isSignedIn))),
);

/** Absent also for a visitor who may not know of it. */
export async function findArchive(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await oneArchive(db, { isSignedIn: viewer !== null, id });
  return row;
}

const contentOf = statement(
  'archived_content',
  { isSignedIn: 'bool', id: 'int' },
  ({ isSignedIn, id }) =>
    build
      .select({ content: archives.content })
      .from(archives)
      .where(and(eq(archives.id, id), visibleArchives(isSignedIn))),
);

export async function findContent(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await contentOf(db, { isSignedIn: viewer !== null, id });
  return row?.content;
}

const addArchive = statement(
  'insert_archive',
  {
    origin: 'text',
    name: 'text',
    circleName: 'text?',
    isPublic: 'bool',
    films: 'int',
    champions: 'text[]',
    startedAt: 'timestamptz',
    completedAt: 'timestamptz',
    lastSeal: 'text?',
    content: 'text',
  },
  (row) => build.insert(archives).values(row).onConflictDoNothing().returning(shown),
);

/** Absent where it is there already. */
export async function insertArchive(db: Db, row: Parameters<typeof addArchive>[1]) {
  const [added] = await addArchive(db, row);
  return added;
}

const byOrigin = statement('archive_by_origin', { origin: 'text' }, ({ origin }) =>
  build.select(shown).from(archives).where(eq(archives.origin, origin)),
);

export async function findByOrigin(db: Db, origin: string) {
  const [row] = await byOrigin(db, { origin });
  return row;
}

const removeArchive = statement('delete_archive', { id: 'int' }, ({ id }) =>
  build.delete(archives).where(eq(archives.id, id)).returning({ name: archives.name }),
);

export async function deleteArchive(db: Db, id: number) {
  const [row] = await removeArchive(db, { id });
  return row;
}
