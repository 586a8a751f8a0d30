import { z } from 'zod';
import { circle, circleParams } from './circles.ts';
import { idInAddress } from './ids.ts';
import { person } from './people.ts';
import { defineRoute } from './route.ts';
import { defaults, limits } from './rules.ts';

const invite = z.object({
  id: z.int(),
  circleId: z.int(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  maxUses: z.int(),
  uses: z.int(),
  createdAt: z.iso.datetime(),
  /** What its address ends with; null for whoever may not invite, and for a link of before tokens could be told again. */
  token: z.string().nullable(),
});
export type CircleInvite = z.output<typeof invite>;

/** One that was made now, or that can be shown. */
const inviteLink = invite.extend({ token: z.string() });
export type InviteLink = z.output<typeof inviteLink>;

/** As many as stand round a ring. */
export const facesShown = 11;

/** What whoever has the link may know of the circle before they are in. */
const invitedCircle = z.object({
  name: z.string(),
  isPublic: z.boolean(),
  /** A private circle shows its name alone: from here on it has nothing. */
  description: z.string().nullable(),
  coverImagePath: z.string().nullable(),
  memberCount: z.int().nullable(),
  /** Some of the members, of those whose profile is public. */
  faces: z.array(person).max(facesShown),
});

const invitation = z.object({
  isOpen: z.boolean(),
  expiresAt: z.iso.datetime(),
  /** Whom to ask; null when they look after the circle no more. */
  inviter: person.nullable(),
  /** Null when the link has ended, except for members. */
  circle: invitedCircle.nullable(),
  /** For a member: where it is. */
  memberOf: z.int().nullable(),
  /** For whoever was removed or rejected: where to ask, for the link does not let them in. */
  excludedFrom: z.int().nullable(),
  /** Whether the caller is in as many circles as one can be in. */
  hasNoRoom: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

const createInviteBody = z.object({
  maxUses: z.int().min(1).max(limits.inviteUses.max).default(defaults.invite.uses),
  expiresInHours: z.int().min(1).max(limits.inviteHours.max).default(defaults.invite.hours),
});
export type CreateInviteBody = z.output<typeof createInviteBody>;

const inviteToken = z.string().regex(/^[\w-]{20,100}$/);
const inviteBody = z.object({ token: inviteToken });
export const inviteParams = z.object({ token: inviteToken });

export const circleInviteRoutes = {
  listInvites: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId/invites',
    summary: 'The invite links that still work (moderators and admins)',
    access: 'signed-in',
    params: circleParams,
    status: 200,
    response: z.array(invite).max(limits.invitesPerCircle),
    errors: ['not_found', 'forbidden'],
  }),
  createInvite: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/invites',
    summary: 'Makes an invite link (moderators and admins)',
    access: 'signed-in',
    params: circleParams,
    body: createInviteBody,
    status: 201,
    response: inviteLink,
    errors: ['not_found', 'forbidden', 'invite_limit_reached'],
  }),
  takeInviteLink: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/invite-link',
    summary:
      'The caller’s newest link that still works, made if there is none (moderators and admins)',
    access: 'signed-in',
    params: circleParams,
    status: 200,
    response: inviteLink,
    errors: ['not_found', 'forbidden', 'invite_limit_reached'],
  }),
  revokeInvite: defineRoute({
    method: 'DELETE',
    path: '/api/circles/:circleId/invites/:inviteId',
    summary: 'Ends an invite link (moderators and admins)',
    access: 'signed-in',
    params: circleParams.extend({ inviteId: idInAddress }),
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden'],
  }),
  readInvite: defineRoute({
    method: 'POST',
    path: '/api/invites/read',
    summary:
      'Who invites to what; a link that has ended says whom to ask. A POST, so that no log keeps the token',
    access: 'everyone',
    body: inviteBody,
    status: 200,
    response: invitation,
    errors: ['link_expired'],
  }),
  acceptInvite: defineRoute({
    method: 'POST',
    path: '/api/invites/accept',
    summary: 'Joins the circle that an invite link leads to',
    access: 'signed-in',
    body: inviteBody,
    status: 200,
    response: circle,
    errors: ['link_expired', 'already_member', 'excluded_from_circle', 'circle_limit_reached'],
  }),
};
