import { z } from 'zod';
import { reason } from './admin-lists.ts';
import { filmSummary } from './film-summary.ts';
import { addFilmBody, film } from './films.ts';
import { id, idInAddress } from './ids.ts';
import { imageErrors } from './image-errors.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { tournamentParams } from './tournaments.ts';

const nomination = z.object({
  tournamentId: z.int(),
  filmId: z.int(),
  nominationOrder: z.int(),
  createdAt: z.iso.datetime(),
  film: filmSummary,
  user: z.object({
    id: z.int(),
    username: z.string(),
    /** First and last name, else the username; null once the account is deleted. */
    name: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
  }),
});
export type Nomination = z.output<typeof nomination>;

export const nominationRoutes = {
  listNominations: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/nominations',
    summary: 'The nominated films, by participant and in each one’s order',
    access: 'signed-in',
    params: tournamentParams,
    status: 200,
    response: z.array(nomination).max(limits.tournamentFilms.max),
    errors: ['not_found'],
  }),
  nominate: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/nominations',
    summary: 'Nominates a film of one’s own',
    access: 'signed-in',
    params: tournamentParams,
    body: z.object({ filmId: id }),
    status: 201,
    response: nomination,
    errors: [
      'not_found',
      'forbidden',
      'not_eligible',
      'tournament_not_in_setup',
      'film_nominated_already',
      'nominations_used_up',
      'tournament_full',
    ],
  }),
  nominateNewFilm: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/nominations/films',
    summary: 'Adds a film and nominates it: both, or neither',
    access: 'signed-in',
    params: tournamentParams,
    body: addFilmBody,
    status: 201,
    response: z.object({ film, nomination }),
    errors: [
      'not_found',
      'not_eligible',
      'tournament_not_in_setup',
      'film_nominated_already',
      'nominations_used_up',
      'tournament_full',
      'film_limit_reached',
      ...imageErrors,
    ],
  }),
  withdrawNomination: defineRoute({
    method: 'DELETE',
    path: '/api/tournaments/:tournamentId/nominations/:filmId',
    summary: 'Takes a nomination of one’s own back before the start',
    access: 'signed-in',
    params: tournamentParams.extend({ filmId: idInAddress }),
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'tournament_not_in_setup'],
  }),
  removeNominations: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/nominations/removals',
    summary:
      'Takes others’ films out before the start and tells them why: all, or none (creator, who runs the circle, admins)',
    access: 'signed-in',
    params: tournamentParams,
    body: z.strictObject({
      filmIds: z.array(id).min(1).max(limits.tournamentFilms.max),
      reason,
    }),
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'tournament_not_in_setup'],
  }),
  orderNominations: defineRoute({
    method: 'PUT',
    path: '/api/tournaments/:tournamentId/nominations/order',
    summary: 'Puts one’s nominations in an order: all of them, each once',
    access: 'signed-in',
    params: tournamentParams,
    body: z.object({ filmIds: z.array(id).max(limits.requiredFilmsPerUser.max) }),
    status: 200,
    response: z.array(nomination).max(limits.tournamentFilms.max),
    errors: ['not_found', 'tournament_not_in_setup', 'nominations_changed'],
  }),
};
