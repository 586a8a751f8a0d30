import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { isSuspended } from '../../platform/db/live-accounts.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { statement } from '../../platform/db/statement.ts';

const columns = { ...getTableColumns(users), isSuspended };

export type UserRow = typeof users.$inferSelect & { isSuspended: boolean };

interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: Language;
}

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('the new user was not returned');
  return { ...row, isSuspended: false };
}

/** What an account shows to its owner. */
const accountColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  language: users.language,
  isAdmin: users.isAdmin,
  isSuperAdmin: users.isSuperAdmin,
  isEmailVerified: users.isEmailVerified,
  isPrivate: users.isPrivate,
  filmsUploaded: users.filmsUploaded,
  maxFilmsAllowed: users.maxFilmsAllowed,
  createdAt: users.createdAt,
};

export type Account = Pick<UserRow, keyof typeof accountColumns>;

/** Those that are there, in no order. */
export const findAccounts = statement('find_accounts', { ids: 'int[]' }, ({ ids }) =>
  build
    .select(accountColumns)
    .from(users)
    .where(and(sql`${users.id} = any(${ids})`, isNull(users.deletedAt))),
);

export async function findUserById(db: Db, id: UserId): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

/** By username or e-mail address; neither regards case. A username holds no `@`, so at most one fits. */
export async function findUserByLogin(db: Db, name: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(
      and(
        or(eq(sql`lower(${users.username})`, sql`lower(${name})`), hasEmail(name)),
        isNull(users.deletedAt),
      ),
    );
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(hasEmail(email), isNull(users.deletedAt)));
  return row;
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, sql`lower(${email})`);
}

export async function setPassword(db: Db, id: UserId, password: string): Promise<void> {
  await db.update(users).set({ password }).where(eq(users.id, id));
}

/** Whether the old hash was still the account's. */
export async function replacePassword(
  db: Db,
  id: UserId,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ password: newHash })
    .where(and(eq(users.id, id), eq(users.password, oldHash)));
  return rowCount === 1;
}

/** Since when the account waits to be deleted; asking again does not begin anew. */
export async function markForDeletion(db: Db, id: UserId): Promise<Date | null | undefined> {
  const [row] = await db
    .update(users)
    .set({ deletionRequestedAt: sql`coalesce(${users.deletionRequestedAt}, now())` })
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .returning({ requestedAt: users.deletionRequestedAt });
  return row?.requestedAt;
}

/** Whether it waited to be deleted, and was not yet. */
export async function unmarkForDeletion(db: Db, id: UserId): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, id), isNotNull(users.deletionRequestedAt), isNull(users.deletedAt)));
  return rowCount === 1;
}

export async function setVerificationToken(db: Db, id: UserId, tokenHash: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerificationToken: tokenHash })
    .where(and(eq(users.id, id), eq(users.isEmailVerified, false)));
}

/** Uses the token up; answers whose it was. */
export async function confirmEmail(db: Db, tokenHash: string): Promise<UserId | undefined> {
  const [row] = await db
    .update(users)
    .set({ isEmailVerified: true, emailVerificationToken: null })
    .where(and(eq(users.emailVerificationToken, tokenHash), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return row?.id;
}

/**
 * These people and all super-admins, unless deleted. Locked until the transaction ends, in one order, so
 * that whatever removes a super-admin sees who is left.
 */
export async function lockPeople(tx: Transaction, ids: readonly UserId[]): Promise<UserRow[]> {
  return tx
    .select(columns)
    .from(users)
    .where(
      and(or(inArray(users.id, [...ids]), eq(users.isSuperAdmin, true)), isNull(users.deletedAt)),
    )
    .orderBy(users.id)
    .for('no key update');
}

/** What somebody with a right over others changes of an account. */
type Ruled = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'isAdmin'
    | 'isSuperAdmin'
    | 'maxFilmsAllowed'
    | 'isEmailVerified'
    | 'emailVerificationToken'
    | 'suspendedUntil'
    | 'suspensionReason'
  >
> & { suspendedAt?: SQL | null };

export async function setRuled(tx: Transaction, id: UserId, values: Ruled): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

export async function findAdmins(db: Db) {
  return db
    .select({
      username: users.username,
      isAdmin: users.isAdmin,
      isSuperAdmin: users.isSuperAdmin,
    })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.username);
}
