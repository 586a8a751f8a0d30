import type { UserId } from '@girone/contract/ids';
import type { Database } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/outbox.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { leaveAllCircles, lockCirclesOf } from '../circles/index.ts';
import { eraseFilms } from '../films/index.ts';
import { erasePosts } from '../posts/index.ts';
import { releaseImagesOf } from '../uploads/index.ts';
import {
  allowLongStatements,
  deleteAccess,
  deleteDrafts,
  deleteFollows,
  deleteOpinions,
  emptyAccount,
  lockDueAccount,
} from './erase.repo.ts';

/**
 * Deletes a person and leaves what others have played: all of it or, if anything fails, nothing.
 * Votes are not touched. Answers whether the account was still due.
 */
export async function eraseAccount(db: Database, userId: UserId): Promise<boolean> {
  return db.transaction(async (tx) => {
    await allowLongStatements(tx);
    // Circles before people, as whoever joins one does: in another order two could wait for each other.
    await lockCirclesOf(tx, userId);
    if (!(await lockDueAccount(tx, userId))) return false;
    await deleteDrafts(tx, userId);
    await leaveAllCircles(tx, userId);
    await eraseFilms(tx, userId);
    await erasePosts(tx, userId);
    await deleteOpinions(tx, userId);
    await deleteFollows(tx, userId);
    const objectKey = await deleteAccess(tx, userId);
    if (objectKey !== undefined) {
      await enqueue(tx, { name: 'discard-export', payload: { objectKey } });
    }
    await emptyAccount(tx, userId);
    // Last, when nothing shows them any more.
    await releaseImagesOf(tx, userId);
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    return true;
  });
}
