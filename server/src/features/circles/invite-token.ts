import type { CircleInvite } from '@girone/contract/circle-invites';
import { isSameSecret, sha256, type Secrets } from '../../platform/secrets.ts';
import type { InviteRow } from './invites.repo.ts';

/** 128 bits, which nobody guesses. */
const digits = 32;

/**
 * Made of the row under the instance's secret, so that it can be told again while only its hash is
 * stored. When it was made belongs to it: a database that was restored counts its rows anew. In digits
 * and letters alone, because a chat may leave out a hyphen at the end of an address.
 */
export function makeToken(
  secrets: Secrets,
  { id, circleId, createdAt }: Pick<InviteRow, 'id' | 'circleId' | 'createdAt'>,
): string {
  const name = `${id}.${circleId}.${createdAt.getTime()}`;
  const hash = secrets.keyedHash('circle-invite', name);
  return Buffer.from(hash, 'base64url').toString('hex').slice(0, digits);
}

/** Null for a link whose token was random, or was made under another secret. It works all the same. */
export function recoverToken(secrets: Secrets, row: InviteRow): CircleInvite['token'] {
  const token = makeToken(secrets, row);
  return isSameSecret(sha256(token), row.tokenHash) ? token : null;
}
