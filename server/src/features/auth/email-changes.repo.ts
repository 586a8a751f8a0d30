import type { UserId } from '@girone/contract/ids';
import { emailChange } from '@girone/contract/rules';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { emailChanges, users } from '../../domain/schema/accounts.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const expiresAt = sql`now() + make_interval(hours => ${emailChange.lifetimeHours})`;
const change = { userId: 'int', email: 'text', tokenHash: 'text' } as const;

/** A newer link kills the older one. */
export const replaceEmailChange = statement(
  'replace_email_change',
  change,
  ({ userId, email, tokenHash }) =>
    build
      .insert(emailChanges)
      .values({ userId, email, tokenHash, expiresAt })
      .onConflictDoUpdate({
        target: emailChanges.userId,
        set: { email, tokenHash, expiresAt, createdAt: sql`now()` },
      }),
);

const renewToken = statement('set_email_token', change, ({ userId, email, tokenHash }) =>
  build
    .update(emailChanges)
    .set({ tokenHash, expiresAt })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email))),
);

/** Whether the change is still wanted; its time begins anew. */
export async function setEmailToken(
  db: Db,
  wanted: { userId: UserId; email: string; tokenHash: string },
): Promise<boolean> {
  const { rowCount } = await renewToken(db, wanted);
  return rowCount === 1;
}

const takeChange = statement('take_email_change', { tokenHash: 'text' }, ({ tokenHash }) =>
  build
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, sql`now()`)))
    .returning({ userId: emailChanges.userId, email: emailChanges.email }),
);

/** Uses the link up; answers whose it was and which address it was for. */
export async function takeEmailChange(tx: Transaction, tokenHash: string) {
  const [row] = await takeChange(tx, { tokenHash });
  return row;
}

export const deleteEmailChange = statement('delete_email_change', { userId: 'int' }, (places) =>
  build.delete(emailChanges).where(eq(emailChanges.userId, places.userId)),
);

const setEmail = statement(
  'set_confirmed_email',
  { userId: 'int', email: 'text' },
  ({ userId, email }) =>
    build
      .update(users)
      .set({ email, isEmailVerified: true, emailVerificationToken: null })
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
);

/** Whoever opened the link has shown that the address is theirs. */
export async function setConfirmedEmail(
  tx: Transaction,
  userId: UserId,
  email: string,
): Promise<boolean> {
  const { rowCount } = await setEmail(tx, { userId, email });
  return rowCount === 1;
}
