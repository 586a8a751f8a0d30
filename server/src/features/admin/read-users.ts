import type { AdminUser, AdminUserDetail, adminUserRoutes } from '@girone/contract/admin-users';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { RouteInput } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { actsAllowedOn } from '../auth/index.ts';
import { presentAdminUser } from './admin-users.present.ts';
import { findFigures, findUser, findUsers } from './admin-users.repo.ts';

type Query = RouteInput<typeof adminUserRoutes.listUsers>['query'];

export async function listUsers(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  query: Query,
): Promise<AdminUser[]> {
  const rows = await findUsers(db, query);
  return rows.map((row) => presentAdminUser(row, actsAllowedOn(actor, row)));
}

export async function getUser(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  userId: UserId,
): Promise<Outcome<AdminUserDetail>> {
  const row = await findUser(db, userId);
  if (!row) return refuse('not_found');
  const user = presentAdminUser(row, actsAllowedOn(actor, row));
  return accept({ ...user, ...(await findFigures(db, userId)) });
}
