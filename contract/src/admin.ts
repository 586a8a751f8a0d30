import { z } from 'zod';
import { adminListQuery } from './admin-lists.ts';
import { idInAddress } from './ids.ts';
import { person } from './people.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';
import { auditTargets } from './rules.ts';
import { trimmedText } from './text.ts';

/** How far back growth goes, and how many kinds of jobs and errors are named. */
export const overviewRows = { days: 30, sources: 50 } as const;

const overview = z.object({
  /** When the totals, the growth and the storage were counted: at most a minute ago. */
  countedAt: z.iso.datetime(),
  totals: z.object({
    users: z.int(),
    films: z.int(),
    notEnriched: z.int(),
    circles: z.int(),
    tournaments: z.int(),
    openMatches: z.int(),
    posts: z.int(),
    votes: z.int(),
  }),
  /** The last thirty days, oldest first. */
  growth: z
    .array(
      z.object({
        day: z.iso.date(),
        users: z.int(),
        films: z.int(),
        posts: z.int(),
        votes: z.int(),
      }),
    )
    .max(overviewRows.days),
  storage: z.object({ images: z.int(), bytes: z.int() }),
  openReports: z.int(),
  jobs: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Given up, or being tried again after a failure. */
    failing: z
      .array(
        z.object({
          name: z.string(),
          jobs: z.int(),
          attempts: z.int(),
          lastError: z.string().nullable(),
          nextTryAt: z.iso.datetime().nullable(),
        }),
      )
      .max(overviewRows.sources),
  }),
  /** Of the last 24 hours, the most frequent first. */
  errors: z
    .array(z.object({ source: z.string(), count: z.int(), lastAt: z.iso.datetime() }))
    .max(overviewRows.sources),
});
export type AdminOverview = z.output<typeof overview>;

const auditEntry = z.object({
  id: z.int(),
  /** Null: the operator's command line, or an account that is deleted. */
  actor: person.nullable(),
  action: z.string(),
  targetType: z.string(),
  targetId: z.int().nullable(),
  /** What it was called at that time. */
  targetName: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const adminRoutes = {
  getOverview: defineRoute({
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'How the place is doing: figures, growth, reports, jobs, errors, storage',
    access: 'admin',
    status: 200,
    response: overview,
    errors: [],
  }),
  listAudit: defineRoute({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What admins, moderators and the operator did, newest first',
    access: 'admin',
    query: z.object({
      target: z.enum(auditTargets).optional(),
      targetId: idInAddress.optional(),
      /** The start of an action's name, such as `user.` */
      action: trimmedText().max(60).optional(),
      ...adminListQuery(['id']),
    }),
    status: 200,
    response: pageOf(auditEntry),
    errors: [],
  }),
};
