import { z } from 'zod';
import { defineRoute } from './route.ts';
import { anyText } from './text.ts';
import { isTimeZone } from './time-zone.ts';

/** As the browser names it: Europe/Rome. */
const timeZone = anyText().max(64).refine(isTimeZone);

const digestChoice = z.object({
  /** Null for whoever was never asked; they get none. */
  isWanted: z.boolean().nullable(),
  /** Where it is Monday morning when it comes; null while that is not known. */
  timeZone: z.string().nullable(),
});
export type DigestChoice = z.output<typeof digestChoice>;

export const digestRoutes = {
  getDigest: defineRoute({
    method: 'GET',
    path: '/api/users/digest',
    summary: 'Whether the caller wants the weekly digest, and in which time zone',
    access: 'signed-in',
    status: 200,
    response: digestChoice,
    errors: [],
  }),
  changeDigest: defineRoute({
    method: 'PATCH',
    path: '/api/users/digest',
    summary: 'Changes what is named; the rest stays',
    access: 'signed-in',
    body: z.strictObject({ isWanted: z.boolean().optional(), timeZone: timeZone.optional() }),
    status: 200,
    response: digestChoice,
    errors: [],
  }),
};
