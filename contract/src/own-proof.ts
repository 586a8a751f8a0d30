import { z } from 'zod';
import { anyText } from './text.ts';

/** Bytes as WebAuthn writes them in JSON. */
export function bytes(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);
}

/** The name under which an authenticator keeps a passkey: up to 1023 bytes. */
export const credentialId = bytes(1400);

/** What an authenticator says when it is asked whether it has a passkey, as a browser hands it over. */
export const passkeyAnswer = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    /** Whose passkey it is. */
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/**
 * By what somebody signed in says that it is really they: the password or, of whoever has removed it, a passkey. With
 * neither it is refused like a wrong password.
 */
export const ownProof = {
  password: anyText().optional(),
  passkey: passkeyAnswer.optional(),
};

export interface OwnProof {
  readonly password?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}
