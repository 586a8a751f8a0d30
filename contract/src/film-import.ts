import { z } from 'zod';
import { film, filmFields } from './films.ts';
import { id } from './ids.ts';
import { defineRoute } from './route.ts';
import { importRules, limits } from './rules.ts';

const { title, year, fact } = filmFields;

/** What the film database has for a line: enough to recognise it, and to add it. */
const matchedFilm = z.object({
  tmdbId: z.int().nullable(),
  title: z.string(),
  originalTitle: z.string().nullable(),
  director: z.string().nullable(),
  releaseYear: z.int().nullable(),
  genre: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** The caller has it already. */
  isOwned: z.boolean(),
});
export type MatchedFilm = z.output<typeof matchedFilm>;

const matchedLine = z.object({
  /** Of `found` there is one film, of `owned` one at most, of `not_found` none. */
  outcome: z.enum(['found', 'unsure', 'not_found', 'owned']),
  films: z.array(matchedFilm).max(importRules.choices),
});
export type MatchedLine = z.output<typeof matchedLine>;

const importedFilm = z.object({
  title,
  releaseYear: year.optional(),
  director: fact.optional(),
  genre: fact.optional(),
  tmdbId: id.optional(),
});
export type ImportedFilm = z.output<typeof importedFilm>;

const importedEntry = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('added'), film }),
  z.object({ outcome: z.enum(['owned', 'no_place']) }),
]);
export type ImportedEntry = z.output<typeof importedEntry>;

const keptFilm = z.object({
  id: z.int(),
  title: z.string(),
  reason: z.enum(['nominated', 'edited', 'too_late']),
});
export type KeptFilm = z.output<typeof keptFilm>;

export const filmImportRoutes = {
  matchFilms: defineRoute({
    method: 'POST',
    path: '/api/films/match',
    summary:
      'Looks the lines of a list up in the film database; one answer for each, in their order',
    access: 'signed-in',
    body: z.object({
      lines: z
        .array(z.object({ title, year: year.optional() }))
        .min(1)
        .max(importRules.linesPerCall),
    }),
    status: 200,
    response: z.array(matchedLine).max(importRules.linesPerCall),
    errors: ['film_database_away'],
  }),
  importFilms: defineRoute({
    method: 'POST',
    path: '/api/films/import',
    summary:
      'Adds several films, as many as there are places; those that the caller has already are left out',
    access: 'signed-in',
    body: z.object({ films: z.array(importedFilm).min(1).max(importRules.filmsPerCall) }),
    status: 200,
    response: z.array(importedEntry).max(importRules.filmsPerCall),
    errors: [],
  }),
  undoImport: defineRoute({
    method: 'POST',
    path: '/api/films/undo-import',
    summary: 'Takes films back that were added a moment ago and not touched since',
    access: 'signed-in',
    body: z.object({ filmIds: z.array(id).min(1).max(limits.filmsAllowed.max) }),
    status: 200,
    response: z.object({
      removed: z.array(z.int()).max(limits.filmsAllowed.max),
      kept: z.array(keptFilm).max(limits.filmsAllowed.max),
    }),
    errors: [],
  }),
};
