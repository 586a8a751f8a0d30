import type { UserId } from '@girone/contract/ids';
import { emailChange } from '@girone/contract/rules';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { emailChanges, users } from '../../platform/db/schema/accounts.ts';

const expiresAt = sql`now() + make_interval(hours => ${emailChange.lifetimeHours})`;

/** A newer link kills the older one. */
export async function replaceEmailChange(
  db: Db,
  change: { userId: UserId; email: string; tokenHash: string },
): Promise<void> {
  const { email, tokenHash } = change;
  await db
    .insert(emailChanges)
    .values({ ...change, expiresAt })
    .onConflictDoUpdate({
      target: emailChanges.userId,
      set: { email, tokenHash, expiresAt, createdAt: sql`now()` },
    });
}

/** Whether the change is still wanted; its time begins anew. */
export async function setEmailToken(
  db: Db,
  { userId, email, tokenHash }: { userId: UserId; email: string; tokenHash: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(emailChanges)
    .set({ tokenHash, expiresAt })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)));
  return rowCount === 1;
}

/** Uses the link up; answers whose it was and which address it was for. */
export async function takeEmailChange(tx: Transaction, tokenHash: string) {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, sql`now()`)))
    .returning({ userId: emailChanges.userId, email: emailChanges.email });
  return row;
}

export async function deleteEmailChange(db: Db, userId: UserId): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Whoever opened the link has shown that the address is theirs. */
export async function setConfirmedEmail(
  tx: Transaction,
  userId: UserId,
  email: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ email, isEmailVerified: true, emailVerificationToken: null })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return rowCount === 1;
}
