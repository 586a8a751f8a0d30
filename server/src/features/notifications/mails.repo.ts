import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { users } from '../../domain/schema/accounts.ts';
import { notifications, notificationSettings } from '../../domain/schema/notifications.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export interface Recipient {
  readonly userId: UserId;
  readonly isAdmin: boolean;
  readonly email: string;
  readonly language: Language;
}

const isWaiting = and(
  isNull(notifications.readAt),
  isNull(notifications.mailedAt),
  isNull(notifications.pushedAt),
);

const recipientOf = statement(
  'mail_recipient_of',
  { id: 'bigint', mailedByDefault: 'text[]' },
  ({ id, mailedByDefault }) =>
    build
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
          isWaiting,
          sql`coalesce(${notificationSettings.byEmail}, ${notifications.type} = any(${mailedByDefault}))`,
          isAccountLive,
          eq(users.isEmailVerified, true),
          isNull(users.deletionRequestedAt),
        ),
      ),
);

/**
 * Whom a notification may still be mailed to: nobody once it is read, mailed, pushed or unwanted, nor at an
 * address that is not known to be theirs, nor while their account is on its way out.
 */
export async function findRecipient(
  db: Db,
  id: number,
  mailedByDefault: readonly string[],
): Promise<Recipient | undefined> {
  const [row] = await recipientOf(db, { id, mailedByDefault });
  return row;
}

/** Held until the transaction ends, so that mails to one person are counted one after the other. */
export const lockRecipient = statement('lock_mail_recipient', { userId: 'int' }, ({ userId }) =>
  build.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
);

const mailsOfDay = statement('count_mails_of_day', { userId: 'int' }, ({ userId }) =>
  build
    .select({ mails: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        gt(notifications.mailedAt, sql`now() - interval '1 day'`),
      ),
    ),
);

export async function countMailsOfDay(db: Db, userId: UserId): Promise<number> {
  const [row] = await mailsOfDay(db, { userId });
  return row?.mails ?? 0;
}

const mark = statement('mark_mailed', { id: 'bigint' }, ({ id }) =>
  build
    .update(notifications)
    .set({ mailedAt: sql`now()` })
    .where(and(eq(notifications.id, id), isWaiting)),
);

/** Whether it was neither read, mailed nor pushed until now. */
export async function markMailed(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await mark(db, { id });
  return (rowCount ?? 0) > 0;
}

export const unmarkMailed = statement('unmark_mailed', { id: 'bigint' }, ({ id }) =>
  build.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, id)),
);
