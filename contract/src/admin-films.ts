import { z } from 'zod';
import { adminListQuery, reason, reasonBody } from './admin-lists.ts';
import { filmFields, filmParams } from './films.ts';
import { id } from './ids.ts';
import { person } from './people.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';

const adminFilm = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  director: z.string().nullable(),
  releaseYear: z.int().nullable(),
  genre: z.string().nullable(),
  posterUrl: z.string().nullable(),
  tmdbId: z.int().nullable(),
  enrichmentStatus: z.enum(['pending', 'done', 'not_found', 'failed']),
  owner: person.nullable(),
  createdAt: z.iso.datetime(),
  /** In how many championships it stands, and whether one of them is running. */
  championships: z.int(),
  isPlaying: z.boolean(),
});
export type AdminFilm = z.output<typeof adminFilm>;

const adminFilmFilters = ['all', 'not_enriched', 'playing'] as const;

/** What is left out stays; null clears. */
const changeFilmBody = z.strictObject({
  title: filmFields.title.optional(),
  description: filmFields.description.nullish(),
  director: filmFields.fact.nullish(),
  releaseYear: filmFields.year.nullish(),
  genre: filmFields.fact.nullish(),
  /** Another film of the film database; what it knows takes the place of what was known. */
  tmdbId: id.nullish(),
  reason,
});
export type ChangeFilmBody = z.output<typeof changeFilmBody>;

export const adminFilmRoutes = {
  listFilms: defineRoute({
    method: 'GET',
    path: '/api/admin/films',
    summary: 'Films by title, director or owner',
    access: 'admin',
    query: z.object({
      filter: z.enum(adminFilmFilters).default('all'),
      ...adminListQuery(['created', 'title', 'year']),
    }),
    status: 200,
    response: pageOf(adminFilm),
    errors: [],
  }),
  changeFilm: defineRoute({
    method: 'PATCH',
    path: '/api/admin/films/:filmId',
    summary: 'Changes a film, or which film of the film database it is',
    access: 'admin',
    params: filmParams,
    body: changeFilmBody,
    status: 200,
    response: adminFilm,
    errors: ['not_found'],
  }),
  enrichFilmAgain: defineRoute({
    method: 'POST',
    path: '/api/admin/films/:filmId/enrich',
    summary: 'Asks the film database about it again',
    access: 'admin',
    params: filmParams,
    body: reasonBody,
    status: 202,
    response: null,
    errors: ['not_found'],
  }),
  deleteFilmAsAdmin: defineRoute({
    method: 'DELETE',
    path: '/api/admin/films/:filmId',
    summary: 'Deletes a film that is not in play',
    access: 'admin',
    params: filmParams,
    body: reasonBody,
    status: 204,
    response: null,
    errors: ['not_found', 'film_in_championship'],
  }),
};
