import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { and, eq, getTableColumns, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { isSuspended } from '../../domain/queries/live-accounts.ts';
import { users } from '../../domain/schema/accounts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** Whoever has removed theirs has the hash of nothing in its place. */
export const hasPassword = sql<boolean>`${users.password} is distinct from ${users.emptyPassword}`;

export const userColumns = { ...getTableColumns(users), isSuspended, hasPassword };

export type UserRow = typeof users.$inferSelect & { isSuspended: boolean; hasPassword: boolean };

interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: Language;
}

const addUser = statement(
  'insert_user',
  {
    username: 'text',
    email: 'text',
    password: 'text',
    firstName: 'text?',
    lastName: 'text?',
    language: 'text',
  },
  (user) => build.insert(users).values(user).returning(),
);

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const [row] = await addUser(db, user);
  if (!row) throw new Error('the new user was not returned');
  return { ...row, isSuspended: false, hasPassword: true };
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
  hasPassword,
  isPrivate: users.isPrivate,
  showsTaste: users.showsTaste,
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

function selectLiving(condition: SQL | undefined) {
  return build
    .select(userColumns)
    .from(users)
    .where(and(condition, isNull(users.deletedAt)));
}

const usersById = statement('find_user_by_id', { id: 'int' }, ({ id }) =>
  selectLiving(eq(users.id, id)),
);

export async function findUserById(db: Db, id: UserId): Promise<UserRow | undefined> {
  const [row] = await usersById(db, { id });
  return row;
}

const usersByLogin = statement('find_user_by_login', { name: 'text' }, ({ name }) =>
  selectLiving(or(eq(sql`lower(${users.username})`, sql`lower(${name})`), hasEmail(name))),
);

/** By username or e-mail address; neither regards case. A username holds no `@`, so at most one fits. */
export async function findUserByLogin(db: Db, name: string): Promise<UserRow | undefined> {
  const [row] = await usersByLogin(db, { name });
  return row;
}

const usersByEmail = statement('find_user_by_email', { email: 'text' }, ({ email }) =>
  selectLiving(hasEmail(email)),
);

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await usersByEmail(db, { email });
  return row;
}

function hasEmail(email: SQL): SQL {
  return eq(sql`lower(${users.email})`, sql`lower(${email})`);
}

/** Another number ends the secret addresses of the person's calendars: they open without a password. */
const endedCalendars = { calendarVersion: sql`${users.calendarVersion} + 1` };

export const endCalendarAddresses = statement('end_calendar_addresses', { id: 'int' }, ({ id }) =>
  build.update(users).set(endedCalendars).where(eq(users.id, id)),
);

export const setPassword = statement(
  'set_password',
  { id: 'int', password: 'text' },
  ({ id, password }) =>
    build
      .update(users)
      .set({ password, ...endedCalendars })
      .where(eq(users.id, id)),
);

export const clearPassword = statement(
  'remove_password',
  { id: 'int', emptyHash: 'text' },
  ({ id, emptyHash }) =>
    build
      .update(users)
      .set({ password: emptyHash, emptyPassword: emptyHash, ...endedCalendars })
      .where(eq(users.id, id)),
);

const exchangePassword = statement(
  'replace_password',
  { id: 'int', oldHash: 'text', newHash: 'text' },
  ({ id, oldHash, newHash }) =>
    build
      .update(users)
      .set({ password: newHash, ...endedCalendars })
      .where(and(eq(users.id, id), eq(users.password, oldHash))),
);

/** Whether the old hash was still the account's. */
export async function replacePassword(
  db: Db,
  id: UserId,
  hashes: { oldHash: string; newHash: string },
): Promise<boolean> {
  const { rowCount } = await exchangePassword(db, { id, ...hashes });
  return rowCount === 1;
}

const beginDeletion = statement('mark_for_deletion', { id: 'int' }, ({ id }) =>
  build
    .update(users)
    .set({ deletionRequestedAt: sql`coalesce(${users.deletionRequestedAt}, now())` })
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .returning({ requestedAt: users.deletionRequestedAt }),
);

/** Since when the account waits to be deleted; asking again does not begin anew. */
export async function markForDeletion(db: Db, id: UserId): Promise<Date | null | undefined> {
  const [row] = await beginDeletion(db, { id });
  return row?.requestedAt;
}

const callDeletionOff = statement('unmark_for_deletion', { id: 'int' }, ({ id }) =>
  build
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, id), isNotNull(users.deletionRequestedAt), isNull(users.deletedAt))),
);

/** Whether it waited to be deleted, and was not yet. */
export async function unmarkForDeletion(db: Db, id: UserId): Promise<boolean> {
  const { rowCount } = await callDeletionOff(db, { id });
  return rowCount === 1;
}

export const setVerificationToken = statement(
  'set_verification_token',
  { id: 'int', tokenHash: 'text' },
  ({ id, tokenHash }) =>
    build
      .update(users)
      .set({ emailVerificationToken: tokenHash })
      .where(and(eq(users.id, id), eq(users.isEmailVerified, false))),
);

const useToken = statement('confirm_email', { tokenHash: 'text' }, ({ tokenHash }) =>
  build
    .update(users)
    .set({ isEmailVerified: true, emailVerificationToken: null })
    .where(and(eq(users.emailVerificationToken, tokenHash), isNull(users.deletedAt)))
    .returning({ id: users.id }),
);

/** Uses the token up; answers whose it was. */
export async function confirmEmail(db: Db, tokenHash: string): Promise<UserId | undefined> {
  const [row] = await useToken(db, { tokenHash });
  return row?.id;
}

export const findAdmins = statement('find_admins', {}, () =>
  build
    .select({
      id: users.id,
      username: users.username,
      isAdmin: users.isAdmin,
      isSuperAdmin: users.isSuperAdmin,
    })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.username),
);
