import type { SignInKind } from '@girone/contract/rules';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSameSecret } from '../../platform/secrets.ts';
import type { Account, UserRow } from './users.repo.ts';

/** The account of whoever has just shown that it is theirs. */
export type ProvenAccount = Account & Pick<UserRow, 'password'>;

/** How they showed it. */
export interface SignInProof {
  readonly user: ProvenAccount;
  readonly signedInWith: SignInKind;
  /** Which is told to the owner. */
  readonly isNewDevice: boolean;
}

export interface SignInCaller extends Caller {
  /** What the browser brings along of those who signed in with it. */
  readonly deviceMarks: string | undefined;
}

/** Whose device it is: the account, for as long as it has this password. */
type Owner = Pick<ProvenAccount, 'id' | 'password'>;

/** So many people of one browser are remembered: a family, and no list of everybody. */
const mostMarks = 4;

/**
 * Browsers that have signed in with the password of now keep an allowance of tries apart from strangers', so that
 * a stranger who exhausts an account's cannot lock the owner out. They prove it with a mark that only we can make;
 * a new password ends all marks, also those of whoever knew the old one. Marks of others who share the browser stay.
 */
export function markDevice(platform: Platform, owner: Owner, brought?: string): string {
  const mark = sign(platform.secrets, platform.random.token(), owner);
  const others = marksIn(brought).filter((other) => !isMarkOf(platform.secrets, other, owner));
  return [mark, ...others].slice(0, mostMarks).join('~');
}

export function isKnownDevice(
  { secrets }: Platform,
  brought: string | undefined,
  owner: Owner,
): boolean {
  return marksIn(brought).some((mark) => isMarkOf(secrets, mark, owner));
}

function marksIn(brought = ''): string[] {
  return brought.split('~', mostMarks);
}

function isMarkOf(secrets: Platform['secrets'], mark: string, owner: Owner): boolean {
  const [device] = mark.split('.');
  return Boolean(device) && isSameSecret(mark, sign(secrets, device ?? '', owner));
}

function sign(secrets: Platform['secrets'], device: string, { id, password }: Owner): string {
  return `${device}.${secrets.keyedHash('known-device', `${device}:${id}:${password}`)}`;
}
