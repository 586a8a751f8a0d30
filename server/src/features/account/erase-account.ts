import type { UserId } from '@girone/contract/ids';
import { emit } from '../../domain/events/outbox.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { allowLongStatements } from '../../platform/db/long-statements.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { recheckChampionships } from '../auth/index.ts';
import { leaveAllCircles, lockCirclesOf } from '../circles/index.ts';
import { eraseFilms } from '../films/index.ts';
import { erasePosts } from '../posts/index.ts';
import { releaseImagesOf } from '../uploads/index.ts';
import {
  deleteAccess,
  deleteDrafts,
  deleteFollows,
  deleteOpinions,
  emptyAccount,
  lockDueAccount,
  lockPeopleConcerned,
  lockPostsConcerned,
} from './erase.repo.ts';

/** Deletes whoever asked for it and has not signed in since. Answers whether the account was still due. */
export async function eraseDueAccount(db: Database, userId: UserId): Promise<boolean> {
  return retryConflict(() =>
    db.transaction(async (tx) => {
      await prepareErasure(tx, { userId, adminId: null });
      if (!(await lockDueAccount(tx, userId))) return false;
      await eraseAccount(tx, userId);
      return true;
    }),
  );
}

/**
 * To be called first: circles are locked before people, as by whoever joins one, and all people at once. In another
 * order two could wait for each other (decision 026).
 */
export async function prepareErasure(
  tx: Transaction,
  concerned: { readonly userId: UserId; readonly adminId: UserId | null },
): Promise<void> {
  // A busy account has more rows than one call may take time for.
  await allowLongStatements(tx, 60);
  await lockCirclesOf(tx, concerned.userId);
  await lockPeopleConcerned(tx, concerned);
}

/**
 * Deletes a person, whose row the caller holds, and leaves what others have played: all of it or, if
 * anything fails, nothing. Votes are not touched.
 */
export async function eraseAccount(tx: Transaction, userId: UserId): Promise<void> {
  await deleteDrafts(tx, { userId });
  await leaveAllCircles(tx, userId);
  await eraseFilms(tx, userId);
  await lockPostsConcerned(tx, { userId });
  await erasePosts(tx, userId);
  await deleteOpinions(tx, userId);
  await deleteFollows(tx, userId);
  const objectKey = await deleteAccess(tx, userId);
  if (objectKey !== undefined) {
    await enqueue(tx, { name: 'discard-export', payload: { objectKey } });
  }
  await emptyAccount(tx, { userId });
  // Last, when nothing shows them any more.
  await releaseImagesOf(tx, userId);
  await recheckChampionships(tx);
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
}
