import { accept, type ErrorCode, type Outcome } from '@girone/contract/errors';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBallotKey, insertBallotKey } from './ballot-keys.repo.ts';

const rules = new Map<string, ErrorCode>([
  ['ballot_keys_pkey', 'ballot_key_set'],
  // Whoever sends another's key knows it already: the answer tells nothing new.
  ['ballot_keys_key_unique', 'ballot_key_set'],
]);

/** Once: codes of ballots that are counted follow from it. */
export async function setBallotKey(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
  key: string,
): Promise<Outcome<{ key: string }>> {
  return refuseBrokenRules(rules, async () => {
    await insertBallotKey(db, { userId, key });
    return accept({ key });
  });
}

export async function getBallotKey(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<Outcome<{ key: string } | null>> {
  const key = await findBallotKey(db, userId);
  return accept(key === undefined ? null : { key });
}
