import { z } from 'zod';
import { id, idInAddress } from './ids.ts';
import { imageErrors } from './image-errors.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';
import { limits, tournamentStatuses } from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';

const streamingOffer = z.object({
  kind: z.enum(['flatrate', 'free', 'ads', 'rent', 'buy']),
  provider: z.string(),
  country: z.string(),
  link: z.string().nullable(),
  lookedUpAt: z.iso.datetime(),
});

export const film = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  releaseYear: z.int().nullable(),
  director: z.string().nullable(),
  genre: z.string().nullable(),
  plot: z.string().nullable(),
  tmdbRating: z.number().nullable(),
  posterUrl: z.string().nullable(),
  backdropUrl: z.string().nullable(),
  runtime: z.int().nullable(),
  cast: z.array(z.string()).max(limits.cast),
  ownerId: z.int(),
  coverImagePath: z.string().nullable(),
  tmdbId: z.int().nullable(),
  /** False until the film database has been asked and has answered. */
  tmdbEnriched: z.boolean(),
  isFromTmdb: z.boolean(),
  enrichmentStatus: z.enum(['pending', 'done', 'not_found', 'failed']),
  streamingOffers: z.array(streamingOffer).max(limits.streamingOffers),
  streamingSummary: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Film = z.output<typeof film>;

/** A film with the championships it stands in: what deleting it would touch. */
const filmDetail = film.extend({
  /** The latest. */
  championships: pageOf(
    z.object({ id: z.int(), name: z.string(), status: z.enum(tournamentStatuses) }),
  ),
});

/** More is no choice but a catalogue. */
export const searchResultsMax = 8;

const foundFilm = z.object({
  tmdbId: z.int().nullable(),
  title: z.string(),
  originalTitle: z.string().nullable(),
  overview: z.string().nullable(),
  plot: z.string().nullable(),
  director: z.string().nullable(),
  releaseYear: z.int().nullable(),
  genre: z.string().nullable(),
  posterUrl: z.string().nullable(),
  runtime: z.int().nullable(),
  rating: z.number().nullable(),
  /**
   * How sure it is that this film is meant: `exact` is at most one, the only film of that title; `close`
   * is worth a question; `loose` begins like what was typed, or has its words.
   */
  confidence: z.enum(['exact', 'close', 'loose']),
});
export type FoundFilm = z.output<typeof foundFilm>;

const title = trimmedText('title_required')
  .min(limits.filmTitle.min, fieldMessage('title_required'))
  .max(limits.filmTitle.max, fieldMessage('title_too_long'));

const year = z
  .int(fieldMessage('year_invalid'))
  .min(limits.filmYear.min, fieldMessage('year_invalid'))
  .refine(
    (value) => value <= new Date().getFullYear() + limits.filmYear.yearsAhead,
    fieldMessage('year_invalid'),
  );

const fact = trimmedText().max(limits.filmFact.max, fieldMessage('field_too_long'));
const description = trimmedText().max(limits.filmDescription.max, fieldMessage('field_too_long'));

/** How each field of a film is typed. */
export const filmFields = { title, year, fact, description };

export const addFilmBody = z.object({
  title,
  description: description.optional(),
  director: fact.optional(),
  releaseYear: year.optional(),
  genre: fact.optional(),
  coverImageUrl: trimmedText().max(2000).optional(),
  tmdbId: id.optional(),
});
export type AddFilmBody = z.output<typeof addFilmBody>;

/** An empty text or null clears a field; what is left out stays. */
const editFilmBody = z.object({
  title: title.optional(),
  description: description.nullish(),
  director: fact.nullish(),
  releaseYear: year.nullish(),
  genre: fact.nullish(),
  coverImageUrl: trimmedText().max(2000).nullish(),
  /** Another film of the film database; what it knows takes the place of what was known. */
  tmdbId: id.nullish(),
});
export type EditFilmBody = z.output<typeof editFilmBody>;

export const filmParams = z.object({ filmId: idInAddress });

export const filmRoutes = {
  listMyFilms: defineRoute({
    method: 'GET',
    path: '/api/films/my',
    summary: 'The films of the signed-in user, newest first',
    access: 'signed-in',
    cost: 2,
    status: 200,
    response: z.array(film).max(limits.filmsAllowed.max),
    errors: [],
  }),
  searchFilms: defineRoute({
    method: 'GET',
    path: '/api/films/search',
    summary: 'Looks a title up in the film database, best match first',
    access: 'signed-in',
    cost: 2,
    query: z.object({ title }),
    status: 200,
    response: z.array(foundFilm).max(searchResultsMax),
    errors: ['film_database_away'],
  }),
  addFilm: defineRoute({
    method: 'POST',
    path: '/api/films',
    summary: 'Adds a film',
    access: 'signed-in',
    body: addFilmBody,
    status: 201,
    response: film,
    errors: ['film_limit_reached', ...imageErrors],
  }),
  getFilm: defineRoute({
    method: 'GET',
    path: '/api/films/:filmId',
    summary: 'One film and the championships it stands in',
    access: 'signed-in',
    params: filmParams,
    status: 200,
    response: filmDetail,
    errors: ['not_found'],
  }),
  editFilm: defineRoute({
    method: 'PATCH',
    path: '/api/films/:filmId',
    summary: 'Changes a film of one’s own',
    access: 'signed-in',
    params: filmParams,
    body: editFilmBody,
    status: 200,
    response: film,
    errors: ['film_nominated_already', ...imageErrors],
  }),
  deleteFilm: defineRoute({
    method: 'DELETE',
    path: '/api/films/:filmId',
    summary: 'Deletes a film; in finished championships it stays on record',
    access: 'signed-in',
    params: filmParams,
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'film_in_championship'],
  }),
  enrichFilm: defineRoute({
    method: 'POST',
    path: '/api/films/:filmId/enrich',
    summary: 'Asks the film database about this film again',
    access: 'signed-in',
    params: filmParams,
    status: 202,
    response: null,
    errors: ['not_found', 'forbidden'],
  }),
};
