import { z } from 'zod';
import { filmsPerUser, maxFilms } from './ceilings.ts';
import { champions } from './champions.ts';
import { circleId, idInAddress, userId } from './ids.ts';
import { imageErrors } from './image-errors.ts';
import { longPageQuery, pageOf, pageQuery } from './paging.ts';
import { person } from './people.ts';
import { defineRoute } from './route.ts';
import { circleRoles, defaults, joinTypes, limits, tournamentStatuses } from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';

const viewerRequest = z.object({
  id: z.int(),
  status: z.enum(['pending', 'rejected']),
  /** After a rejection: when another request is taken. */
  mayAskAgainAt: z.iso.datetime().nullable(),
});

export const circle = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  ownerId: z.int(),
  ownerName: z.string(),
  coverImagePath: z.string().nullable(),
  maxFilms: z.int(),
  maxFilmsPerUser: z.int(),
  isPublic: z.boolean(),
  joinType: z.enum(joinTypes),
  createdAt: z.iso.datetime(),
  memberCount: z.int(),
  viewerRole: z.enum(circleRoles).nullable(),
  /** The viewer's last request, while it waits or was rejected. */
  viewerRequest: viewerRequest.nullable(),
  /** The viewer was removed or rejected: a moderator decides, also where others come in at once. */
  isViewerExcluded: z.boolean(),
});
export type Circle = z.output<typeof circle>;

export const circlePerson = person.extend({ id: z.int() });

const circleMember = circlePerson.extend({
  role: z.enum(circleRoles),
  joinedAt: z.iso.datetime(),
});
export type CircleMember = z.output<typeof circleMember>;

const circleTournament = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(tournamentStatuses),
  requiredFilmsPerUser: z.int(),
  maxFilms: z.int(),
  creatorName: z.string(),
  createdAt: z.iso.datetime(),
  /** Set where it was called off: `completed` without a champion. */
  cancelledAt: z.iso.datetime().nullable(),
  champions,
});
export type CircleTournament = z.output<typeof circleTournament>;

const name = trimmedText('circle_name_required')
  .min(limits.circleName.min, fieldMessage('circle_name_required'))
  .max(limits.circleName.max, fieldMessage('circle_name_too_long'));
const description = trimmedText().max(limits.circleDescription.max, fieldMessage('field_too_long'));
const coverImageUrl = trimmedText().max(2000);

export const createCircleBody = z.object({
  name,
  description: description.optional(),
  isPublic: z.boolean().default(true),
  /** A private circle always needs approval, whatever this says. */
  joinType: z.enum(joinTypes).default('open'),
  maxFilms: maxFilms.default(defaults.circle.maxFilms),
  maxFilmsPerUser: filmsPerUser.default(defaults.circle.maxFilmsPerUser),
  coverImageUrl: coverImageUrl.optional(),
});
export type CreateCircleBody = z.output<typeof createCircleBody>;

/** An empty text or null clears a field; what is left out stays. */
const editCircleBody = z.object({
  name: name.optional(),
  description: description.nullish(),
  isPublic: z.boolean().optional(),
  joinType: z.enum(joinTypes).optional(),
  maxFilms: maxFilms.optional(),
  maxFilmsPerUser: filmsPerUser.optional(),
  coverImageUrl: coverImageUrl.nullish(),
});
export type EditCircleBody = z.output<typeof editCircleBody>;

const userBody = z.object({ userId });

export const circleParams = z.object({ circleId: idInAddress.pipe(circleId) });

export const circleRoutes = {
  listCircles: defineRoute({
    method: 'GET',
    path: '/api/circles',
    summary: 'Every circle, newest first; what happens inside a private one is not shown',
    access: 'signed-in',
    query: z.object({
      filter: z.enum(['all', 'public', 'private']).default('all'),
      /** Looked for in name and description. */
      search: trimmedText().max(100).optional(),
      ...pageQuery,
    }),
    status: 200,
    response: pageOf(circle),
    errors: [],
  }),
  listMyCircles: defineRoute({
    method: 'GET',
    path: '/api/circles/my',
    summary: 'The circles of the signed-in user, and how many of the places are taken',
    access: 'signed-in',
    status: 200,
    response: z.object({
      circles: z.array(circle).max(limits.circlesPerUser),
      active: z.int(),
      max: z.int(),
    }),
    errors: [],
  }),
  createCircle: defineRoute({
    method: 'POST',
    path: '/api/circles',
    summary: 'Creates a circle; whoever creates it owns it',
    access: 'signed-in',
    body: createCircleBody,
    status: 201,
    response: circle,
    errors: ['circle_limit_reached', ...imageErrors],
  }),
  getCircle: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId',
    summary: 'One circle',
    access: 'signed-in',
    params: circleParams,
    status: 200,
    response: circle,
    errors: ['not_found'],
  }),
  editCircle: defineRoute({
    method: 'PATCH',
    path: '/api/circles/:circleId',
    summary: 'Changes a circle’s settings (its admins, site admins)',
    access: 'signed-in',
    params: circleParams,
    body: editCircleBody,
    status: 200,
    response: circle,
    errors: imageErrors,
  }),
  deleteCircle: defineRoute({
    method: 'DELETE',
    path: '/api/circles/:circleId',
    summary: 'Deletes a circle in which no championship runs (its owner, site admins)',
    access: 'signed-in',
    params: circleParams,
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'circle_has_championship'],
  }),
  listMembers: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId/members',
    summary: 'The members; of a private circle, for members and site admins',
    access: 'signed-in',
    params: circleParams,
    query: z.object(longPageQuery),
    status: 200,
    response: pageOf(circleMember),
    errors: ['not_found', 'forbidden'],
  }),
  listCircleTournaments: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId/tournaments',
    summary: 'The championships of a circle, newest first',
    access: 'signed-in',
    params: circleParams,
    query: z.object(longPageQuery),
    status: 200,
    response: pageOf(circleTournament),
    errors: ['not_found', 'forbidden'],
  }),
  getUserRole: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId/user-role',
    summary: 'The caller’s role; null for outsiders. isModerator: has the rights of a moderator',
    access: 'signed-in',
    params: circleParams,
    status: 200,
    response: z.object({ role: z.enum(circleRoles).nullable(), isModerator: z.boolean() }),
    errors: ['not_found'],
  }),
  promoteModerator: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/promote-moderator',
    summary: 'Makes a member a moderator (the circle’s admins, site admins)',
    access: 'signed-in',
    params: circleParams,
    body: userBody,
    status: 200,
    response: circleMember,
    errors: ['not_found', 'forbidden', 'admin_role_fixed'],
  }),
  demoteModerator: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/demote-moderator',
    summary: 'Makes a moderator a member again (the circle’s admins, site admins)',
    access: 'signed-in',
    params: circleParams,
    body: userBody,
    status: 200,
    response: circleMember,
    errors: ['not_found', 'forbidden', 'admin_role_fixed'],
  }),
  removeMember: defineRoute({
    method: 'DELETE',
    path: '/api/circles/:circleId/members/:userId',
    summary: 'Removes a member: admins anyone but the owner, moderators plain members',
    access: 'signed-in',
    params: circleParams.extend({ userId: idInAddress.pipe(userId) }),
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'owner_stays'],
  }),
  transferCircle: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/transfer',
    summary: 'Hands the circle over to another member (its owner, site admins)',
    access: 'signed-in',
    params: circleParams,
    body: userBody,
    status: 200,
    response: circle,
    errors: ['not_found', 'forbidden'],
  }),
};
