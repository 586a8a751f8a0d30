import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';
import type { StreamingOffer } from '../catalogue/catalogue.ts';
import { users } from './accounts.ts';

/** Films are never removed while a championship remembers them: deleting sets `deleted_at`. */
export const films = pgTable(
  'films',
  {
    id: identity(),
    title: text('title').notNull(),
    description: text('description'),
    releaseYear: integer('release_year'),
    director: text('director'),
    genre: text('genre'),
    plot: text('plot'),
    tmdbRating: doublePrecision('tmdb_rating'),
    posterUrl: text('poster_url'),
    backdropUrl: text('backdrop_url'),
    /** Minutes. */
    runtime: integer('runtime'),
    cast: text('cast')
      .array()
      .notNull()
      .default(sql`'{}'`),
    ownerId: integer('owner_id').$type<UserId>().notNull(),
    coverImagePath: text('cover_image_path'),
    tmdbId: integer('tmdb_id'),
    tmdbEnriched: boolean('tmdb_enriched').notNull().default(false),
    isFromTmdb: boolean('is_from_tmdb').notNull().default(false),
    /** As the film database gave them. */
    streamingOffers: jsonb('streaming_offers').$type<StreamingOffer[]>(),
    streamingSummary: text('streaming_summary'),
    enrichmentStatus: text('enrichment_status', {
      enum: ['pending', 'done', 'not_found', 'failed'],
    })
      .notNull()
      .default('pending'),
    enrichmentAttempts: integer('enrichment_attempts').notNull().default(0),
    /** Absent: nothing more to try until someone asks. */
    enrichmentNextTryAt: instant('enrichment_next_try_at').defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a person last changed it; what the film database fills in is no change. */
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    foreignKey({ name: 'films_owner_fk', columns: [t.ownerId], foreignColumns: [users.id] }),
    // Target of `film_nominations_own_film_fk`: people nominate films of their own.
    unique('films_id_owner_unique').on(t.id, t.ownerId),
    // My films; profile: films.
    index('films_owner_idx')
      .on(t.ownerId, t.id)
      .where(sql`${t.deletedAt} is null`),
    // Nominations: is this film already there under another owner?
    index('films_tmdb_id_idx')
      .on(t.tmdbId)
      .where(sql`${t.tmdbId} is not null`),
    // Admin: search of films.
    index('films_search_idx').using(
      'gin',
      t.title.op('gin_trgm_ops'),
      t.director.op('gin_trgm_ops'),
    ),
    // Admin: the orders of the list, and what the film database has not filled.
    index('films_title_idx').on(sql`lower(${t.title})`, t.id),
    index('films_year_idx').on(sql`coalesce(${t.releaseYear}, 0)`, t.id),
    index('films_not_enriched_idx')
      .on(t.id)
      .where(sql`${t.enrichmentStatus} <> 'done' and ${t.deletedAt} is null`),
    // The enrichment job.
    index('films_enrichment_due_idx')
      .on(t.enrichmentNextTryAt)
      .where(sql`${t.enrichmentNextTryAt} is not null and ${t.deletedAt} is null`),
    check(
      'films_title_length',
      sql`char_length(btrim(${t.title})) >= 1 and char_length(${t.title}) <= 255`,
    ),
    check('films_description_length', sql`char_length(${t.description}) <= 5000`),
    // "Five years from now" moves, so the rest of the rule is the application's.
    check('films_release_year_range', sql`${t.releaseYear} between 1888 and 2200`),
    check('films_director_length', sql`char_length(${t.director}) <= 255`),
    check('films_genre_length', sql`char_length(${t.genre}) <= 255`),
    check('films_tmdb_rating_range', sql`${t.tmdbRating} between 0 and 10`),
    check('films_runtime_range', sql`${t.runtime} > 0`),
    check(
      'films_enrichment_status_known',
      sql`${t.enrichmentStatus} in ('pending', 'done', 'not_found', 'failed')`,
    ),
    check('films_enrichment_attempts_range', sql`${t.enrichmentAttempts} >= 0`),
  ],
);
