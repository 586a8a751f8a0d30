import { z } from 'zod';
import { adminListQuery, reason, reasonBody, suspensionEnd } from './admin-lists.ts';
import { circleParams } from './circles.ts';
import { idInAddress } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { person, personParams } from './people.ts';
import { postParams, reportBody, statement } from './posts.ts';
import { defineRoute } from './route.ts';
import { reportReasons, reportStatuses } from './rules.ts';

/** A post as those see it who look after the place: with what it answers and where it stands. */
const moderatedPost = statement.extend({
  circle: z.object({ id: z.int(), name: z.string() }).nullable(),
  tournament: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** What it answers and what it quotes, unless that is deleted. */
  parent: z.object({ id: z.int(), author: person, content: z.string() }).nullable(),
  quoted: z.object({ id: z.int(), author: person, content: z.string() }).nullable(),
  openReports: z.int(),
});
export type ModeratedPost = z.output<typeof moderatedPost>;

/** Everything that was reported of one post or person and is decided together. */
const reportCase = z.object({
  /** Of its first report: the case goes by it. */
  id: z.int(),
  status: z.enum(reportStatuses),
  /** One of the two. Null as well where the post has been deleted since. */
  post: moderatedPost.nullable(),
  person: person.nullable(),
  /** Whom it is about: the author, or the person. Null once the account is deleted. */
  concerned: person
    .extend({
      /** Reports about them or their posts that were upheld before. */
      upheldBefore: z.int(),
      isSuspended: z.boolean(),
      /** Whether the caller may suspend them. */
      viewerMaySuspend: z.boolean(),
    })
    .nullable(),
  /** The first ones; more of one case say nothing new. */
  reports: pageOf(
    z.object({
      id: z.int(),
      /** Told to site admins alone. */
      reporter: person.nullable(),
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  resolvedBy: person.nullable(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type ReportCase = z.output<typeof reportCase>;

const statusQuery = z.enum(reportStatuses).default('open');

/** Dismissing takes nothing else; upholding at least says so to whoever reported. */
const circleDecision = z.strictObject({
  outcome: z.enum(['upheld', 'dismissed']),
  deletePost: z.boolean().default(false),
  /** Tells the person concerned, with the reason. */
  warn: z.boolean().default(false),
  reason,
});
const adminDecision = circleDecision.extend({
  suspend: z.boolean().default(false),
  /** With `suspend`; left out: until somebody lifts it. */
  suspendedUntil: suspensionEnd.optional(),
});
export type ReportDecision = z.input<typeof adminDecision>;

export const moderationRoutes = {
  reportPerson: defineRoute({
    method: 'POST',
    path: '/api/users/:username/report',
    summary: 'Tells the admins about a person; a second report while one is open changes nothing',
    access: 'signed-in',
    params: personParams,
    body: reportBody,
    status: 204,
    response: null,
    errors: ['not_found', 'oneself'],
  }),
  listReports: defineRoute({
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'What was reported, post by post and person by person; the longest waiting first',
    access: 'admin',
    query: z.object({
      status: statusQuery,
      kind: z.enum(['post', 'person']).optional(),
      /** The name of whoever reported or is concerned. */
      search: adminListQuery(['id']).search,
      ...pageQuery,
    }),
    status: 200,
    response: pageOf(reportCase),
    errors: [],
  }),
  decideReport: defineRoute({
    method: 'POST',
    path: '/api/admin/reports/:reportId/decision',
    summary: 'Decides a case: all open reports of the same post or person',
    access: 'admin',
    params: z.object({ reportId: idInAddress }),
    body: adminDecision,
    status: 200,
    response: reportCase,
    errors: ['not_found', 'report_decided', 'forbidden', 'oneself', 'last_super_admin'],
  }),
  listCircleReports: defineRoute({
    method: 'GET',
    path: '/api/circles/:circleId/reports',
    summary: 'What was reported of a circle’s posts (its moderators and admins)',
    access: 'signed-in',
    params: circleParams,
    query: z.object({ status: statusQuery, ...pageQuery }),
    status: 200,
    response: pageOf(reportCase),
    errors: ['not_found', 'forbidden'],
  }),
  decideCircleReport: defineRoute({
    method: 'POST',
    path: '/api/circles/:circleId/reports/:reportId/decision',
    summary: 'Decides about a reported post of the circle (its moderators and admins)',
    access: 'signed-in',
    params: z.object({ ...circleParams.shape, reportId: idInAddress }),
    body: circleDecision,
    status: 200,
    response: reportCase,
    errors: ['not_found', 'forbidden', 'report_decided', 'oneself'],
  }),
  listAllPosts: defineRoute({
    method: 'GET',
    path: '/api/admin/posts',
    summary: 'Posts by their words or author, newest first',
    access: 'admin',
    query: z.object({
      filter: z.enum(['all', 'reported', 'photos']).default('all'),
      ...adminListQuery(['id']),
    }),
    status: 200,
    response: pageOf(moderatedPost),
    errors: [],
  }),
  deletePostAsAdmin: defineRoute({
    method: 'DELETE',
    path: '/api/admin/posts/:postId',
    summary: 'Deletes a post and tells its author why',
    access: 'admin',
    params: postParams,
    body: reasonBody,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
};
