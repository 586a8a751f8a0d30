import type { Platform } from '../../platform/platform.ts';
import { isSameSecret } from '../../platform/secrets.ts';
import type { Account, UserRow } from './users.repo.ts';

/** The account of whoever has just shown that it is theirs. */
export type ProvenAccount = Account & Pick<UserRow, 'password'>;

/** Whose device it is: the account, for as long as it has this password. */
type Owner = Pick<ProvenAccount, 'id' | 'password'>;

/**
 * Browsers that have signed in with the password of now keep an allowance of tries apart from strangers', so that
 * a stranger who exhausts an account's cannot lock the owner out. They prove it with a mark that only we can make;
 * a new password ends all marks, also those of whoever knew the old one.
 */
export function markDevice({ random, secrets }: Platform, owner: Owner): string {
  return sign(secrets, random.token(), owner);
}

export function isKnownDevice(
  { secrets }: Platform,
  mark: string | undefined,
  owner: Owner,
): boolean {
  const device = mark?.split('.')[0];
  return Boolean(device) && isSameSecret(mark ?? '', sign(secrets, device ?? '', owner));
}

function sign(secrets: Platform['secrets'], device: string, { id, password }: Owner): string {
  return `${device}.${secrets.keyedHash('known-device', `${device}:${id}:${password}`)}`;
}
