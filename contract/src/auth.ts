import { z } from 'zod';
import { userId } from './ids.ts';
import { defineRoute } from './route.ts';
import { languages } from './languages.ts';
import { limits, resetCode } from './rules.ts';
import { factorCode } from './second-factor.ts';
import { anyText, fieldMessage, trimmedText } from './text.ts';
import { isReservedUsername } from './reserved-usernames.ts';

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
  /** Who has removed it says with a passkey that it is really they. */
  hasPassword: z.boolean(),
  isPrivate: z.boolean(),
  /** Whether others may find them on a map of tastes. */
  showsTaste: z.boolean(),
  filmsUploaded: z.int(),
  maxFilmsAllowed: z.int(),
  createdAt: z.iso.datetime(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const email = trimmedText('email_invalid')
  .max(limits.email.max, fieldMessage('email_invalid'))
  .pipe(z.email(fieldMessage('email_invalid')));

export const password = anyText('password_too_short')
  .min(limits.password.min, fieldMessage('password_too_short'))
  .max(limits.password.max, fieldMessage('password_too_long'));

const username = trimmedText('username_required')
  .min(1, fieldMessage('username_required'))
  .min(limits.username.min, fieldMessage('username_length'))
  .max(limits.username.max, fieldMessage('username_length'))
  .regex(/^[A-Za-z0-9_.-]*$/, fieldMessage('username_characters'))
  .refine((name) => !isReservedUsername(name), fieldMessage('username_reserved'));

const personName = trimmedText()
  .min(limits.personName.min, fieldMessage('name_length'))
  .max(limits.personName.max, fieldMessage('name_length'));

/** A username, or an e-mail address, which may be longer. */
const loginName = trimmedText()
  .min(limits.username.min, fieldMessage('username_length'))
  .refine(
    (name) => name.length <= (name.includes('@') ? limits.email.max : limits.username.max),
    fieldMessage('username_length'),
  );

export const loginBody = z.object({
  username: loginName,
  password,
  /** Of whoever has a second factor: asked for with `second_factor_required`. */
  code: factorCode.optional(),
});
export type LoginBody = z.output<typeof loginBody>;

const passwordPair = z.object({ password: z.string(), confirmPassword: z.string() });

const registration = z.object({
  username,
  email,
  password,
  confirmPassword: anyText('passwords_differ'),
  firstName: personName.optional(),
  lastName: personName.optional(),
});

function havePasswordsEqual(value: z.output<typeof passwordPair>): boolean {
  return value.password === value.confirmPassword;
}

/** Checked also while other fields are wrong: a form shows everything at once. */
const passwordsDiffer = {
  ...fieldMessage('passwords_differ'),
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) => passwordPair.safeParse(value).success,
};

const registerBody = registration.refine(havePasswordsEqual, passwordsDiffer);
export type RegisterBody = z.output<typeof registerBody>;

/** What the form asks beyond what is sent: both acceptances. */
export const registerForm = registration
  .extend({
    acceptTerms: z.literal(true, fieldMessage('terms_required')),
    acceptPrivacy: z.literal(true, fieldMessage('privacy_required')),
  })
  .refine(havePasswordsEqual, passwordsDiffer);

export const requestResetBody = z.object({
  email: trimmedText('email_required').min(1, fieldMessage('email_required')).pipe(email),
});

const required = anyText('all_fields_required').min(1, fieldMessage('all_fields_required'));

const resetPasswordBody = z.object({
  email: required.pipe(email),
  otp: required.regex(new RegExp(`^[0-9]{${resetCode.length}}$`), fieldMessage('code_invalid')),
  newPassword: required.pipe(password),
});
export type ResetPasswordBody = z.output<typeof resetPasswordBody>;

export const resetForm = resetPasswordBody
  .extend({ confirmPassword: required })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    ...fieldMessage('passwords_differ'),
    path: ['confirmPassword'],
  });

const done = z.object({ success: z.literal(true), message: z.string() });

export const authRoutes = {
  currentUser: defineRoute({
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user',
    access: 'signed-in',
    status: 200,
    response: currentUser,
    errors: [],
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in by username or e-mail address',
    access: 'everyone',
    body: loginBody,
    status: 200,
    response: currentUser,
    errors: [
      'invalid_credentials',
      'account_suspended',
      'second_factor_required',
      'second_factor_wrong',
    ],
  }),
  register: defineRoute({
    method: 'POST',
    path: '/api/register',
    summary: 'Makes an account and signs in',
    access: 'everyone',
    body: registerBody,
    status: 201,
    response: currentUser,
    errors: ['username_taken', 'email_taken'],
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/logout',
    summary: 'Ends this session',
    access: 'everyone',
    status: 204,
    response: null,
    errors: [],
  }),
  requestPasswordReset: defineRoute({
    method: 'POST',
    path: '/api/request-password-reset',
    summary: 'Mails a reset code, if the address belongs to an account',
    access: 'everyone',
    body: requestResetBody,
    status: 200,
    response: done,
    refusalForm: 'success-flag',
    errors: [],
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/reset-password',
    summary: 'Sets a new password with the mailed code and ends all sessions',
    access: 'everyone',
    body: resetPasswordBody,
    status: 200,
    response: done,
    refusalForm: 'success-flag',
    errors: ['reset_code_wrong'],
  }),
  verifyEmail: defineRoute({
    method: 'POST',
    path: '/api/verify-email',
    summary: 'Confirms the e-mail address with the mailed link',
    access: 'everyone',
    body: z.object({ token: anyText().max(200) }),
    status: 204,
    response: null,
    errors: ['link_expired'],
  }),
  resendVerification: defineRoute({
    method: 'POST',
    path: '/api/resend-verification',
    summary: 'Mails a new confirmation link',
    access: 'signed-in',
    status: 202,
    response: null,
    errors: ['already_verified'],
  }),
};
