import { refuse, type Outcome } from '@girone/contract/errors';
import type { Platform } from '../../platform/platform.ts';
import { changeUser } from './change-user.ts';
import { findAdmins, findUserByLogin } from './users.repo.ts';

interface Roles {
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

/** The operator's way to set a person's site-wide roles. Whoever is the last super-admin stays one. */
export async function setRolesAsOperator(
  { db }: Pick<Platform, 'db'>,
  username: string,
  roles: Roles,
): Promise<Outcome<{ username: string }>> {
  return db.transaction(async (tx) => {
    const user = await findUserByLogin(tx, username);
    if (!user) return refuse('not_found');
    return changeUser(tx, null, { userId: user.id, reason: null, roles });
  });
}

export function listAdmins({
  db,
}: Pick<Platform, 'db'>): Promise<(Roles & { username: string })[]> {
  return findAdmins(db);
}
