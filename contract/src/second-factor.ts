import { z } from 'zod';
import { ownProof } from './own-proof.ts';
import { defineRoute } from './route.ts';
import { recoveryCodeCount } from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';

/** The six digits that an app shows, or a recovery code; spaces and dashes do not count. */
export const factorCode = trimmedText('second_factor_code')
  .min(6, fieldMessage('second_factor_code'))
  .max(20, fieldMessage('second_factor_code'));

const secondFactor = z.object({
  /** Since when signing in asks for a code; null: it does not. */
  enabledAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** The operator wants it of this person. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.output<typeof secondFactor>;

const recoveryCodes = z.object({
  /** Shown this once. */
  recoveryCodes: z.array(z.string()).max(recoveryCodeCount),
});

const beginFactorBody = z.strictObject(ownProof);
export const confirmFactorBody = z.strictObject({ code: factorCode });
export const endFactorBody = z.strictObject({ ...ownProof, code: factorCode });

export const secondFactorRoutes = {
  getSecondFactor: defineRoute({
    method: 'GET',
    path: '/api/users/second-factor',
    summary: 'Whether signing in asks the caller for a code',
    access: 'signed-in',
    status: 200,
    response: secondFactor,
    errors: [],
  }),
  beginSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/users/second-factor',
    summary:
      'Makes a key for an app that shows codes; nothing changes until a code from it is confirmed',
    access: 'signed-in',
    body: beginFactorBody,
    status: 200,
    response: z.object({
      /** To be typed where nothing can be scanned. */
      key: z.string(),
      /** What the QR code holds. */
      uri: z.string(),
    }),
    errors: ['password_wrong', 'passkey_refused'],
  }),
  confirmSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/users/second-factor/confirm',
    summary: 'Asks for codes of the new app from now on, and makes new recovery codes',
    access: 'signed-in',
    body: confirmFactorBody,
    status: 200,
    response: recoveryCodes,
    errors: ['second_factor_wrong', 'second_factor_not_begun'],
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/users/second-factor/recovery-codes',
    summary: 'Makes new recovery codes; those of before are worth nothing',
    access: 'signed-in',
    body: beginFactorBody,
    status: 200,
    response: recoveryCodes,
    errors: ['password_wrong', 'passkey_refused', 'second_factor_off'],
  }),
  endSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/users/second-factor/end',
    summary: 'Signing in asks for the password alone again',
    access: 'signed-in',
    body: endFactorBody,
    status: 204,
    response: null,
    errors: [
      'password_wrong',
      'passkey_refused',
      'second_factor_wrong',
      'second_factor_off',
      'second_factor_kept',
      'last_way_in',
    ],
  }),
};
