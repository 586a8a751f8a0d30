import { z } from 'zod';
import { currentUser } from './auth.ts';
import { id, idInAddress } from './ids.ts';
import { bytes, credentialId, ownProof, passkeyAnswer } from './own-proof.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';

/** The ways to an authenticator, as a browser names them. */
const transports = z.array(z.string().max(30)).max(10);

const passkey = z.object({
  id,
  name: z.string(),
  /** A key to plug in or hold against, and no part of a phone or computer. */
  isSecurityKey: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether enough ways in stay without it. */
  isRemovable: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

const waysIn = z.object({
  passkeys: z.array(passkey).max(limits.passkeys),
  /** Whether there are enough other ways in. */
  isPasswordRemovable: z.boolean(),
});
export type WaysIn = z.output<typeof waysIn>;

const keyDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports,
});

/** What a browser is told with the question for a passkey. */
const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(keyDescriptor).max(limits.passkeys),
});
export type PasskeyQuestion = z.output<typeof passkeyQuestion>;

/** What a browser is told that is to make a passkey. */
const passkeyOrder = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })).max(10),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(keyDescriptor).max(limits.passkeys),
});
export type PasskeyOrder = z.output<typeof passkeyOrder>;

/** What a browser answers that has made one. */
const newPasskey = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.default([]),
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;

export const renamePasskeyBody = z.strictObject({
  name: trimmedText('passkey_name')
    .min(1, fieldMessage('passkey_name'))
    .max(limits.passkeyName.max, fieldMessage('passkey_name')),
});

const passkeyParams = z.object({ passkeyId: idInAddress });

export const passkeyRoutes = {
  askForPasskey: defineRoute({
    method: 'POST',
    path: '/api/login/passkey/question',
    summary: 'What to ask a browser for that has a passkey, of whoever wants to sign in',
    access: 'everyone',
    status: 200,
    response: passkeyQuestion,
    errors: [],
  }),
  loginWithPasskey: defineRoute({
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Signs in with a passkey; it stands for password and code',
    access: 'everyone',
    body: passkeyAnswer,
    status: 200,
    response: currentUser,
    errors: ['passkey_refused', 'account_suspended'],
  }),
  listPasskeys: defineRoute({
    method: 'GET',
    path: '/api/users/passkeys',
    summary: 'The caller’s passkeys, the newest first, and what may be removed',
    access: 'signed-in',
    status: 200,
    response: waysIn,
    errors: [],
  }),
  askForOwnPasskey: defineRoute({
    method: 'POST',
    path: '/api/users/passkeys/question',
    summary: 'What to ask a browser for, of somebody signed in who confirms something by a passkey',
    access: 'signed-in',
    status: 200,
    response: passkeyQuestion,
    errors: [],
  }),
  beginPasskey: defineRoute({
    method: 'POST',
    path: '/api/users/passkeys/new',
    summary: 'What to tell a browser that is to make a passkey; nothing changes yet',
    access: 'signed-in',
    body: z.strictObject(ownProof),
    status: 200,
    response: passkeyOrder,
    errors: ['password_wrong', 'passkey_refused', 'passkey_limit_reached'],
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/users/passkeys',
    summary: 'Keeps the passkey that the browser made; signing in with it works from now on',
    access: 'signed-in',
    body: newPasskey,
    status: 201,
    response: passkey,
    errors: ['passkey_refused', 'passkey_taken', 'passkey_limit_reached'],
  }),
  renamePasskey: defineRoute({
    method: 'PATCH',
    path: '/api/users/passkeys/:passkeyId',
    summary: 'Calls a passkey something else',
    access: 'signed-in',
    params: passkeyParams,
    body: renamePasskeyBody,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
  removePasskey: defineRoute({
    method: 'POST',
    path: '/api/users/passkeys/:passkeyId/remove',
    summary: 'From now on nobody signs in with it; refused where too few ways in would stay',
    access: 'signed-in',
    params: passkeyParams,
    body: z.strictObject(ownProof),
    status: 204,
    response: null,
    errors: ['password_wrong', 'passkey_refused', 'last_way_in', 'not_found'],
  }),
  removePassword: defineRoute({
    method: 'POST',
    path: '/api/users/password/remove',
    summary: 'Passkeys alone open the account from now on; ends the other sessions',
    access: 'signed-in',
    body: z.strictObject(ownProof),
    status: 204,
    response: null,
    errors: ['password_wrong', 'passkey_refused', 'last_way_in', 'password_off'],
  }),
};
