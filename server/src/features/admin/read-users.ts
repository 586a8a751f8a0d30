import type { AdminUser, AdminUserDetail } from '@girone/contract/admin-users';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { actsAllowedOn } from '../auth/index.ts';
import { presentAdminUser } from './admin-users.present.ts';
import { findFigures, findUser, findUsers, type UserPage } from './admin-users.repo.ts';

export async function listUsers(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  page: UserPage,
): Promise<AdminUser[]> {
  const rows = await findUsers(db, page);
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
  const figures = await findFigures(db, userId);
  // Nobody hears of what is reported of them before it is decided.
  const openReports = userId === actor.userId ? 0 : figures.openReports;
  return accept({ ...user, ...figures, openReports });
}
