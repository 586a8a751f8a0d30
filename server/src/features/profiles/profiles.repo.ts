import type { UserId } from '@girone/contract/ids';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';

/** Held until the transaction ends: of two pictures at once one is replaced, and neither is forgotten. */
export async function lockProfileImage(tx: Transaction, userId: UserId): Promise<string | null> {
  const [row] = await tx
    .select({ path: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.path ?? null;
}

export async function updateProfileImage(
  tx: Transaction,
  userId: UserId,
  path: string | null,
): Promise<void> {
  await tx.update(users).set({ profileImageUrl: path }).where(eq(users.id, userId));
}
