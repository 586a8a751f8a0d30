import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { notifications, notificationSettings } from '../../platform/db/schema/notifications.ts';

export interface Recipient {
  readonly userId: UserId;
  readonly isAdmin: boolean;
  readonly email: string;
  readonly language: Language;
}

/**
 * Whom a notification may still be mailed to: nobody once it is read, mailed or unwanted, nor at an
 * address that is not known to be theirs, nor while their account is on its way out.
 */
export async function findRecipient(
  db: Db,
  id: number,
  mailedByDefault: readonly string[],
): Promise<Recipient | undefined> {
  const isWanted = sql`coalesce(${notificationSettings.byEmail},
    ${notifications.type} = any(${sql.param(mailedByDefault)}::text[]))`;
  const [row] = await db
    .select({
      userId: users.id,
      isAdmin: users.isAdmin,
      email: users.email,
      language: users.language,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, notifications.userId),
        eq(notificationSettings.type, notifications.type),
      ),
    )
    .where(
      and(
        eq(notifications.id, id),
        isNull(notifications.readAt),
        isNull(notifications.mailedAt),
        isWanted,
        isAccountLive,
        eq(users.isEmailVerified, true),
        isNull(users.deletionRequestedAt),
      ),
    );
  return row;
}

/** Held until the transaction ends, so that mails to one person are counted one after the other. */
export async function lockRecipient(tx: Transaction, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countMailsOfDay(db: Db, userId: UserId): Promise<number> {
  const isOfDay = gt(notifications.mailedAt, sql`now() - interval '1 day'`);
  return db.$count(notifications, and(eq(notifications.userId, userId), isOfDay));
}

/** Whether it was neither read nor mailed until now. */
export async function markMailed(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(notifications)
    .set({ mailedAt: sql`now()` })
    .where(
      and(eq(notifications.id, id), isNull(notifications.mailedAt), isNull(notifications.readAt)),
    );
  return (rowCount ?? 0) > 0;
}

export async function unmarkMailed(db: Db, id: number): Promise<void> {
  await db.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, id));
}
