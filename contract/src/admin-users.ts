import { z } from 'zod';
import { adminListQuery, reason, reasonBody, suspensionEnd } from './admin-lists.ts';
import { idInAddress, userId } from './ids.ts';
import { person } from './people.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';
import { circleRoles, limits } from './rules.ts';
import { fieldMessage } from './text.ts';

const adminUser = person.extend({
  id: z.int(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  hasSecondFactor: z.boolean(),
  filmsUploaded: z.int(),
  maxFilmsAllowed: z.int(),
  postsCount: z.int(),
  createdAt: z.iso.datetime(),
  /** In any of the sessions that are still open. */
  lastSeenAt: z.iso.datetime().nullable(),
  suspension: z
    .object({
      since: z.iso.datetime(),
      /** Null: until somebody lifts it. */
      until: z.iso.datetime().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  deletionRequestedAt: z.iso.datetime().nullable(),
  /** What the caller may do with this account; the same rules decide when it is tried. */
  viewerMay: z.object({
    change: z.boolean(),
    suspend: z.boolean(),
    delete: z.boolean(),
    grantAdmin: z.boolean(),
    revokeAdmin: z.boolean(),
    resetSecondFactor: z.boolean(),
  }),
});
export type AdminUser = z.output<typeof adminUser>;

const adminUserDetail = adminUser.extend({
  sessions: z.int(),
  circles: z
    .array(z.object({ id: z.int(), name: z.string(), role: z.enum(circleRoles) }))
    .max(limits.circlesPerUser),
  openReports: z.int(),
  upheldReports: z.int(),
});
export type AdminUserDetail = z.output<typeof adminUserDetail>;

const adminUserFilters = ['all', 'admins', 'unverified', 'suspended'] as const;

const userParams = z.object({ userId: idInAddress.pipe(userId) });

const changeUserBody = z
  .strictObject({
    isAdmin: z.boolean().optional(),
    suspended: z.boolean().optional(),
    /** With `suspended: true`; left out: until somebody lifts it. */
    suspendedUntil: suspensionEnd.optional(),
    maxFilmsAllowed: z.int().min(0).max(limits.filmsAllowed.max).optional(),
    isEmailVerified: z.literal(true).optional(),
    reason,
  })
  .refine(({ suspended, suspendedUntil }) => suspendedUntil === undefined || suspended === true, {
    path: ['suspendedUntil'],
    ...fieldMessage('field_invalid'),
  });
export type ChangeUserBody = z.output<typeof changeUserBody>;

export const adminUserRoutes = {
  listUsers: defineRoute({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Accounts by username, name or e-mail address',
    access: 'admin',
    query: z.object({
      filter: z.enum(adminUserFilters).default('all'),
      ...adminListQuery(['created', 'username', 'films', 'posts']),
    }),
    status: 200,
    response: pageOf(adminUser),
    errors: [],
  }),
  getUser: defineRoute({
    method: 'GET',
    path: '/api/admin/users/:userId',
    summary: 'One account',
    access: 'admin',
    params: userParams,
    status: 200,
    response: adminUserDetail,
    errors: ['not_found'],
  }),
  changeUser: defineRoute({
    method: 'PATCH',
    path: '/api/admin/users/:userId',
    summary:
      'Suspends or lifts it, sets the film limit, confirms the e-mail address; super-admins give and take the admin role',
    access: 'admin',
    params: userParams,
    body: changeUserBody,
    status: 200,
    response: adminUser,
    errors: ['not_found', 'forbidden', 'oneself', 'last_super_admin'],
  }),
  endUserSessions: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/end-sessions',
    summary: 'Signs somebody out everywhere',
    access: 'admin',
    params: userParams,
    body: reasonBody,
    status: 200,
    response: z.object({ ended: z.int() }),
    errors: ['not_found', 'forbidden', 'oneself'],
  }),
  resetSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/reset-second-factor',
    summary: 'Takes away a second factor that somebody lost (super-admins)',
    access: 'admin',
    params: userParams,
    body: reasonBody,
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'oneself', 'second_factor_off'],
  }),
  deleteUser: defineRoute({
    method: 'DELETE',
    path: '/api/admin/users/:userId',
    summary: 'Deletes an account at once and for good; results stay',
    access: 'admin',
    params: userParams,
    body: reasonBody,
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'oneself', 'last_super_admin'],
  }),
};
