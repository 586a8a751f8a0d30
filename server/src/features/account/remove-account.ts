import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { recordAct } from '../../domain/audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { actOn, lockPerson, refuseActOn, refuseBy } from '../auth/index.ts';
import { eraseAccount, prepareErasure } from './erase-account.ts';

/** The end of an account by an admin: at once, without the days in which its owner could think again. */
export async function removeAccount(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<Outcome<undefined>> {
  return retryConflict(() => db.transaction((tx) => remove(tx, actor, { userId, reason })));
}

async function remove(
  tx: Transaction,
  actor: Actor,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<Outcome<undefined>> {
  await prepareErasure(tx, { userId, adminId: actor.userId });
  const held = await lockPerson(tx, actor, userId);
  if (!held.ok) return held;
  if (held.value.isLastSuperAdmin) return refuse('last_super_admin');
  const refusal = refuseBy(refuseActOn, held.value);
  if (refusal) return refusal;
  const { email, language, createdAt, filmsUploaded, postsCount } = held.value.person;
  await eraseAccount(tx, userId);
  await recordAct(tx, {
    ...actOn(held.value, reason),
    action: 'user.delete',
    before: { createdAt: createdAt.toISOString(), filmsUploaded, postsCount },
  });
  const payload = { email, language, reason };
  await enqueue(tx, { name: 'send-removal-notice', payload });
  return accept(undefined);
}
