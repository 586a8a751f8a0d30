/** What somebody comes into their account with. */
export interface WaysIn {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  /** Unused ones: with a code by mail they open the account of whoever has lost a passkey. */
  readonly recoveryCodes: number;
}

const without = {
  password: (ways: WaysIn) => ({ ...ways, hasPassword: false }),
  passkey: (ways: WaysIn) => ({ ...ways, passkeys: ways.passkeys - 1 }),
  recoveryCodes: (ways: WaysIn) => ({ ...ways, recoveryCodes: 0 }),
};

/**
 * Whether somebody may let go of a way in. A password is enough by itself; without one there are two passkeys, or one
 * and a recovery code, so that a lost phone locks nobody out.
 */
export function canDoWithout(ways: WaysIn, what: keyof typeof without): boolean {
  const { hasPassword, passkeys, recoveryCodes } = without[what](ways);
  return hasPassword || passkeys >= 2 || (passkeys === 1 && recoveryCodes > 0);
}
