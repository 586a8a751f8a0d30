import type { UserId } from '@girone/contract/ids';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isSameSecret, sha256 } from '../../../platform/secrets.ts';
import { keepSpentChallenge } from './passkeys.repo.ts';

export const challengeMs = 300_000;

/** For what an authenticator is asked, and who: nobody is known yet who signs in. */
export type Asked =
  | { readonly purpose: 'sign-in'; readonly userId: null }
  | { readonly purpose: 'confirm' | 'register'; readonly userId: UserId };

type Tools = Pick<Platform, 'secrets' | 'random' | 'clock'>;

/**
 * What an authenticator has to sign. It bears our own signature instead of being stored, so that whoever only looks
 * at the sign-in page writes nothing; once answered it is kept until it would have expired.
 */
export function makeChallenge({ secrets, random, clock }: Tools, asked: Asked): string {
  const words = `${random.hex(16)}.${clock.now().getTime() + challengeMs}`;
  return Buffer.from(`${words}.${sign(secrets, words, asked)}`).toString('base64url');
}

/** Whether it was made for this, and has not expired. */
export function isOurChallenge(
  { secrets, clock }: Omit<Tools, 'random'>,
  challenge: string,
  asked: Asked,
): boolean {
  const [value, expiry, signature] = Buffer.from(challenge, 'base64url').toString().split('.');
  if (!isSameSecret(signature ?? '', sign(secrets, `${value}.${expiry}`, asked))) return false;
  return Number(expiry) > clock.now().getTime();
}

/** Whether this call was the first with it, over all instances. */
export async function spendChallenge(db: Db, challenge: string): Promise<boolean> {
  const { rowCount } = await keepSpentChallenge(db, { hash: sha256(challenge) });
  return rowCount === 1;
}

function sign(secrets: Tools['secrets'], words: string, { purpose, userId }: Asked): string {
  return secrets.keyedHash('passkey-challenge', `${purpose}:${userId ?? ''}:${words}`);
}
