import type { UserId } from '@girone/contract/ids';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { countWaysIn, lockOwner } from './passkeys/passkeys.repo.ts';
import type { WaysIn } from './ways-in.policy.ts';

export async function findWaysIn(db: Db, userId: UserId): Promise<WaysIn> {
  const [ways] = await countWaysIn(db, { userId });
  return ways ?? { hasPassword: false, passkeys: 0, recoveryCodes: 0 };
}

/** As they are until the transaction ends: nobody else takes one meanwhile. */
export async function holdWaysIn(tx: Transaction, userId: UserId): Promise<WaysIn> {
  await lockOwner(tx, { userId });
  return findWaysIn(tx, userId);
}
