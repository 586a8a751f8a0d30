import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { userColumns } from './users.repo.ts';

/**
 * These people and all super-admins, unless deleted. Locked until the transaction ends, in one order, so
 * that whatever removes a super-admin sees who is left.
 */
export const lockPeople = statement('lock_people', { ids: 'int[]' }, ({ ids }) =>
  build
    .select(userColumns)
    .from(users)
    .where(
      and(
        or(sql`${users.id} = any(${ids})`, eq(users.isSuperAdmin, true)),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(users.id)
    .for('no key update'),
);

// What somebody with a right over others changes of an account that is held.

export const setRoles = statement(
  'set_roles',
  { id: 'int', isAdmin: 'bool', isSuperAdmin: 'bool' },
  ({ id, ...roles }) => build.update(users).set(roles).where(eq(users.id, id)),
);

export const setFilmsAllowed = statement(
  'set_films_allowed',
  { id: 'int', maxFilmsAllowed: 'int' },
  ({ id, maxFilmsAllowed }) => build.update(users).set({ maxFilmsAllowed }).where(eq(users.id, id)),
);

export const setEmailVerified = statement('set_email_verified', { id: 'int' }, ({ id }) =>
  build
    .update(users)
    .set({ isEmailVerified: true, emailVerificationToken: null })
    .where(eq(users.id, id)),
);

/** One that goes on with another end began when it began. */
export const setSuspension = statement(
  'set_suspension',
  { id: 'int', isNew: 'bool', until: 'timestamptz?', reason: 'text?' },
  ({ id, isNew, until, reason }) =>
    build
      .update(users)
      .set({
        suspendedAt: sql`case when ${isNew} then now() else ${users.suspendedAt} end`,
        suspendedUntil: until,
        suspensionReason: reason,
      })
      .where(eq(users.id, id)),
);

export const clearSuspension = statement('clear_suspension', { id: 'int' }, ({ id }) =>
  build
    .update(users)
    .set({ suspendedAt: null, suspendedUntil: null, suspensionReason: null })
    .where(eq(users.id, id)),
);
