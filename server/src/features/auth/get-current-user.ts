import type { CurrentUser } from '@girone/contract/auth';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { gather } from '../../platform/gather.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCurrentUser } from './auth.present.ts';
import { findAccounts } from './users.repo.ts';

/** Every page begins with this question, so those who ask at once are answered together. */
const batches = { name: 'accounts', maxInFlight: 2, maxBatch: 200, maxWaiting: 5000 };

export function createGetCurrentUser({ db }: Pick<Platform, 'db'>) {
  const findAccount = gather(async (ids: readonly UserId[]) => {
    const accounts = new Map((await findAccounts(db, { ids })).map((row) => [row.id, row]));
    return ids.map((id) => ({ status: 'fulfilled' as const, value: accounts.get(id) }));
  }, batches);

  return async ({ userId }: Actor): Promise<Outcome<CurrentUser>> => {
    const asked = findAccount(userId);
    if (!asked) return refuse('unavailable', { retryAfter: 1 });
    const account = await asked;
    return account ? accept(presentCurrentUser(account)) : refuse('not_signed_in');
  };
}

export async function getCurrentUser(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<Outcome<CurrentUser>> {
  const [account] = await findAccounts(db, { ids: [userId] });
  return account ? accept(presentCurrentUser(account)) : refuse('not_signed_in');
}
