import { z } from 'zod';
import { longId, longIdInAddress } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { person } from './people.ts';
import { defineRoute } from './route.ts';
import { mailKinds, moderationActs, notificationTypes, owingNamed } from './rules.ts';
import { dayStory } from './story.ts';
import { anyText } from './text.ts';

const notification = z.object({
  id: z.int(),
  type: z.enum(notificationTypes),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Who caused it; null when nobody did, or once their account is deleted. */
  actor: person.nullable(),
  /** What it is about, of that which the viewer may still see: for its sentence and its link. */
  tournament: z.object({ id: z.int(), name: z.string(), matchDay: z.int().nullable() }).nullable(),
  /** What it asks to be nominated: how many films of the viewer's own, and until when. */
  nominations: z.object({ films: z.int(), until: z.iso.datetime().nullable() }).nullable(),
  /** What kept a championship from starting at its deadline, and who owes how many films. */
  missing: z
    .object({
      participants: z.int(),
      films: z.int(),
      people: z.array(z.object({ name: z.string(), films: z.int() })).max(owingNamed),
      /** Those besides who are not named. */
      others: z.int(),
    })
    .nullable(),
  /** How many films left with whoever caused it. */
  films: z.int().nullable(),
  /** How the table stands after the day that it is about. */
  results: z
    .object({
      matches: z.int(),
      /** How many films share the first place; the title of one that has it alone. */
      leaders: z.int(),
      leader: z.string().nullable(),
      /** The day that opened with it. */
      nextMatchDay: z.int(),
    })
    .nullable(),
  /** Of the day whose close, or whose results, are the news, once it is written: its first 16 characters. */
  seal: z.object({ matchDay: z.int(), code: z.string() }).nullable(),
  /** Of a count that somebody says does not add up. */
  matchNumber: z.int().nullable(),
  /** The most remarkable thing about the day that it is about. */
  story: dayStory.nullable(),
  /** Of a championship that is over: how many films share the title after its last day, or the one that has it. */
  champions: z
    .object({ matchDay: z.int(), count: z.int(), film: z.string().nullable() })
    .nullable(),
  circle: z.object({ id: z.int(), name: z.string() }).nullable(),
  post: z.object({ id: z.int(), excerpt: z.string() }).nullable(),
  /** How it ended, where that is the news. */
  outcome: z.enum(['approved', 'rejected', 'readmitted', 'upheld', 'dismissed']).nullable(),
  /** What the viewer has become in the circle, where that is the news. */
  role: z.enum(['moderator', 'admin']).nullable(),
  /** What was done by somebody who looks after the place, to what, and why. */
  moderation: z
    .object({
      act: z.enum(moderationActs),
      /** The title of a film or a name, as it was then. */
      subject: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type Notification = z.output<typeof notification>;

const unread = z.object({ unread: z.int() });

const setting = z.object({
  type: z.enum(mailKinds),
  /** Never of the weekly digest, which is only ever a mail. */
  inApp: z.boolean(),
  byEmail: z.boolean(),
  /** On the devices that are switched on; never of the weekly digest either. */
  byPush: z.boolean(),
});
export type NotificationSetting = z.output<typeof setting>;

/** A page from before there were pushes does not name them: they stay as they are. */
const change = setting
  .extend({ byPush: z.boolean().optional() })
  .refine(({ type, inApp, byPush }) => type !== 'weekly_digest' || (!inApp && byPush !== true));
export type NotificationChange = z.output<typeof change>;

export const notificationRoutes = {
  listNotifications: defineRoute({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The caller’s notifications, newest first',
    access: 'signed-in',
    query: z.object({
      ...pageQuery,
      before: longIdInAddress.optional(),
      only: z.enum(['unread']).optional(),
    }),
    status: 200,
    response: pageOf(notification),
    errors: [],
  }),
  countUnread: defineRoute({
    method: 'GET',
    path: '/api/notifications/unread',
    summary: 'How many the caller has not read',
    access: 'signed-in',
    status: 200,
    response: unread,
    errors: [],
  }),
  markRead: defineRoute({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks some or all as read',
    access: 'signed-in',
    body: z.union([
      z.strictObject({ ids: z.array(longId).min(1).max(100) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
    status: 200,
    response: unread,
    errors: [],
  }),
  getNotificationSettings: defineRoute({
    method: 'GET',
    path: '/api/notifications/settings',
    summary: 'What the caller is told in the app, by e-mail and by push',
    access: 'signed-in',
    status: 200,
    response: z.array(setting).max(mailKinds.length),
    errors: [],
  }),
  changeNotificationSettings: defineRoute({
    method: 'PUT',
    path: '/api/notifications/settings',
    summary: 'Changes some of them; what is left out stays',
    access: 'signed-in',
    body: z.array(change).min(1).max(mailKinds.length),
    status: 200,
    response: z.array(setting).max(mailKinds.length),
    errors: [],
  }),
  stopEmails: defineRoute({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    summary: 'Ends the e-mails of one kind, by the link in such a mail',
    access: 'everyone',
    query: z.object({ token: anyText().max(500) }),
    status: 200,
    response: z.object({ type: z.enum(mailKinds) }),
    errors: ['link_expired'],
  }),
};
