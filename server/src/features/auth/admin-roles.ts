import { refuse, accept, type Outcome } from '@girone/contract/errors';
import { emit } from '../../platform/events/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAdmins, findUserByLogin, lockSuperAdmins, setAdminFlags } from './users.repo.ts';

interface Roles {
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

/** Sets a person's site-wide roles. Whoever is the last super-admin stays one. */
export async function setAdminRoles(
  { db }: Pick<Platform, 'db'>,
  username: string,
  roles: Roles,
): Promise<Outcome<{ username: string }>> {
  return db.transaction(async (tx) => {
    const superAdmins = await lockSuperAdmins(tx);
    const user = await findUserByLogin(tx, username);
    if (!user) return refuse('not_found');
    const isLast = superAdmins.length === 1 && superAdmins[0] === user.id;
    if (isLast && !roles.isSuperAdmin) return refuse('last_super_admin');
    await setAdminFlags(tx, user.id, roles);
    const { id: userId } = user;
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    return accept({ username: user.username });
  });
}

export function listAdmins({
  db,
}: Pick<Platform, 'db'>): Promise<(Roles & { username: string })[]> {
  return findAdmins(db);
}
