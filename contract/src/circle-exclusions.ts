import { z } from 'zod';
import { circleParams, circlePerson } from './circles.ts';
import { idInAddress, userId } from './ids.ts';
import { defineRoute } from './route.ts';
import { exclusionCauses, limits } from './rules.ts';

const exclusion = z.object({
  user: circlePerson,
  /** Shown out as a member, or turned away at the door. */
  cause: z.enum(exclusionCauses),
  createdAt: z.iso.datetime(),
});
export type Exclusion = z.output<typeof exclusion>;

/** Whom a circle keeps out until a moderator says otherwise. */
export const circleExclusionRoutes = {
  listExclusions: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId/exclusions',
    summary: 'Who was removed or rejected, the latest first, 100 at most (moderators and admins)',
    access: 'signed-in',
    params: circleParams,
    status: 200,
    response: z.array(exclusion).max(limits.exclusionsShown),
    errors: ['not_found', 'forbidden'],
  }),
  liftExclusion: defineRoute({
    method: 'DELETE',
    path: '/api/circles/:circleId/exclusions/:userId',
    summary:
      'Lets somebody who was removed or rejected come in as anybody does (moderators and admins)',
    access: 'signed-in',
    params: circleParams.extend({ userId: idInAddress.pipe(userId) }),
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden'],
  }),
};
