import { z } from 'zod';
import { person, personParams } from './people.ts';
import { longPageQuery, pageOf } from './paging.ts';
import { defineRoute } from './route.ts';

const blockedPerson = person.extend({ blockedAt: z.iso.datetime() });

export const blockRoutes = {
  listBlocked: defineRoute({
    method: 'GET',
    path: '/api/users/blocked',
    summary: 'The people whom the caller has blocked, the latest first',
    access: 'signed-in',
    query: z.object({
      limit: longPageQuery.limit,
      /** The username after which the page begins. */
      before: personParams.shape.username.optional(),
    }),
    status: 200,
    response: pageOf(blockedPerson),
    errors: [],
  }),
  blockUser: defineRoute({
    method: 'POST',
    path: '/api/users/:username/block',
    summary: 'Neither sees the other’s posts any more, and neither follows the other',
    access: 'signed-in',
    params: personParams,
    status: 204,
    response: null,
    errors: ['not_found', 'oneself'],
  }),
  unblockUser: defineRoute({
    method: 'DELETE',
    path: '/api/users/:username/block',
    summary: 'Takes a block back',
    access: 'signed-in',
    params: personParams,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
};
