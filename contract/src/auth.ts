import { z } from 'zod';
import { userId } from './ids.ts';
import { defineRoute } from './route.ts';
import { languages } from './rules.ts';

/** What the signed-in person sees of their own account. */
export const currentUser = z.object({
  id: userId,
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  language: z.enum(languages),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  isEmailVerified: z.boolean(),
  filmsUploaded: z.int(),
  maxFilmsAllowed: z.int(),
  createdAt: z.iso.datetime(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const authRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user',
    access: 'signed-in',
    status: 200,
    response: currentUser,
    errors: [],
  }),
  defineRoute({
    method: 'POST',
    path: '/api/logout',
    summary: 'Ends this session',
    access: 'everyone',
    status: 204,
    response: null,
    errors: [],
  }),
] as const;
