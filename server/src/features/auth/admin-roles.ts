import { recordAct } from '../../domain/audit.ts';
import { emit } from '../../domain/events/outbox.ts';
import { notifyOfModeration } from '../../domain/notifications/notify-of-moderation.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { setRoles } from './held-people.repo.ts';
import { actOn, type PersonalAct } from './lock-person.ts';
import type { UserRow } from './users.repo.ts';

export interface AdminRoles {
  readonly isAdmin: boolean;
  /** Left out: it stays as it is, and ends with the admin role. */
  readonly isSuperAdmin?: boolean | undefined;
}

/** Gives or takes the admin role, or as the operator also that of super-admins. */
export async function setAdminRoles(
  tx: Transaction,
  { held, reason }: PersonalAct,
  roles: AdminRoles,
): Promise<void> {
  const { id: userId, isAdmin, isSuperAdmin } = held.person;
  const after = rolesAfter(held.person, roles);
  if (isAdmin === after.isAdmin && isSuperAdmin === after.isSuperAdmin) return;
  await setRoles(tx, { id: userId, ...after });
  await recordAct(tx, {
    ...actOn(held, reason),
    action: after.isAdmin ? 'user.grant_admin' : 'user.revoke_admin',
    before: { isAdmin, isSuperAdmin },
    after,
  });
  if (isAdmin !== after.isAdmin) {
    await notifyOfModeration(tx, {
      actorId: held.admin?.userId ?? null,
      people: [userId],
      act: after.isAdmin ? 'admin_granted' : 'admin_revoked',
      subject: null,
      reason,
    });
  }
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
}

export function rolesAfter(
  person: Pick<UserRow, 'isSuperAdmin'>,
  { isAdmin, isSuperAdmin = person.isSuperAdmin }: AdminRoles,
) {
  return { isAdmin, isSuperAdmin: isAdmin && isSuperAdmin };
}
