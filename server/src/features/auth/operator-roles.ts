import { refuse, type Outcome } from '@girone/contract/errors';
import type { Platform } from '../../platform/platform.ts';
import type { AdminRoles } from './admin-roles.ts';
import { changeUser } from './change-user.ts';
import { resetSecondFactor } from './second-factor/change-second-factor.ts';
import { findAdmins, findUserByLogin } from './users.repo.ts';

/** The operator's way to set a person's site-wide roles. Whoever is the last super-admin stays one. */
export async function setRolesAsOperator(
  { db }: Pick<Platform, 'db'>,
  username: string,
  roles: AdminRoles,
): Promise<Outcome<{ username: string }>> {
  return db.transaction(async (tx) => {
    const user = await findUserByLogin(tx, username);
    if (!user) return refuse('not_found');
    return changeUser(tx, null, { userId: user.id, reason: null, roles });
  });
}

/** The operator's way to help whoever lost app and codes, where no super-admin can. */
export async function resetFactorAsOperator(
  platform: Pick<Platform, 'db'>,
  username: string,
): Promise<Outcome<undefined>> {
  const user = await findUserByLogin(platform.db, username);
  if (!user) return refuse('not_found');
  return resetSecondFactor(platform, null, { userId: user.id, reason: null });
}

export function listAdmins({ db }: Pick<Platform, 'db'>): ReturnType<typeof findAdmins> {
  return findAdmins(db, {});
}
