import type { CurrentUser } from '@girone/contract/auth';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCurrentUser } from './auth.present.ts';
import { findUserById } from './users.repo.ts';

export async function getCurrentUser(
  { db }: Platform,
  actor: Actor,
): Promise<Outcome<CurrentUser>> {
  const user = await findUserById(db, actor.userId);
  return user ? accept(presentCurrentUser(user)) : refuse('not_signed_in');
}
