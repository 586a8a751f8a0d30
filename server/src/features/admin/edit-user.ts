import type { AdminUser, ChangeUserBody } from '@girone/contract/admin-users';
import { accept, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { actsAllowedOn, changeUser, type UserChange } from '../auth/index.ts';
import { presentAdminUser } from './admin-users.present.ts';
import { findUser } from './admin-users.repo.ts';

/** Everything that the call asks for, or, if any of it is refused, nothing. */
export async function editUser(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { userId, body }: { userId: UserId; body: ChangeUserBody },
): Promise<Outcome<AdminUser>> {
  return db.transaction(async (tx) => {
    const changed = await changeUser(tx, actor, toChange(userId, body));
    if (!changed.ok) return changed;
    const row = await findUser(tx, userId);
    if (!row) throw new Error(`user ${userId} is gone although the row was locked`);
    return accept(presentAdminUser(row, actsAllowedOn(actor, row)));
  });
}

function toChange(userId: UserId, body: ChangeUserBody): UserChange {
  const { isAdmin, suspended, suspendedUntil, maxFilmsAllowed, isEmailVerified, reason } = body;
  const until = suspendedUntil === undefined ? null : new Date(suspendedUntil);
  return {
    userId,
    reason,
    roles: isAdmin === undefined ? undefined : { isAdmin },
    suspension: suspended === undefined ? undefined : suspended ? { until } : null,
    maxFilmsAllowed,
    isEmailVerified,
  };
}
