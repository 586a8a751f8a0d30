import { z } from 'zod';
import { circleParams, circlePerson } from './circles.ts';
import { idInAddress } from './ids.ts';
import { longPageQuery, pageOf } from './paging.ts';
import { defineRoute } from './route.ts';
import { joinRequestStatuses, limits } from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';

const joinRequest = z.object({
  id: z.int(),
  circleId: z.int(),
  user: circlePerson,
  status: z.enum(joinRequestStatuses),
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
});
export type JoinRequest = z.output<typeof joinRequest>;

export const joinCircleBody = z.object({
  message: trimmedText()
    .max(limits.joinMessage.max, fieldMessage('join_message_too_long'))
    .nullish(),
});

/** How people come into a circle and leave it: requests and goodbyes. Links are in `circle-invites.ts`. */
export const circleEntryRoutes = {
  joinCircle: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/join',
    summary:
      'Joins an open circle, or asks for a place where approval is needed, with a message or without',
    access: 'signed-in',
    params: circleParams,
    body: joinCircleBody.optional(),
    status: 200,
    response: z.object({ status: z.enum(['joined', 'pending']) }),
    errors: [
      'not_found',
      'already_member',
      'request_pending',
      'ask_again_later',
      'circle_limit_reached',
    ],
  }),
  withdrawRequest: defineRoute({
    method: 'DELETE',
    path: '/api/circles/:circleId/join',
    summary: 'Withdraws one’s pending request',
    access: 'signed-in',
    params: circleParams,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
  leaveCircle: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/leave',
    summary: 'Leaves a circle; the owner hands it over first',
    access: 'signed-in',
    params: circleParams,
    status: 204,
    response: null,
    errors: ['not_found', 'not_a_member', 'owner_stays'],
  }),
  listJoinRequests: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId/join-requests',
    summary: 'The pending requests, oldest first (moderators and admins)',
    access: 'signed-in',
    params: circleParams,
    query: z.object(longPageQuery),
    status: 200,
    response: pageOf(joinRequest),
    errors: ['not_found', 'forbidden'],
  }),
  approveRequest: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/join-requests/:requestId/approve',
    summary: 'Lets the person in (moderators and admins, never one’s own request)',
    access: 'signed-in',
    params: circleParams.extend({ requestId: idInAddress }),
    status: 200,
    response: joinRequest,
    errors: ['not_found', 'forbidden', 'request_decided', 'member_limit_reached'],
  }),
  rejectRequest: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/join-requests/:requestId/reject',
    summary: 'Turns the request down (moderators and admins, never one’s own request)',
    access: 'signed-in',
    params: circleParams.extend({ requestId: idInAddress }),
    status: 200,
    response: joinRequest,
    errors: ['not_found', 'forbidden', 'request_decided'],
  }),
};
