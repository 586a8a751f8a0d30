import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';

/**
 * Championships that were played elsewhere and came in a box. They are no rows of `tournaments`: nothing that
 * happens here can touch them, and no figure of this place counts them. What is here stays as it came (trigger).
 */
export const archives = pgTable(
  'archives',
  {
    id: identity(),
    /** By what it is known wherever it goes: the seal of its draw; before there were seals, a hash of the draw. */
    origin: text('origin').notNull(),
    name: text('name').notNull(),
    circleName: text('circle_name'),
    /** Whether visitors saw it where it was played; they see it here if they did there. */
    isPublic: boolean('is_public').notNull(),
    films: integer('films').notNull(),
    champions: text('champions').array().notNull(),
    startedAt: instant('started_at').notNull(),
    completedAt: instant('completed_at').notNull(),
    /** Absent where it was played before there were seals. */
    lastSeal: text('last_seal'),
    /** Its box, as JSON that a page can hold. */
    content: text('content').notNull(),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (t) => [
    // However often and by how many a box is brought in, it is there once.
    unique('archives_origin_unique').on(t.origin),
    // The archive as a visitor sees it, newest first.
    index('archives_public_idx')
      .on(t.id)
      .where(sql`${t.isPublic}`),
    check('archives_origin_form', sql`${t.origin} ~ '^[0-9a-f]{64}$'`),
    check('archives_last_seal_form', sql`${t.lastSeal} ~ '^[0-9a-f]{64}$'`),
    check('archives_name_length', sql`char_length(${t.name}) between 1 and 100`),
    check('archives_films_range', sql`${t.films} between 2 and 64`),
    check('archives_champions_some', sql`cardinality(${t.champions}) between 1 and 64`),
  ],
);
