import { z } from 'zod';
import { currentUser, email, password } from './auth.ts';
import { languages } from './languages.ts';
import { ownProof } from './own-proof.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';
import { signInKinds } from './rules.ts';
import { anyText } from './text.ts';

const session = z.object({
  /** Stands for the session in the call that ends it; opens nothing. */
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  /** Null of one that began before this was kept. */
  signedInWith: z.enum(signInKinds).nullable(),
  /** The account did not know the device: its owner was told by mail. */
  isNewDevice: z.boolean(),
  isCurrent: z.boolean(),
});
export type SessionSummary = z.output<typeof session>;

const exportState = z.object({
  state: z.enum(['none', 'running', 'ready', 'failed']),
  /** 0 to 100 while it is being made. */
  progress: z.int(),
  /** Until when the file can be fetched. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ExportState = z.output<typeof exportState>;

export const changePasswordBody = z.strictObject({
  currentPassword: ownProof.password,
  passkey: ownProof.passkey,
  newPassword: password,
});
export const changeEmailBody = z.strictObject({ ...ownProof, email });
export const confirmPasswordBody = z.strictObject(ownProof);

export const accountRoutes = {
  changeSettings: defineRoute({
    method: 'PATCH',
    path: '/api/users/settings',
    summary: 'Language of mails, private profile, place on maps of tastes',
    access: 'signed-in',
    body: z.strictObject({
      language: z.enum(languages).optional(),
      isPrivate: z.boolean().optional(),
      showsTaste: z.boolean().optional(),
    }),
    status: 200,
    response: currentUser,
    errors: [],
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/users/password',
    summary: 'Sets a new password, or the first after it was removed, and ends the other sessions',
    access: 'signed-in',
    body: changePasswordBody,
    status: 204,
    response: null,
    errors: ['password_wrong', 'passkey_refused'],
  }),
  changeEmail: defineRoute({
    method: 'POST',
    path: '/api/users/email',
    summary: 'Sends a link to a new address, which becomes the account’s once it is opened',
    access: 'signed-in',
    body: changeEmailBody,
    status: 202,
    response: null,
    errors: ['password_wrong', 'passkey_refused', 'email_taken'],
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/users/email/confirm',
    summary: 'Makes the address that a link was sent to the account’s',
    access: 'everyone',
    body: z.strictObject({ token: anyText().max(500) }),
    status: 200,
    response: z.object({ email: z.string() }),
    errors: ['link_expired', 'email_taken'],
  }),
  confirmPassword: defineRoute({
    method: 'POST',
    path: '/api/users/password/confirm',
    summary:
      'Says with password or passkey that it is still the caller; opens the admin area for its admins',
    access: 'signed-in',
    body: confirmPasswordBody,
    status: 204,
    response: null,
    errors: ['password_wrong', 'passkey_refused'],
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'Where the caller is signed in, the latest seen first',
    access: 'signed-in',
    status: 200,
    response: pageOf(session),
    errors: [],
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/users/sessions/:sessionId',
    summary: 'Ends one of them',
    access: 'signed-in',
    params: z.object({ sessionId: anyText().min(1).max(100) }),
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/users/sessions',
    summary: 'Ends all but this one',
    access: 'signed-in',
    status: 204,
    response: null,
    errors: [],
  }),
  requestExport: defineRoute({
    method: 'POST',
    path: '/api/users/export',
    summary: 'Has everything that Girone holds about the caller put into a file',
    access: 'signed-in',
    status: 202,
    response: exportState,
    errors: [],
  }),
  getExport: defineRoute({
    method: 'GET',
    path: '/api/users/export',
    summary: 'How far the file is; it is at /api/users/export.zip when it is ready',
    access: 'signed-in',
    status: 200,
    response: exportState,
    errors: [],
  }),
  requestDeletion: defineRoute({
    method: 'POST',
    path: '/api/users/deletion',
    summary: 'Signs out everywhere and deletes the account in 14 days, unless one signs in before',
    access: 'signed-in',
    body: z.strictObject(ownProof),
    status: 202,
    response: z.object({ deletesAt: z.iso.datetime() }),
    errors: ['password_wrong', 'passkey_refused', 'last_super_admin'],
  }),
};
